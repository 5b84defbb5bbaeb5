<?php
// An evening at table 7 through `parastatiko serve`: php evening.php http://127.0.0.1:8087 2026-11-20 bill.html
declare(strict_types=1);

[, $base, $today, $file] = $argv;
// Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
$evening = bin2hex(random_bytes(8));

/** One call. What changes something has a key, so it is done once, however often it is repeated. */
function call(string $method, string $path, ?array $body = null, ?string $key = null): array
{
    global $base, $evening;
    $header = ['Content-Type: application/json', ...($key === null ? [] : ["Idempotency-Key: $evening $key"])];
    $content = $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR);
    $http = ['method' => $method, 'header' => $header, 'content' => $content, 'ignore_errors' => true, 'timeout' => 120];
    foreach ([0.1, 0.5, 2, 10, 30, null] as $pause) {
        $answer = @file_get_contents($base . $path, false, stream_context_create(['http' => $http]));
        // MARKs are text in answers, so no number loses digits. An answer that was cut off is not JSON.
        $read = $answer === false ? null : json_decode($answer, true);
        $status = $read === null ? 503 : (int) explode(' ', $http_response_header[0])[1];
        // No answer, or not known yet: the same call again, with the same key.
        if (!in_array($status, [202, 502, 503], true) || $pause === null) {
            break;
        }
        usleep((int) ($pause * 1_000_000));
    }
    if ($status < 300 && $status !== 202) {
        return $read;
    }
    foreach ($read['issues'] ?? [] as $issue) {
        fwrite(STDERR, "{$issue['pointer']} {$issue['message']}\n");
    }
    fwrite(STDERR, $status . ' ' . ($read['detail'] ?? $read['title'] ?? 'No answer.') . "\n");
    exit(1);
}

$item = fn ($name, $price, $vat, $quantity) => ['description' => $name, 'unit' => 1, 'unitPriceWithVat' => $price] + compact('vat', 'quantity');
$slip = ['aa' => 'next', 'issueDate' => $today];
call('PUT', '/tables/7', ['opening' => ['issuer' => ['vatNumber' => '800123456', 'branch' => 0], 'series' => 'OS']], 'open');
call('POST', '/tables/7/orders', ['facts' => $slip + ['lines' => [$item('Σαλάτα', '8.50', 13, 2), $item('Κρασί', '9.00', 24, 1)]]], 'order');
call('POST', '/tables/7/cancellations', ['facts' => $slip + ['lines' => [['description' => 'Σαλάτα', 'quantity' => 1]]]], 'cancellation');
foreach (call('GET', '/tables/7')['remaining'] as $left) echo "{$left['quantity']} {$left['description']} {$left['gross']}\n";
$card = ['type' => 7, 'amount' => 'rest', 'terminalId' => '16000123', 'posNspId' => 2];
$bill = $slip + ['type' => '11.1', 'series' => 'R', 'income' => 'goods', 'payments' => [$card]];
echo call('POST', '/tables/7/closing', ['facts' => $bill, 'skipSignature' => false], 'bill')['outcome']['kind'], "\n";
[$payment] = array_values(array_filter(call('GET', '/payments')['payments'], fn ($each) => ($each['table'] ?? null) === '7'));
[$waiting, $path] = [$payment['pending'][0], "/payments/{$payment['payment']}"];
$charge = ['payment' => $waiting['payment'], 'paymentAmount' => $waiting['left']];
call('POST', "$path/charging", ['facts' => $charge + ['reference' => 'table 7']], 'charging');
// Here the terminal charges the card, with the token in $waiting.
call('POST', "$path/charged", ['facts' => $charge + ['transactionId' => '000417', 'paymentType' => 7]], 'charged');
['outcome' => $outcome, 'page' => $page] = call('POST', "$path/completion", ['page' => ['form' => 'html', 'format' => 'roll80']], 'completion');
echo $outcome['kind'], ' ', strlen($outcome['mark']), ' ', call('GET', '/tables/7')['status'], "\n";
file_put_contents($file, $page['text']);
// The salad goes back, and its price is returned in cash. The server knows the bill by its MARK.
$back = $slip + ['series' => 'C', 'lines' => [['line' => 1, 'quantity' => 1]], 'payments' => [['type' => 3, 'amount' => 'rest']]];
$credit = call('POST', '/credits', ['original' => ['mark' => $outcome['mark']], 'facts' => $back], 'credit');
echo "credit {$credit['document']['invoiceHeader']['invoiceType']} left {$credit['remaining']['totalGrossValue']}\n";
