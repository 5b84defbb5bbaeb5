"""A till with a card terminal, through `parastatiko serve`. A button of the till is a call to this program, so that
`parastatiko terminals check` can press it. It needs Python 3 and nothing else.

    parastatiko serve --terminals terminals.json &
    python3 till.py http://127.0.0.1:8087 8090
"""
import http.client
import json
import sys
import time
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BASE = sys.argv[1]
PAUSES = (0.1, 0.2, 0.5, None)


def send(method, path, body, key):
    """One call to serve. `None` as its status: no answer arrived, and the card may have been charged."""
    headers = {"Content-Type": "application/json", "Accept-Language": "el"}
    if key:
        headers["Idempotency-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, headers, method=method)
    try:
        # Longer than the customer may need at the terminal.
        with urllib.request.urlopen(request, timeout=280) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)
    except (OSError, ValueError, http.client.HTTPException) as lost:
        return None, {"detail": f"No answer: {lost}"}


def ended(method, path, body, key):
    """The same call with the same key, until it has an answer: so it is done once, however often it is repeated."""
    for pause in PAUSES:
        status, answer = send(method, path, body, key)
        if status is not None and status < 500:
            break
        if pause is not None:
            time.sleep(pause)
    return status or 503, answer


def charge(path, body, key):
    """Sells or refunds. An unknown charge is asked for, never charged again: the same key continues it."""
    status, answer = ended("POST", path, body, key)
    if answer.get("result", {}).get("kind") in ("unknown", "running"):
        payment, terminal = answer["payment"]["payment"], path.split("/")[2]
        asked, found = ended("POST", f"/payments/{payment}/ask", {"terminal": terminal}, None)
        if asked == 200 and not found["payment"]["unsettled"]:
            status, answer = ended("POST", path, body, key)
    return status, answer


class Buttons(BaseHTTPRequestHandler):
    """Selling, refunding, voiding, asking and the day: the calls of serve, each with what a till adds to it."""

    def do_GET(self):
        self.answer(*ended("GET", self.path, None, None))

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        is_charge = self.path.endswith(("/charges", "/refunds"))
        key = self.headers["Idempotency-Key"] if is_charge else None
        self.answer(*(charge(self.path, body, key) if is_charge else ended("POST", self.path, body, key)))

    def answer(self, status, body):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        """What the cashier does is in the journal of serve."""


till = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), Buttons)
print(f"http://127.0.0.1:{till.server_port}", flush=True)
till.serve_forever()
