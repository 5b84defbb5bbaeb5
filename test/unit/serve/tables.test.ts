import { expect, it } from 'vitest';
import { coffee, issueDate, issuer, served } from './setup.js';

const opening = { opening: { issuer, series: 'OS' } };
const order = (quantity: number, aa = 'next') => ({
  facts: { aa, issueDate, lines: [{ ...coffee, quantity }] },
});
const bill = (payments: readonly object[]) => ({
  facts: { type: '11.1', series: 'R', aa: 'next', issueDate, income: 'goods', payments },
});
const key = (name: string) => ({ 'idempotency-key': name });

it('serves a table from its first order to a bill in cash, and prints the bill', async () => {
  const { call, sandbox } = await served();
  expect((await call('PUT /tables/7', opening, key('open'))).body).toMatchObject({ status: 'empty' });
  const first = await call('POST /tables/7/orders', order(3), key('k1'));
  expect(first.status).toBe(200);
  expect(first.body.document.invoiceHeader).toMatchObject({ invoiceType: '8.6', series: 'OS', aa: '1' });
  expect(first.body.outcome.mark).toMatch(/^\d+$/);
  await call(
    'POST /tables/7/cancellations',
    {
      facts: { aa: 'next', issueDate, lines: [{ description: 'Καφές', quantity: 1 }] },
    },
    key('k2'),
  );
  const { body: table } = await call('GET /tables/7');
  expect(table.remaining).toMatchObject([{ description: 'Καφές', quantity: '2', gross: '7.00' }]);
  const closed = await call(
    'POST /tables/7/closing',
    {
      ...bill([{ type: 3, amount: 'rest' }]),
      page: { form: 'html', format: 'roll80' },
    },
    key('k3'),
  );
  expect(closed.body.document.invoiceSummary.totalGrossValue).toBe(7);
  expect(closed.body.table.status).toBe('ended');
  expect(closed.body.page.type).toBe('text/html; charset=utf-8');
  expect(closed.body.page.text).toContain(closed.body.outcome.mark);
  expect(sandbox.documents()).toHaveLength(3);
});

it('answers a repeated call with the same answer, also after a restart, and sends nothing twice', async () => {
  const before = await served();
  await before.call('PUT /tables/7', opening, key('open'));
  const first = await before.call('POST /tables/7/orders', order(2), key('k1'));
  const { call, sandbox } = await served({}, before);
  const again = await call('POST /tables/7/orders', order(2), key('k1'));
  expect(again.body).toEqual(first.body);
  expect(sandbox.documents()).toHaveLength(1);
  const other = await call('POST /tables/7/orders', order(5), key('k1'));
  expect([other.status, other.body.type]).toEqual([422, 'urn:parastatiko:key-reused']);
});

it('finishes what a killed process had begun: the slip was stored, but its answer was lost', async () => {
  const before = await served();
  await before.call('PUT /tables/7', opening, key('open'));
  before.sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
  const lost = await before.call('POST /tables/7/orders', order(2), key('k1'));
  expect([lost.status, lost.body.outcome.kind]).toEqual([202, 'unknown']);
  const { call, sandbox } = await served({}, before);
  const again = await call('POST /tables/7/orders', order(2), key('k1'));
  expect(again.body.outcome.kind).toBe('alreadyIssued');
  expect(again.body.document.invoiceHeader.aa).toBe('1');
  expect(sandbox.documents()).toHaveLength(1);
});

it('refuses facts without reserving a number', async () => {
  const { call, journal } = await served();
  await call('PUT /tables/7', opening, key('open'));
  const refused = await call(
    'POST /tables/7/orders',
    { facts: { aa: 'next', issueDate, lines: [] } },
    key('k1'),
  );
  expect(refused.status).toBeGreaterThanOrEqual(409);
  expect(refused.body.issues.length).toBeGreaterThan(0);
  expect(await journal.numbering.open()).toEqual([]);
  const corrected = await call('POST /tables/7/orders', order(1), key('k1'));
  expect(corrected.body.document.invoiceHeader.aa).toBe('1');
});

it('sends a corrected order under the key and the number of one that the service refused', async () => {
  const { call, sandbox, journal } = await served();
  await call('PUT /tables/7', opening, key('open'));
  sandbox.faults.add({ kind: 'refuse', call: 'SendInvoices' });
  const refused = await call('POST /tables/7/orders', order(2), key('k1'));
  expect([refused.status, refused.body.outcome.kind]).toEqual([422, 'refused']);
  const corrected = await call('POST /tables/7/orders', order(3), key('k1'));
  expect(corrected.status).toBe(200);
  expect(corrected.body.document.invoiceHeader.aa).toBe('1');
  expect((await call('GET /tables/7')).body.remaining).toMatchObject([{ quantity: '3' }]);
  expect(await journal.numbering.open()).toEqual([]);
});

it('tells the second of two tills that the table has changed', async () => {
  const { call } = await served();
  const { headers } = await call('PUT /tables/7', opening, key('open'));
  const version = headers.get('etag') ?? '';
  const first = await call('POST /tables/7/orders', order(1), { ...key('a'), 'if-match': version });
  expect(first.status).toBe(200);
  const second = await call('POST /tables/7/orders', order(1), { ...key('b'), 'if-match': version });
  expect([second.status, second.body.type]).toEqual([412, 'urn:parastatiko:changed']);
  const now = first.headers.get('etag') ?? '';
  expect((await call('POST /tables/7/orders', order(1), { ...key('b'), 'if-match': now })).status).toBe(200);
});

it('takes orders of two tills at the same time, each once', async () => {
  const { call, sandbox } = await served();
  await call('PUT /tables/7', opening, key('open'));
  const keys = ['a', 'b', 'c', 'a', 'b', 'c'];
  const answers = await Promise.all(keys.map((name) => call('POST /tables/7/orders', order(1), key(name))));
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200));
  expect(sandbox.documents()).toHaveLength(3);
  expect((await call('GET /tables/7')).body.remaining).toMatchObject([{ quantity: '3' }]);
});

it('takes more orders at once than a change is tried, each once, and a stated version is the only one that can be too old', async () => {
  const { call, sandbox } = await served();
  const opened = await call('PUT /tables/7', opening, key('open'));
  const seen = { 'if-match': opened.headers.get('etag') ?? '' };
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, at) =>
      call('POST /tables/7/orders', order(1), { ...key(`order ${at}`), ...(at === 24 && seen) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 24 }, () => 200), 412]);
  expect(sandbox.documents()).toHaveLength(24);
  expect((await call('GET /tables/7')).body.remaining).toMatchObject([{ quantity: '24' }]);
});

it('moves items to another table, once', async () => {
  const { call, sandbox } = await served();
  await call('PUT /tables/7', opening, key('o7'));
  await call('PUT /tables/8', opening, key('o8'));
  await call('POST /tables/7/orders', order(3), key('k1'));
  const move = {
    to: '8',
    facts: {
      order: { aa: 'next', issueDate },
      cancellation: { aa: 'next', issueDate },
      lines: [{ description: 'Καφές', quantity: 1 }],
    },
  };
  const moved = await call('POST /tables/7/moves', move, key('m'));
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect(moved.body.order.document.invoiceHeader.aa).toBe('2');
  expect(moved.body.cancellation.document.invoiceHeader.aa).toBe('3');
  expect((await call('POST /tables/7/moves', move, key('m'))).body).toEqual(moved.body);
  expect((await call('GET /tables/7')).body).toMatchObject({
    remaining: [{ quantity: '2' }],
    unfinished: [],
  });
  expect((await call('GET /tables/8')).body).toMatchObject({ remaining: [{ quantity: '1' }], pending: [] });
  expect(sandbox.documents()).toHaveLength(3);
});

it('gives a discount before the bill', async () => {
  const { call } = await served();
  await call('PUT /tables/7', opening, key('open'));
  await call('POST /tables/7/orders', order(2), key('k1'));
  const facts = { percent: 10, order: { aa: 'next', issueDate }, cancellation: { aa: 'next', issueDate } };
  expect((await call('POST /tables/7/discounts', { facts }, key('d'))).status).toBe(200);
  expect((await call('GET /tables/7')).body.remaining).toMatchObject([{ quantity: '2', gross: '6.30' }]);
});

it('holds a bill for a terminal, and closes the table when it is paid', async () => {
  const { call, sandbox } = await served();
  await call('PUT /tables/7', opening, key('open'));
  await call('POST /tables/7/orders', order(2), key('k1'));
  const card = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
  const closing = { ...bill([card]), skipSignature: false };
  const held = await call('POST /tables/7/closing', closing, key('k2'));
  expect(held.body.outcome.kind).toBe('held');
  const { body: list } = await call('GET /payments');
  const [{ payment, pending }] = list.payments;
  expect(payment).toBe('800123456-0-11.1-R-1');
  expect(pending).toMatchObject([{ left: '7.00', terminalId: '16000123' }]);
  const step = (name: string, facts: object) => call(`POST /payments/${payment}/${name}`, { facts });
  expect((await step('charging', { payment: 0, paymentAmount: '7.00' })).body.unsettled).toHaveLength(1);
  const charge = { payment: 0, transactionId: '000417', paymentAmount: '7.00', paymentType: 7 };
  expect((await step('charged', charge)).body.unsettled).toEqual([]);
  const paid = await call(`POST /payments/${payment}/completion`, {});
  expect(paid.body.outcome.kind).toBe('issued');
  expect((await call(`POST /payments/${payment}/completion`, {})).body).toEqual(paid.body);
  expect((await call('GET /tables/7')).body.status).toBe('ended');
  expect((await call('GET /payments')).body.payments).toEqual([]);
  expect(sandbox.documents()).toHaveLength(2);
});
