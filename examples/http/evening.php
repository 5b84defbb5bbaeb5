<?php
/*
An evening at table 7 through `parastatiko serve`: orders, a cancellation, a card at a locked terminal, the printed bill, and a credit.
It needs PHP 8 and no extension.

    parastatiko serve &
    php evening.php http://127.0.0.1:8087 2026-11-20 bill.html
*/
declare(strict_types=1);

[, $base, $today, $file] = $argv;
// Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
$evening = bin2hex(random_bytes(8));
$shop = ['vatNumber' => '800123456', 'country' => 'GR', 'branch' => 0];

/** One call. What changes something has a key, so it is done once, however often it is repeated. */
function call(string $method, string $path, ?array $body = null, ?string $key = null): array
{
    global $base, $evening;
    $headers = ['Content-Type: application/json'];
    if ($key !== null) {
        $headers[] = "Idempotency-Key: $evening $key";
    }
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => $headers,
        'content' => $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR),
        'ignore_errors' => true,
        'timeout' => 120,
    ]]);
    foreach ([0.1, 0.5, 2, 10, 30, null] as $pause) {
        $answer = @file_get_contents($base . $path, false, $context);
        // MARKs are text in answers, so no number loses digits. An answer that was cut off is not JSON.
        $read = $answer === false ? null : json_decode($answer, true);
        $status = $read === null ? 503 : (int) explode(' ', $http_response_header[0])[1];
        // No answer, or not known yet: the same call again, with the same key.
        if (!in_array($status, [202, 502, 503], true) || $pause === null) {
            break;
        }
        usleep((int) ($pause * 1_000_000));
    }
    if ($status >= 300 || $status === 202) {
        $read ??= ['title' => 'No answer.'];
        foreach ($read['issues'] ?? [] as $issue) {
            fwrite(STDERR, "{$issue['pointer']} {$issue['message']}\n");
        }
        fwrite(STDERR, $status . ' ' . ($read['detail'] ?? $read['title']) . "\n");
        exit(1);
    }
    return $read;
}

function item(string $name, string $price, int $vat, int $quantity): array
{
    return ['description' => $name, 'unit' => 1, 'unitPriceWithVat' => $price, 'vat' => $vat, 'quantity' => $quantity];
}

call('PUT', '/tables/7', ['opening' => ['issuer' => $shop, 'series' => 'OS']], 'table 7 open');
call('POST', '/tables/7/orders', ['facts' => [
    'aa' => 'next',
    'issueDate' => $today,
    'lines' => [item('Σαλάτα', '8.50', 13, 2), item('Κρασί', '9.00', 24, 1)],
]], 'table 7 order 1');
call('POST', '/tables/7/cancellations', ['facts' => [
    'aa' => 'next',
    'issueDate' => $today,
    'lines' => [['description' => 'Σαλάτα', 'quantity' => 1]],
]], 'table 7 cancellation 1');
foreach (call('GET', '/tables/7')['remaining'] as $left) {
    echo "{$left['quantity']} {$left['description']} {$left['gross']}\n";
}

$bill = [
    'type' => '11.1',
    'series' => 'R',
    'aa' => 'next',
    'issueDate' => $today,
    'income' => 'goods',
    'payments' => [['type' => 7, 'amount' => 'rest', 'terminalId' => '16000123', 'posNspId' => 2]],
];
$held = call('POST', '/tables/7/closing', ['facts' => $bill, 'skipSignature' => false], 'table 7 bill');
echo $held['outcome']['kind'], "\n";

$payments = call('GET', '/payments')['payments'];
$payment = array_values(array_filter($payments, fn ($each) => ($each['table'] ?? null) === '7'))[0];
$name = $payment['payment'];
$waiting = $payment['pending'][0];
$charge = ['payment' => $waiting['payment'], 'paymentAmount' => $waiting['left']];
call('POST', "/payments/$name/charging", ['facts' => $charge + ['reference' => 'table 7']], 'table 7 charging');
// Here the terminal charges the card, with the token in $waiting.
call('POST', "/payments/$name/charged", ['facts' => $charge + ['transactionId' => '000417', 'paymentType' => 7]], 'table 7 charged');
$paid = call('POST', "/payments/$name/completion", ['page' => ['form' => 'html', 'format' => 'roll80']], 'table 7 completion');
echo $paid['outcome']['kind'], ' ', strlen((string) $paid['outcome']['mark']), "\n";
file_put_contents($file, $paid['page']['text']);
echo call('GET', '/tables/7')['status'], "\n";

// The salad goes back, and its price is returned in cash. The server knows the bill by its MARK.
$credit = call('POST', '/credits', ['original' => ['mark' => $paid['outcome']['mark']], 'facts' => [
    'series' => 'C',
    'aa' => 'next',
    'issueDate' => $today,
    'lines' => [['line' => 1, 'quantity' => 1]],
    'payments' => [['type' => 3, 'amount' => 'rest']],
]], 'table 7 credit');
echo "credit {$credit['document']['invoiceHeader']['invoiceType']} left {$credit['remaining']['totalGrossValue']}\n";
