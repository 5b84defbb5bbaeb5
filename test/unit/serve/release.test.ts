import { expect, it } from 'vitest';
import type { JournalRow } from '../../../src/sending/client/journal/rows.js';
import { isReleased } from '../../../src/tools/operations/payments/give-up.js';
import { coffee, issueDate, issuer, type Served, served } from './setup.js';

const key = (name: string) => ({ 'idempotency-key': name });
const card = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
const bill = (payment: object, aa = 'next') => ({
  facts: { type: '11.1', series: 'R', aa, issueDate, income: 'goods', payments: [payment] },
  skipSignature: false,
});
const cash = bill({ type: 3, amount: 'rest' });
const HELD = '800123456-0-11.1-R-1';
const charge = { payment: 0, transactionId: '000417', paymentAmount: '7.00', paymentType: 7 };
const reason = 'the card was declined';
const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'R' } as const;

/** Orders two coffees on table 7. */
async function ordered(call: Served['call']) {
  await call('PUT /tables/7', { opening: { issuer, series: 'OS' } }, key('open'));
  const facts = { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 2 }] };
  await call('POST /tables/7/orders', { facts }, key('order'));
}

/** A table with two coffees, whose bill of 7.00 waits for a card. */
async function held(aa = 'next') {
  const at = await served();
  await ordered(at.call);
  const { body } = await at.call('POST /tables/7/closing', bill(card, aa), key('bill'));
  expect([body.outcome.kind, body.payment]).toEqual(['held', HELD]);
  return { ...at, step: stepOf(at) };
}

const stepOf =
  ({ call }: Served) =>
  (name: string, facts: object) =>
    call(`POST /payments/${HELD}/${name}`, { facts });

const rulesIn = (body: { readonly issues: readonly { readonly rule: string }[] }) =>
  body.issues.map(({ rule }) => rule);

it('releases a bill whose card was declined, and the table is paid in cash', async () => {
  const { call, step, sandbox, journal } = await held();
  await step('charging', { payment: 0, paymentAmount: '7.00', reference: 'till-2' });
  await step('declined', { payment: 0, reference: 'till-2' });
  const waiting = await call('POST /tables/7/closing', cash, key('bill 2'));
  expect([waiting.status, rulesIn(waiting.body)]).toEqual([409, ['table/ending-pending']]);
  expect(waiting.body.issues[0].message).toContain('release');
  const released = await call(`POST /payments/${HELD}/release`, { reason });
  expect([released.status, released.body.number]).toEqual([200, 'burnt']);
  expect(released.body.payment).toMatchObject({
    table: '7',
    pending: [],
    released: '2026-11-20T10:00:00.000Z',
  });
  expect((await call('GET /tables/7')).body.status).toBe('open');
  expect((await call('GET /payments')).body.payments).toEqual([]);
  expect(await journal.numbering.gaps(series)).toMatchObject([{ aa: '1', reason }]);
  const paid = await call('POST /tables/7/closing', cash, key('bill 2'));
  expect([paid.status, paid.body.document.invoiceHeader.aa, paid.body.table.status]).toEqual([
    200,
    '2',
    'ended',
  ]);
  expect(await journal.numbering.open(series)).toEqual([]);
  expect(sandbox.documents()).toHaveLength(2);
});

it('refuses a release of a payment that changed since it was seen', async () => {
  const { call, step } = await held();
  const seen = { 'if-match': (await call(`GET /payments/${HELD}`)).headers.get('etag') ?? '' };
  await step('charging', { payment: 0, paymentAmount: '7.00', reference: 'till-2' });
  await step('declined', { payment: 0, reference: 'till-2' });
  const refused = await call(`POST /payments/${HELD}/release`, { reason }, seen);
  expect([refused.status, refused.body.type]).toEqual([412, 'urn:parastatiko:changed']);
  expect((await call(`GET /payments/${HELD}`)).body).not.toHaveProperty('released');
  const now = { 'if-match': (await call(`GET /payments/${HELD}`)).headers.get('etag') ?? '' };
  expect((await call(`POST /payments/${HELD}/release`, { reason }, now)).status).toBe(200);
});

it('answers a repeated release and a late copy of the released bill without a second bill', async () => {
  const { call, sandbox } = await held();
  const released = await call(`POST /payments/${HELD}/release`, { reason });
  expect((await call(`POST /payments/${HELD}/release`, { reason: 'again' })).body).toEqual(released.body);
  const late = await call('POST /tables/7/closing', bill(card), key('bill'));
  expect([late.status, late.body.type]).toEqual([409, 'urn:parastatiko:call/given-up']);
  expect(late.body.detail).toContain(`${reason}. Nothing was sent. Issue a new document`);
  expect(late.body.detail).not.toContain('retry');
  expect((await call('GET /tables/7')).body).toMatchObject({ status: 'open', pending: [] });
  const other = await call('POST /tables/7/closing', cash, key('bill'));
  expect([other.status, other.body.type]).toEqual([422, 'urn:parastatiko:key-reused']);
  expect(sandbox.documents()).toHaveLength(1);
});

it('refuses to release a bill while the customer has paid or may have paid, and to burn its number', async () => {
  const { call, step } = await held();
  const release = () => call(`POST /payments/${HELD}/release`, { reason });
  await step('charging', { payment: 0, paymentAmount: '7.00' });
  expect(rulesIn((await release()).body)).toEqual(['pos-payment/charge-unsettled']);
  await step('charged', charge);
  const refused = await release();
  expect([refused.status, rulesIn(refused.body)]).toEqual([409, ['pos-payment/release-charged']]);
  const burnt = await call('POST /numbers/burnt', { ticket: { ...series, aa: '1' }, reason });
  expect([burnt.status, burnt.body.type]).toEqual([409, 'urn:parastatiko:number-sent']);
  const given = await call('POST /journal/given-up', { ...series, aa: '1', reason });
  expect([given.status, rulesIn(given.body)]).toEqual([409, ['pos-payment/release-charged']]);
  expect((await call(`POST /payments/${HELD}/completion`, {})).body.outcome.kind).toBe('issued');
  expect((await release()).body.type).toBe('urn:parastatiko:answered');
  expect((await call('GET /tables/7')).body.status).toBe('ended');
});

it('refuses to begin a charge or to complete a bill that was given up', async () => {
  const { call, step } = await held();
  expect((await call('POST /journal/given-up', { ...series, aa: '1', reason })).body).toEqual({
    number: 'burnt',
  });
  const { status, body } = await step('charging', { payment: 0, paymentAmount: '7.00' });
  expect([status, rulesIn(body)]).toEqual([409, ['pos-payment/released']]);
  const completed = await call(`POST /payments/${HELD}/completion`, {});
  expect([completed.status, rulesIn(completed.body)]).toEqual([409, ['pos-payment/released']]);
  const greek = await call(`POST /payments/${HELD}/completion`, {}, { 'accept-language': 'el' });
  expect(greek.body.issues[0].message).toContain('αποδεσμεύτηκε');
  expect((await call('GET /tables/7')).body.status).toBe('open');
});

it('records a charge that happened although the bill was released, and lists it until it is returned', async () => {
  const { call, step } = await held();
  await call(`POST /payments/${HELD}/release`, { reason });
  const { status, body } = await step('charged', charge);
  expect([status, body.toReturn]).toMatchObject([200, [{ transactionId: '000417', paymentAmount: 7 }]]);
  expect((await call('GET /payments')).body.payments).toEqual([body]);
  const completed = await call(`POST /payments/${HELD}/completion`, {});
  expect(rulesIn(completed.body)).toEqual(['pos-payment/released']);
  expect((await call(`POST /payments/${HELD}/release`, { reason })).status).toBe(200);
  expect((await step('reversed', { transactionId: '000417' })).body.toReturn).toBeUndefined();
  expect((await call('GET /payments')).body.payments).toEqual([]);
});

/** Another server has an object of its own for the same journal. */
const shared: ProxyHandler<Served['journal']> = {
  get(journal, name) {
    const member: unknown = Reflect.get(journal, name);
    return typeof member === 'function' ? member.bind(journal) : member;
  },
};

it('keeps no payment that can be charged for a bill that is given up just before its payment is kept', async () => {
  const at = await served();
  const { call, journal, sandbox } = at;
  await ordered(call);
  const transact = journal.transact.bind(journal);
  // Calls of one server wait for each other, so it is given up at another one.
  const other = await served({}, { sandbox, journal: new Proxy(journal, shared) }, 'other');
  const given: number[] = [];
  journal.transact = async (transaction) => {
    if (Object.keys(transaction.versions).some((name) => name.includes('payment')) && given.length === 0) {
      given.push(0);
      given.push((await other.call('POST /journal/given-up', { ...series, aa: '1', reason })).status);
    }
    return transact(transaction);
  };
  const closing = await call('POST /tables/7/closing', bill(card), key('bill'));
  expect([given, closing.status, closing.body.type]).toEqual([
    [0, 200],
    409,
    'urn:parastatiko:call/given-up',
  ]);
  expect(closing.body.detail).toContain(`${reason}. Nothing was sent. Issue a new document`);
  expect((await call(`GET /payments/${HELD}`)).body).toMatchObject({ charges: [], pending: [] });
  expect(rulesIn((await stepOf(at)('charging', { payment: 0, paymentAmount: '7.00' })).body)).toEqual([
    'pos-payment/released',
  ]);
  const paid = await call('POST /tables/7/closing', cash, key('bill 2'));
  expect([paid.status, paid.body.document.invoiceHeader.aa]).toEqual([200, '2']);
  expect(sandbox.documents()).toHaveLength(2);
});

it.each<[interrupted: string, member: 'end' | 'exchangeState', name: string]>([
  ['its number is burnt', 'end', ''],
  ['its table is open', 'exchangeState', 'table'],
])('lists a release that was interrupted before %s, until it is repeated', async (_, member, name) => {
  const { call, journal, step } = await held();
  const original = journal[member].bind(journal) as (...given: readonly unknown[]) => Promise<never>;
  Object.assign(journal, {
    [member]: async (...given: readonly unknown[]) => {
      if (JSON.stringify(given[0]).includes(name)) throw new Error('killed');
      return original(...given);
    },
  });
  expect((await call(`POST /payments/${HELD}/release`, { reason })).status).toBe(500);
  Object.assign(journal, { [member]: original });
  const { payments } = (await call('GET /payments')).body;
  expect(payments).toMatchObject([{ payment: HELD, pending: [], unfinishedRelease: reason }]);
  expect((await step('charging', { payment: 0, paymentAmount: '7.00' })).status).toBe(409);
  const late = await call('POST /tables/7/closing', bill(card), key('bill'));
  expect([late.status, late.body.type]).toEqual([409, 'urn:parastatiko:call/given-up']);
  const again = await call(`POST /payments/${HELD}/release`, { reason });
  expect([again.status, again.body.payment.unfinishedRelease]).toEqual([200, undefined]);
  expect((await call('GET /payments')).body.payments).toEqual([]);
  expect((await call('GET /tables/7')).body.status).toBe('open');
});

it('changes nothing of a bill while another process works on it', async () => {
  const { call, journal } = await held();
  const take = journal.take.bind(journal);
  const lease = { holder: 'till 2', run: 'run', id: 'id', until: '2026-11-20T11:00:00.000Z' };
  journal.take = async () => ({ taken: 'leased', lease });
  const { status, body } = await call(`POST /payments/${HELD}/release`, { reason });
  expect([status, body.type]).toEqual([409, 'urn:parastatiko:call/same-number-in-flight']);
  journal.take = take;
  expect((await call('GET /payments')).body.payments).toMatchObject([{ payment: HELD, pending: [{}] }]);
});

it('knows from the payment that a bill was released, also if the journal has lost its signatures', async () => {
  const { call, journal } = await held();
  const context = { journal, language: 'en', locale: undefined, now: () => new Date(0) } as const;
  const row = async () => {
    const found = await journal.row({ operation: 'issue', key: '["800123456",0,"11.1","R","1"]' });
    return { ...(found as JournalRow), result: {} };
  };
  expect(await isReleased(await row(), context)).toBe(false);
  await call(`POST /payments/${HELD}/release`, { reason });
  expect(await isReleased(await row(), context)).toBe(true);
});

it('releases a bill with a number of the caller, which is not used again', async () => {
  const { call } = await held('1');
  const { body } = await call(`POST /payments/${HELD}/release`, { reason });
  expect(body.number).toBe('not-open');
  const again = await call('POST /tables/7/closing', bill({ type: 3, amount: 'rest' }, '1'), key('bill 2'));
  expect([again.status, again.body.type]).toEqual([409, 'urn:parastatiko:call/given-up']);
  const next = await call('POST /tables/7/closing', bill({ type: 3, amount: 'rest' }, '2'), key('bill 3'));
  expect(next.body.table.status).toBe('ended');
});

it('gives up a bill whose answer was lost, and the table is open again', async () => {
  const { call, sandbox } = await served();
  await ordered(call);
  sandbox.faults.add({ kind: 'reset-before', call: 'SendInvoices' });
  expect((await call('POST /tables/7/closing', cash, key('bill'))).status).toBe(202);
  expect((await call('GET /tables/7')).body.status).toBe('ending');
  const missing = await call('POST /journal/given-up', { ...series, aa: '2', reason });
  expect(missing.status).toBe(404);
  expect((await call('POST /journal/given-up', { ...series, aa: '1', reason })).status).toBe(200);
  const closed = await call('POST /tables/7/closing', cash, key('bill 2'));
  expect([closed.status, closed.body.document.invoiceHeader.aa]).toEqual([200, '2']);
});
