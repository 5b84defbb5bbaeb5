"""An order by telephone, from a program that is not written in JavaScript: plain SQL adds the order and the facts of its
receipt to the database in one transaction. A worker builds the receipt and issues it. It needs Python 3 and psql.

    DATABASE_URL=postgres://... python3 phone_order.py 3 2026-11-20
"""
import json
import os
import subprocess
import sys

JARS = int(sys.argv[1])
TODAY = sys.argv[2]
SHOP = {"vatNumber": "800123456", "country": "GR", "branch": 0}

FACTS = {
    "type": "11.1",
    "series": "PHONE",
    "issueDate": TODAY,
    "issuer": SHOP,
    "lines": [
        {"description": "Μέλι", "quantity": JARS, "unit": 1, "unitPriceWithVat": "6.20", "vat": 13, "income": "goods"},
    ],
    "payments": [{"type": 3, "amount": "rest"}],
}

# The number comes from a row of this program's own, which other orders of the series wait for until the commit. So the
# numbers have no gaps, and the receipts of the series go out in their order. A queue has the name of its series.
SQL = """
BEGIN;
UPDATE phone_numbers SET last = last + 1 RETURNING last AS number \\gset
INSERT INTO orders (series, number, jars) VALUES ('PHONE', :'number', :jars);
SELECT graphile_worker.add_job(
  'parastatiko_issue',
  json_build_object('facts', :'facts'::jsonb || jsonb_build_object('aa', :'number')),
  queue_name => :'queue',
  run_at => clock_timestamp()
) \\gset
COMMIT;
"""

# Greek letters stay as they are: an escaped name would be another queue.
QUEUE = json.dumps([SHOP["vatNumber"], SHOP["branch"], FACTS["series"]], separators=(",", ":"), ensure_ascii=False)
values = {"jars": JARS, "facts": json.dumps(FACTS), "queue": QUEUE, "ON_ERROR_STOP": 1}
arguments = [part for name, value in values.items() for part in ("-v", f"{name}={value}")]
subprocess.run(
    ["psql", "-X", "-q", os.environ["DATABASE_URL"], *arguments],
    input=SQL,
    text=True,
    encoding="utf-8",
    check=True,
)
