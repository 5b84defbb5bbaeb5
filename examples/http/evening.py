"""An evening at table 7 through `parastatiko serve`: python3 evening.py http://127.0.0.1:8087 2026-11-20 bill.html"""
import http.client, json, sys, time, urllib.error, urllib.request, uuid

BASE, TODAY, PAGE = sys.argv[1:]
# Every run is another evening. A till keeps the keys of its sales, and repeats a call with the same one.
EVENING = uuid.uuid4()


def call(method, path, body=None, key=None):
    """One call. What changes something has a key, so it is done once, however often it is repeated."""
    headers = {"Content-Type": "application/json", **({"Idempotency-Key": f"{EVENING} {key}"} if key else {})}
    request = urllib.request.Request(BASE + path, json.dumps(body).encode() if body else None, headers, method=method)
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


slip = {"aa": "next", "issueDate": TODAY}
call("PUT", "/tables/7", {"opening": {"issuer": {"vatNumber": "800123456", "branch": 0}, "series": "OS"}}, "open")
call("POST", "/tables/7/orders", {"facts": {**slip, "lines": [item("Σαλάτα", "8.50", 13, 2), item("Κρασί", "9.00", 24, 1)]}}, "order")
call("POST", "/tables/7/cancellations", {"facts": {**slip, "lines": [{"description": "Σαλάτα", "quantity": 1}]}}, "cancellation")
for left in call("GET", "/tables/7")["remaining"]:
    print(left["quantity"], left["description"], left["gross"])
card = {"type": 7, "amount": "rest", "terminalId": "16000123", "posNspId": 2}
bill = {"type": "11.1", "series": "R", **slip, "income": "goods", "payments": [card]}
print(call("POST", "/tables/7/closing", {"facts": bill, "skipSignature": False}, "bill")["outcome"]["kind"])
payment = next(each for each in call("GET", "/payments")["payments"] if each.get("table") == "7")
waiting, path = payment["pending"][0], f"/payments/{payment['payment']}"
charge = {"payment": waiting["payment"], "paymentAmount": waiting["left"]}
call("POST", f"{path}/charging", {"facts": {**charge, "reference": "table 7"}}, "charging")
# Here the terminal charges the card, with the token in `waiting`.
call("POST", f"{path}/charged", {"facts": {**charge, "transactionId": "000417", "paymentType": 7}}, "charged")
paid = call("POST", f"{path}/completion", {"page": {"form": "html", "format": "roll80"}}, "completion")
print(paid["outcome"]["kind"], len(paid["outcome"]["mark"]), call("GET", "/tables/7")["status"])
with open(PAGE, "w", encoding="utf-8") as file:
    file.write(paid["page"]["text"])
# The salad goes back, and its price is returned in cash. The server knows the bill by its MARK.
back = {"series": "C", **slip, "lines": [{"line": 1, "quantity": 1}], "payments": [{"type": 3, "amount": "rest"}]}
credit = call("POST", "/credits", {"original": {"mark": paid["outcome"]["mark"]}, "facts": back}, "credit")
print("credit", credit["document"]["invoiceHeader"]["invoiceType"], "left", credit["remaining"]["totalGrossValue"])
