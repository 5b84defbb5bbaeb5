import { expect, it } from 'vitest';
import { OPEN_CALLS } from '../../../src/tools/operations/core/call.js';
import { settleLater } from '../../../src/tools/operations/events/settle.js';
import { killedAt } from './killed.js';
import { coffee, issueDate, issuer, type Served, served, unreachableAt } from './setup.js';

const opening = { opening: { issuer, series: 'OS' } };
const order = { facts: { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 2 }] } };
const receipt = {
  facts: {
    type: '11.1',
    series: 'A',
    aa: 'next',
    issueDate,
    issuer,
    lines: [{ ...coffee, quantity: 1, income: 'goods' }],
    payments: [{ type: 3, amount: 'rest' }],
  },
};
const move = {
  to: '8',
  facts: {
    order: { aa: 'next', issueDate },
    cancellation: { aa: 'next', issueDate },
    lines: [{ description: 'Καφές', quantity: 1 }],
  },
};
const close = {
  facts: {
    type: '11.1',
    series: 'R',
    aa: 'next',
    issueDate,
    income: 'goods',
    payments: [{ type: 3, amount: 'rest' }],
  },
};

const credit = {
  series: 'Π',
  aa: 'next',
  issueDate,
  lines: [{ line: 1, net: '1.00' }],
  payments: [{ type: 3, amount: 'rest' }],
};

const card = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
const byCard: Call = [
  'POST /tables/7/closing',
  { facts: { ...close.facts, payments: [card] }, skipSignature: false },
  'k3',
];
const BILLS = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'R' } as const;
const PAYMENT = '/payments/800123456-0-11.1-R-1';
const charged = [
  ['charging', { payment: 0, paymentAmount: '7.00', reference: 'k4' }],
  ['charged', { payment: 0, paymentAmount: '7.00', transactionId: '000417', paymentType: 7 }],
].map(([name, facts]): Call => [`POST ${PAYMENT}/${name}`, { facts: facts as object }, '']);
const release: Call = [`POST ${PAYMENT}/release`, { reason: 'card declined' }, ''];

/** The same table under another name: what is ordered there, the service has and table 7 lacks. */
const shared = { opening: { ...opening.opening, tableAA: '5b7c6a0e-5f3d-4d51-8a54-2f1d9f6b8c13' } };
const lacking: readonly Call[] = [
  ['PUT /tables/7', shared, 'open 7'],
  ['PUT /tables/8', shared, 'open 8'],
  ['POST /tables/8/orders', order, 'k1'],
];

/** Stands for the MARK of the first document, which is known when it is issued. */
const FIRST = 'MARK of the first document';

type Call = readonly [route: string, body: object, key: string];
const openBoth: readonly Call[] = [
  ['PUT /tables/7', opening, 'open 7'],
  ['PUT /tables/8', opening, 'open 8'],
];
const ordered: readonly Call[] = [...openBoth, ['POST /tables/7/orders', order, 'k1']];

const make = ({ call }: Served, [route, body, key]: Call) =>
  call(route, body, key === '' ? {} : { 'idempotency-key': key });

/** The call with the MARK of the first document. */
const withMark = ([route, body, key]: Call, { sandbox }: Served): Call => {
  const mark = sandbox.documents()[0]?.mark ?? '';
  return [route, JSON.parse(JSON.stringify(body).replace(FIRST, mark)), key];
};

type After = (served: Served) => Promise<void>;

/** The table is open, the number of the bill is a gap, and nothing can be charged for it. */
const isReleased: After = async ({ call, journal }) => {
  expect((await call('GET /tables/7')).body).toMatchObject({ status: 'open', pending: [] });
  expect(await journal.numbering.gaps(BILLS)).toMatchObject([{ aa: '1', reason: 'card declined' }]);
  const payment = { pending: [], released: '2026-11-20T10:00:00.000Z' };
  expect((await call(`GET ${PAYMENT}`)).body).toMatchObject(payment);
  expect((await call('GET /payments')).body.payments).toEqual([]);
};

/** The table has the slip, once. */
const hasOneSlip: After = async ({ call, sandbox }) => {
  const { body } = await call('GET /tables/7');
  const slips = body.deadlines.map(({ mark }: { mark: string }) => mark);
  expect([body.status, slips]).toEqual(['open', [sandbox.documents()[0]?.mark]]);
};

type Row = [what: string, before: readonly Call[], last: Call, numbers: readonly string[], after?: After];

/** The process is killed while it makes the last call; the calls before it are made by a living process. */
const ROWS: readonly Row[] = [
  ['a receipt', [], ['POST /documents', receipt, 'k1'], ['11.1 A 1']],
  ['an order', openBoth, ['POST /tables/7/orders', order, 'k1'], ['8.6 OS 1']],
  ['a move', ordered, ['POST /tables/7/moves', move, 'k2'], ['8.6 OS 1', '8.6 OS 2', '8.6 OS 3']],
  [
    'a credit',
    [['POST /documents', receipt, 'k1']],
    ['POST /credits', { original: { mark: FIRST }, facts: credit }, 'k2'],
    ['11.1 A 1', '11.4 Π 1'],
  ],
  ['an order, and nothing of its released bill,', [...ordered, byCard], release, ['8.6 OS 1'], isReleased],
  [
    'a payment by card',
    [...ordered, byCard, ...charged],
    [`POST ${PAYMENT}/completion`, {}, 'k4'],
    ['8.6 OS 1', '11.1 R 1'],
  ],
  ['a slip that was taken in', lacking, ['POST /tables/7/open-slips', {}, 'k2'], ['8.6 OS 1'], hasOneSlip],
  ['a closing', ordered, ['POST /tables/7/closing', close, 'k3'], ['8.6 OS 1', '11.1 R 1']],
];

const numbersOf = ({ sandbox }: Served): string[] =>
  sandbox.documents().map(({ document: { invoiceHeader: header } }) => {
    return `${header.invoiceType} ${header.series} ${header.aa}`;
  });

const countOf = async (states: AsyncIterable<unknown>): Promise<number> => {
  let count = 0;
  for await (const _ of states) count += 1;
  return count;
};

it.each(ROWS)(
  'issues %s once with one number, wherever the process is killed',
  async (_, before, given, numbers, after) => {
    let kills = 0;
    let isSending = false;
    for (const when of ['before', 'after'] as const) {
      for (let n = 1; n < 100; n += 1) {
        const first = await served();
        for (const each of before) expect((await make(first, each)).status).toBe(200);
        const last = withMark(given, first);
        isSending = numbersOf(first).length < numbers.length;
        const dying = await served({}, { ...first, journal: killedAt(first.journal, n, when) });
        const killed = await make(dying, last);
        const restarted = await served({}, first);
        let again = await make(restarted, last);
        // What may have been sent is searched for, and sent again only after the settling time.
        for (let tries = 0; again.status === 202 && tries < 3; tries += 1) {
          await first.sandbox.advance(130_000);
          again = await make(restarted, last);
        }
        expect([when, n, again.status, again.body.detail]).toEqual([when, n, 200, undefined]);
        expect([when, n, ...numbersOf(first)]).toEqual([when, n, ...numbers]);
        expect([when, n, await first.journal.numbering.open()]).toEqual([when, n, []]);
        await after?.(restarted);
        if (killed.status === 200) break;
        kills += 1;
      }
    }
    // The call begins; if it sends something, its row is taken and ended, and the call is recorded.
    expect(kills).toBeGreaterThanOrEqual(isSending || given[0].endsWith('release') ? 8 : 2);
  },
);

/** The clock of the process that recovers: what a caller may still repeat is left alone before. */
const LATER = new Date('2026-11-20T12:10:00+02:00');

// A release is no stored call: its caller repeats it, or the payment stays in the list of payments.
it.each(ROWS.filter(([, , [route]]) => !route.endsWith('release')))(
  'finishes %s by a recovery alone, wherever the process is killed and its caller is gone',
  async (_, before, given, numbers) => {
    for (const when of ['before', 'after'] as const) {
      for (let n = 1; n < 100; n += 1) {
        const first = await served();
        for (const each of before) expect((await make(first, each)).status).toBe(200);
        const last = withMark(given, first);
        const earlier = numbersOf(first);
        const dying = await served({}, { ...first, journal: killedAt(first.journal, n, when) });
        const killed = await make(dying, last);
        const restarted = await served({ now: () => LATER }, first);
        for (let times = 0; times < 3; times += 1) {
          expect((await restarted.call('POST /journal/recovery', {})).status).toBe(200);
          await settleLater({ journal: first.journal, client: unreachableAt(0, first), now: () => LATER });
          await first.sandbox.advance(130_000);
        }
        // Before its first write, the call has taken nothing.
        const isBegun = n > 1 || when === 'after';
        expect([when, n, ...numbersOf(first)]).toEqual([when, n, ...(isBegun ? numbers : earlier)]);
        expect([when, n, await first.journal.numbering.open()]).toEqual([
          when,
          n,
          isBegun ? [] : expect.anything(),
        ]);
        const open = await countOf(first.journal.states({ prefix: OPEN_CALLS.prefix }));
        if (isBegun) expect([when, n, open]).toEqual([when, n, 0]);
        for (const table of ['7', '8']) {
          const { status, body } = await restarted.call(`GET /tables/${table}`);
          if (status === 200 && isBegun) expect(body).toMatchObject({ pending: [], unfinished: [] });
        }
        const { body: log } = await restarted.call('GET /events');
        const settled = log.events.map(({ type, of }: { type: string; of?: string }) => `${type} ${of}`);
        expect(new Set(settled).size).toBe(settled.length);
        // The repeated call of a caller that comes back is answered, and files nothing.
        if (isBegun) expect([when, n, (await make(restarted, last)).status]).toEqual([when, n, 200]);
        if (isBegun) expect(numbersOf(first)).toEqual(numbers);
        if (killed.status === 200) break;
      }
    }
  },
);
