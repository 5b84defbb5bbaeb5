/** What a key stands for, and until when. */
import { expect, it } from 'vitest';
import { coffee, issueDate, issuer, type Served, served } from './setup.js';

const key = (name: string) => ({ 'idempotency-key': name });
const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
const receipt = (quantity: number) => ({
  facts: {
    ...{ type: '11.1', series: 'A', aa: 'next', issueDate, issuer, payments: [{ type: 3, amount: 'rest' }] },
    lines: [{ ...coffee, quantity, income: 'goods' }],
  },
});
const note = {
  facts: {
    ...{ type: '9.3', series: 'ΔΑ', aa: 'next', issueDate, movePurpose: 1 },
    issuer: { ...issuer, name: 'Η Αυλή Ε.Ε.', address },
    counterpart: { vatNumber: '999000111', country: 'GR', branch: 0, name: 'Ξενοδοχείο Α.Ε.', address },
    ...{ dispatchDate: issueDate, dispatchTime: '09:30:00' },
    ...{ loadingAddress: address, deliveryAddress: address },
    lines: [{ description: 'Ελαιόλαδο', unit: 1, quantity: 24 }],
  },
};
const order = { facts: { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 1 }] } };
const REUSED = [422, 'urn:parastatiko:key-reused'];

const noteOf = async ({ call }: Served, name: string): Promise<object> => {
  const { body } = await call('POST /documents', note, key(name));
  return { note: { document: body.document, mark: body.outcome.mark } };
};

/** Another process has the next row that is asked for. */
function leaseElsewhere({ journal }: Served): void {
  const take = journal.take.bind(journal);
  journal.take = async () => {
    journal.take = take;
    return { taken: 'leased' } as never;
  };
}

it('is not that of another operation, also with the same body', async () => {
  const { call, sandbox } = await served();
  for (const table of ['7', '8'])
    await call(`PUT /tables/${table}`, { opening: { issuer, series: 'OS' } }, key(table));
  const calls = [
    ['POST /documents', receipt(1)],
    ['POST /tables/7/orders', order],
    ['POST /tables/7/total-cancellation', { facts: { aa: 'next', issueDate } }],
    [
      'POST /numbers',
      { vatNumber: issuer.vatNumber, branch: 0, invoiceType: '11.1', series: 'N', issueDate },
    ],
  ] as const;
  for (const [first, body] of calls) {
    await call(first, body, key(first));
    const filed = sandbox.documents().length;
    for (const [other, another] of calls.filter(([route]) => route !== first)) {
      const answer = await call(other, another, key(first));
      expect([first, other, answer.status, answer.body.type]).toEqual([first, other, ...REUSED]);
    }
    expect(sandbox.documents()).toHaveLength(filed);
  }
});

it('is free again after a single step that was refused', async () => {
  const at = await served();
  const [one, other] = [await noteOf(at, 'one'), await noteOf(at, 'other')];
  at.sandbox.faults.add({ kind: 'rate-limited', call: 'CancelDeliveryNote' });
  expect((await at.call('POST /notes/cancellations', one, key('k'))).status).toBe(422);
  expect((await at.call('POST /notes/cancellations', other, key('k'))).status).toBe(200);
  const reused = await at.call('POST /notes/cancellations', one, key('k'));
  expect([reused.status, reused.body.type]).toEqual(REUSED);
});

it('is kept while another process may be doing the same: the corrected call is another one', async () => {
  const at = await served();
  const [one, other] = [await noteOf(at, 'one'), await noteOf(at, 'other')];
  for (const [route, body, corrected] of [
    ['POST /notes/cancellations', one, other],
    ['POST /documents', receipt(1), receipt(2)],
  ] as const) {
    leaseElsewhere(at);
    const busy = await at.call(route, body, key(route));
    expect([busy.status, busy.body.type]).toEqual([409, 'urn:parastatiko:call/same-number-in-flight']);
    const reused = await at.call(route, corrected, key(route));
    expect([reused.status, reused.body.type]).toEqual(REUSED);
    expect((await at.call(route, body, key(route))).status).toBe(200);
  }
});

it('does not make a stated version of a table hold, if another process changes the table in between', async () => {
  const { call, journal, sandbox } = await served();
  const opened = await call('PUT /tables/7', { opening: { issuer, series: 'OS' } }, key('open'));
  const seen = { 'if-match': opened.headers.get('etag') ?? '' };
  const transact = journal.transact.bind(journal);
  journal.transact = async (transaction) => {
    journal.transact = transact;
    const table = await journal.storedState('table 7');
    await journal.exchangeState('table 7', table?.version, table?.state);
    return await transact(transaction);
  };
  const lost = await call('POST /tables/7/orders', order, { ...key('k'), ...seen });
  expect([lost.status, lost.body.type]).toEqual([412, 'urn:parastatiko:changed']);
  expect([sandbox.documents(), await journal.numbering.open()]).toEqual([[], []]);
});
