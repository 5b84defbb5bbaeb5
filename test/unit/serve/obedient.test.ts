/** A caller that repeats its call as the answer says gets to an end, whatever went wrong first. */
import { expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/faults/fault.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { Document } from '../../../src/types/index.js';
import { coffee, issueDate, issuer, type Served, served } from './setup.js';

/** Stands for the MARK of the document that was made before. */
const FIRST = 'MARK of the first document';

type Call = readonly [route: string, body: object];

const cash = { type: 3, amount: 'rest' };
const card = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
const buyer = { vatNumber: '999000111', country: 'GR', branch: 0, name: 'Ξενοδοχείο Α.Ε.', address };
const slips = { order: { aa: 'next', issueDate }, cancellation: { aa: 'next', issueDate } };

const receipt: Call = [
  'POST /documents',
  {
    facts: {
      ...{ type: '11.1', series: 'A', aa: 'next', issueDate, issuer, payments: [cash] },
      lines: [{ ...coffee, quantity: 1, income: 'goods' }],
    },
  },
];
const note: Call = [
  'POST /documents',
  {
    facts: {
      ...{ type: '9.3', series: 'ΔΑ', aa: 'next', issueDate, counterpart: buyer, movePurpose: 1 },
      issuer: { ...issuer, name: 'Η Αυλή Ε.Ε.', address },
      ...{ dispatchDate: issueDate, dispatchTime: '09:30:00' },
      ...{ loadingAddress: address, deliveryAddress: address },
      lines: [{ description: 'Ελαιόλαδο', unit: 1, quantity: 24 }],
    },
  },
];
const open = ['7', '8'].map((table): Call => [`PUT /tables/${table}`, { opening: { issuer, series: 'OS' } }]);
const order: Call = [
  'POST /tables/7/orders',
  { facts: { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 2 }] } },
];
const bill = (payment: object, more: object = {}): Call => [
  'POST /tables/7/closing',
  {
    facts: { type: '11.1', series: 'R', aa: 'next', issueDate, income: 'goods', payments: [payment] },
    ...more,
  },
];
const PAYMENT = '/payments/800123456-0-11.1-R-1';
const paid: readonly Call[] = [
  [`POST ${PAYMENT}/charging`, { facts: { payment: 0, paymentAmount: '7.00', reference: 'r1' } }],
  [
    `POST ${PAYMENT}/charged`,
    { facts: { payment: 0, paymentAmount: '7.00', transactionId: '000417', paymentType: 7 } },
  ],
];
const one = { lines: [{ description: 'Καφές', quantity: 1 }] };

/** Each operation that counts earlier work: what is done before it, its call, and how many documents are then filed. */
const CALLS: readonly [what: string, before: readonly Call[], call: Call, filed: number][] = [
  ['a receipt', [], receipt, 1],
  [
    'a credit of everything',
    [receipt],
    [
      'POST /credits',
      { original: { mark: FIRST }, facts: { series: 'Π', aa: 'next', issueDate, payments: [cash] } },
    ],
    2,
  ],
  [
    'an invoice of notes',
    [note],
    [
      'POST /notes/invoices',
      {
        notes: [{ mark: FIRST }],
        facts: {
          ...{ series: 'ΤΙΜ', aa: 'next', issueDate, payments: [{ type: 5, amount: 'rest' }] },
          prices: [{ description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' }],
        },
      },
    ],
    2,
  ],
  ['a cancellation of a note', [note], ['POST /notes/cancellations', { note: { mark: FIRST } }], 1],
  ['an order', open, order, 1],
  [
    'a cancellation',
    [...open, order],
    ['POST /tables/7/cancellations', { facts: { aa: 'next', issueDate, ...one } }],
    2,
  ],
  [
    'a total cancellation',
    [...open, order],
    ['POST /tables/7/total-cancellation', { facts: { aa: 'next', issueDate } }],
    2,
  ],
  ['a move', [...open, order], ['POST /tables/7/moves', { to: '8', facts: { ...slips, ...one } }], 3],
  ['a discount', [...open, order], ['POST /tables/7/discounts', { facts: { ...slips, percent: 10 } }], 3],
  ['a bill', [...open, order], bill(cash), 2],
  ['a bill by card', [...open, order], bill(card, { skipSignature: false }), 1],
  [
    'a completion',
    [...open, order, bill(card, { skipSignature: false }), ...paid],
    [`POST ${PAYMENT}/completion`, {}],
    2,
  ],
];

/** What goes wrong at the next calls of the service: one of each kind of outcome. */
const TROUBLES: readonly Fault[] = [
  { kind: 'rate-limited' },
  { kind: 'rate-limited', times: 2 },
  { kind: 'refuse' },
  { kind: 'no-credits' },
  { kind: 'reset-before' },
  { kind: 'reset-after' },
  { kind: 'internal-error' },
  { kind: 'redirect' },
  { kind: 'offline' },
];

const withMark = (body: object, { sandbox }: Served): object =>
  JSON.parse(JSON.stringify(body).replace(FIRST, sandbox.documents()[0]?.mark ?? ''));

it.each(CALLS)('%s ends after every trouble, and counts once', async (_, before, [route, body], filed) => {
  for (const fault of TROUBLES) {
    const at = await served();
    for (const [index, [of, made]] of before.entries())
      expect((await at.call(of, made, { 'idempotency-key': `before ${index}` })).status).toBe(200);
    const given = withMark(body, at);
    at.sandbox.faults.add(fault);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 5 && answers.at(-1) !== 200; tries += 1) {
      const { status, body: said } = await at.call(route, given, { 'idempotency-key': 'k' });
      answers.push(status === 409 ? said.issues?.[0]?.rule : status);
      if (status === 202) await at.sandbox.advance(130_000);
    }
    expect([fault, answers, answers.at(-1)]).toEqual([fault, answers, 200]);
    expect([fault, at.sandbox.documents().length]).toEqual([fault, filed]);
  }
});

/** What the service answers each time, after a first answer that was lost. */
const LASTING: readonly Fault[] = [
  { kind: 'refuse' },
  { kind: 'no-credits' },
  { kind: 'answer', status: 413, body: '{"errors":["Too large."]}' },
];

/** How often an answer asks for a repetition: after the lost one, once more to search, and once after a refusal. */
const MOST = 3;

it.each(CALLS.filter(([what]) => what !== 'a cancellation of a note'))(
  '%s that is refused each time after a lost answer ends, and counts once in the end',
  async (_, before, [route, body], filed) => {
    for (const fault of LASTING) {
      const at = await served();
      for (const [index, [of, made]] of before.entries())
        expect((await at.call(of, made, { 'idempotency-key': `before ${index}` })).status).toBe(200);
      const given = withMark(body, at);
      const isCompletion = route.endsWith('/completion');
      // The service judges documents so, not completions.
      if (isCompletion && fault.kind === 'refuse') continue;
      const call = isCompletion ? 'CompletionPosInvoices' : 'SendInvoices';
      at.sandbox.faults.add({ kind: 'reset-before', call });
      at.sandbox.faults.add({ ...fault, call, times: 100 });
      const answers: number[] = [];
      while (answers.length < 10 && (answers.length === 0 || answers.at(-1) === 202)) {
        answers.push((await at.call(route, given, { 'idempotency-key': 'k' })).status);
        await at.sandbox.advance(130_000);
      }
      expect([fault.kind, fault.status, answers.filter((status) => status === 202).length <= MOST]).toEqual([
        ...[fault.kind, fault.status, true],
      ]);
      expect([fault.kind, answers, answers.at(-1)]).toEqual([fault.kind, answers, 422]);
      at.sandbox.faults.clear();
      const last = await at.call(route, given, { 'idempotency-key': 'k' });
      expect([fault.kind, last.status]).toEqual([fault.kind, 200]);
      expect([fault.kind, at.sandbox.documents().length]).toEqual([fault.kind, filed]);
    }
  },
);

it('a bill on a table where another program has a slip ends, although its refusal was lost', async () => {
  const at = await served();
  for (const [index, [of, made]] of [...open, order].entries())
    expect((await at.call(of, made, { 'idempotency-key': `before ${index}` })).status).toBe(200);
  const slip = at.sandbox.documents()[0]?.document as Document;
  const theirs = { ...slip, invoiceHeader: { ...slip.invoiceHeader, aa: '77' } };
  const other = createClient({ ...at.sandbox.clientOptions(), journal: memoryJournal() });
  expect(await other.issue(theirs)).toMatchObject({ kind: 'issued' });
  const [route, body] = bill(cash);
  at.sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
  const answers: number[] = [];
  while (answers.length < 10 && (answers.length === 0 || answers.at(-1) === 202)) {
    answers.push((await at.call(route, body, { 'idempotency-key': 'k' })).status);
    await at.sandbox.advance(130_000);
  }
  expect(answers.filter((status) => status === 202).length).toBeLessThanOrEqual(MOST);
  expect(answers.at(-1)).toBe(422);
  // The table is open again, with all that was ordered, and its number is free.
  expect((await at.call('GET /tables/7')).body).toMatchObject({ status: 'open', pending: [] });
  expect(await at.journal.numbering.open()).toEqual([]);
  expect((await at.call(...order, { 'idempotency-key': 'more' })).status).toBe(200);
});
