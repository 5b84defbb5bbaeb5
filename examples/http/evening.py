"""An evening at table 7 through `parastatiko serve`: orders, a cancellation, a card at a locked terminal, the printed bill, and a credit.
It needs Python 3 and nothing else.

    parastatiko serve &
    python3 evening.py http://127.0.0.1:8087 2026-11-20 bill.html
"""
import http.client
import json
import sys
import time
import urllib.error
import urllib.request
import uuid

BASE = sys.argv[1]
TODAY = sys.argv[2]
# Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
EVENING = uuid.uuid4()
SHOP = {"vatNumber": "800123456", "country": "GR", "branch": 0}


def call(method, path, body=None, key=None):
    """One call. What changes something has a key, so it is done once, however often it is repeated."""
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Idempotency-Key"] = f"{EVENING} {key}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, headers, method=method)
    for pause in (0.1, 0.5, 2, 10, 30, None):
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                status, read = answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            status, read = error.code, json.load(error)
        except (OSError, http.client.HTTPException) as lost:
            status, read = 503, {"title": f"No answer: {lost}"}
        # No answer, or not known yet: the same call again, with the same key.
        if status not in (202, 502, 503) or pause is None:
            break
        time.sleep(pause)
    if status < 300 and status != 202:
        return read
    for issue in read.get("issues", []):
        print(issue["pointer"], issue["message"], file=sys.stderr)
    sys.exit(f"{status} {read.get('detail', read.get('title'))}")


def item(name, price, vat, quantity):
    return {"description": name, "unit": 1, "unitPriceWithVat": price, "vat": vat, "quantity": quantity}


call("PUT", "/tables/7", {"opening": {"issuer": SHOP, "series": "OS"}}, "table 7 open")
call(
    "POST",
    "/tables/7/orders",
    {"facts": {"aa": "next", "issueDate": TODAY, "lines": [item("Σαλάτα", "8.50", 13, 2), item("Κρασί", "9.00", 24, 1)]}},
    "table 7 order 1",
)
call(
    "POST",
    "/tables/7/cancellations",
    {"facts": {"aa": "next", "issueDate": TODAY, "lines": [{"description": "Σαλάτα", "quantity": 1}]}},
    "table 7 cancellation 1",
)
for left in call("GET", "/tables/7")["remaining"]:
    print(left["quantity"], left["description"], left["gross"])

bill = {
    "type": "11.1",
    "series": "R",
    "aa": "next",
    "issueDate": TODAY,
    "income": "goods",
    "payments": [{"type": 7, "amount": "rest", "terminalId": "16000123", "posNspId": 2}],
}
held = call("POST", "/tables/7/closing", {"facts": bill, "skipSignature": False}, "table 7 bill")
print(held["outcome"]["kind"])

payment = next(each for each in call("GET", "/payments")["payments"] if each.get("table") == "7")
name, waiting = payment["payment"], payment["pending"][0]
charge = {"payment": waiting["payment"], "paymentAmount": waiting["left"]}
call("POST", f"/payments/{name}/charging", {"facts": {**charge, "reference": "table 7"}}, "table 7 charging")
# Here the terminal charges the card, with the token in `waiting`.
call("POST", f"/payments/{name}/charged", {"facts": {**charge, "transactionId": "000417", "paymentType": 7}}, "table 7 charged")
paid = call("POST", f"/payments/{name}/completion", {"page": {"form": "html", "format": "roll80"}}, "table 7 completion")
print(paid["outcome"]["kind"], len(paid["outcome"]["mark"]))
with open(sys.argv[3], "w", encoding="utf-8") as file:
    file.write(paid["page"]["text"])
print(call("GET", "/tables/7")["status"])

# The salad goes back, and its price is returned in cash. The server knows the bill by its MARK.
back = {
    "series": "C",
    "aa": "next",
    "issueDate": TODAY,
    "lines": [{"line": 1, "quantity": 1}],
    "payments": [{"type": 3, "amount": "rest"}],
}
credit = call("POST", "/credits", {"original": {"mark": paid["outcome"]["mark"]}, "facts": back}, "table 7 credit")
print("credit", credit["document"]["invoiceHeader"]["invoiceType"], "left", credit["remaining"]["totalGrossValue"])

# At table 8 the card is declined, and the guest pays in cash: the bill is released and made again.
call("PUT", "/tables/8", {"opening": {"issuer": SHOP, "series": "OS"}}, "table 8 open")
wine = {"aa": "next", "issueDate": TODAY, "lines": [item("Κρασί", "9.00", 24, 1)]}
call("POST", "/tables/8/orders", {"facts": wine}, "table 8 order 1")
call("POST", "/tables/8/closing", {"facts": bill, "skipSignature": False}, "table 8 bill")
payment = next(each for each in call("GET", "/payments")["payments"] if each.get("table") == "8")
name, waiting = payment["payment"], payment["pending"][0]
call("POST", f"/payments/{name}/charging", {"facts": {"payment": 0, "paymentAmount": waiting["left"], "reference": "table 8"}}, "table 8 charging")
call("POST", f"/payments/{name}/declined", {"facts": {"payment": 0}}, "table 8 declined")
call("POST", f"/payments/{name}/release", {"reason": "card declined, paid in cash"}, "table 8 release")
cash = {**bill, "payments": [{"type": 3, "amount": "rest"}]}
print(call("POST", "/tables/8/closing", {"facts": cash}, "table 8 bill in cash")["table"]["status"])
