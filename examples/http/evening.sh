#!/bin/sh
# An evening at table 7 with curl alone, through `parastatiko serve`: orders, a declined card, the bill in cash for an 80 mm printer,
# and a credit. Answers are JSON; sed takes out the few values that the next call needs.
#
#     parastatiko serve &
#     sh evening.sh http://127.0.0.1:8087 2026-11-20 bill.bin
set -eu
base=$1 today=$2 file=$3
# Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
evening=$(date +%s)-$$

# call METHOD PATH BODY KEY: with a key, a call may be repeated until an answer arrives. It is done once.
call() {
  curl --silent --show-error --fail-with-body --request "$1" "$base$2" \
    --header 'Content-Type: application/json' ${4:+--header "Idempotency-Key: $evening $4"} --data "$3"
}
# The value of a member: of several, the last one.
member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" | head -n 1; }

shop='{"vatNumber": "800123456", "country": "GR", "branch": 0}'
bill='"type": "11.1", "series": "R", "aa": "next", "issueDate": "'$today'", "income": "goods"'

call PUT /tables/7 '{"opening": {"issuer": '"$shop"', "series": "OS"}}' 'table 7 open' >/dev/null
call POST /tables/7/orders '{"facts": {"aa": "next", "issueDate": "'"$today"'", "lines": [
  {"description": "Σαλάτα", "unit": 1, "unitPriceWithVat": "8.50", "vat": 13, "quantity": 2},
  {"description": "Κρασί", "unit": 1, "unitPriceWithVat": "9.00", "vat": 24, "quantity": 1}]}}' 'table 7 order 1' >/dev/null
call POST /tables/7/cancellations '{"facts": {"aa": "next", "issueDate": "'"$today"'", "lines": [
  {"description": "Σαλάτα", "quantity": 1}]}}' 'table 7 cancellation 1' >/dev/null

# The bill waits for the card, which is declined. Released, the table is open again.
held=$(call POST /tables/7/closing '{"skipSignature": false, "facts": {'"$bill"', "payments": [
  {"type": 7, "amount": "rest", "terminalId": "16000123", "posNspId": 2}]}}' 'table 7 bill')
payment=$(echo "$held" | member payment)
call POST "/payments/$payment/charging" '{"facts": {"payment": 0, "paymentAmount": "17.50"}}' >/dev/null
call POST "/payments/$payment/declined" '{"facts": {"payment": 0}}' >/dev/null
call POST "/payments/$payment/release" '{"reason": "card declined, paid in cash"}' >/dev/null
echo "table $(curl --silent --fail "$base/tables/7" | member status)"

# Another bill, with a key of its own, paid in cash.
paid=$(call POST /tables/7/closing '{"page": {"form": "escpos", "format": "roll80"}, "facts": {'"$bill"', "payments": [
  {"type": 3, "amount": "rest"}]}}' 'table 7 bill in cash')
# The bytes for the printer: cat bill.bin >/dev/usb/lp0
echo "$paid" | member base64 | base64 -d >"$file"
mark=$(echo "$paid" | member mark)
echo "issued ${#mark}"

# The salad goes back, and its price is returned in cash.
credit=$(call POST /credits '{"original": {"mark": "'"$mark"'"}, "facts": {"series": "C", "aa": "next", "issueDate": "'"$today"'",
  "lines": [{"line": 1, "quantity": 1}], "payments": [{"type": 3, "amount": "rest"}]}}' 'table 7 credit')
echo "credit $(echo "$credit" | member invoiceType)"
