import { describe, expect, test } from 'vitest';
import { tableFromJSON, tableFromOpenOrders } from '../../../../src/flows/index.js';
import {
  amounts,
  answered,
  beer,
  bill,
  cancelled,
  espresso,
  issueDate,
  ordered,
  refused,
  table,
  tavern,
  wine,
} from './tavern.js';

const uid = 'A'.repeat(40);
const tableAA = '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314';

const open = cancelled(
  ordered(table, '11', { ...espresso, quantity: 3 }, { ...wine, quantity: 1 }),
  '12',
  'Espresso',
  1,
);
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a stored table', () => {
  test('comes back as it was, between a slip and its answer too', () => {
    const step = open.order({ aa: '13', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const back = tableFromJSON(plain(step.table));
    expect(plain(back)).toEqual(plain(step.table));
    expect(back.pending()).toEqual([plain(step.document)]);
    const known = back.issued(step.document, { mark: '400001000000013' });
    expect(amounts(known.close(bill))).toEqual([
      ['Espresso', 2, 1.61, 0.39],
      ['Wine', 1, 7.26, 1.74],
      ['Beer', 1, 3.5, 0.84],
    ]);
  });

  test('takes the same answer twice, and an old table never changes', () => {
    const step = open.order({ aa: '13', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const once = step.table.issued(step.document, { mark: 5, uid, issuedAt: '2026-11-20T20:00:00+02:00' });
    const twice = once.issued(step.document, { mark: '5', uid: uid.toLowerCase(), issuedAt: new Date() });
    expect(plain(twice)).toEqual(plain(once));
    expect(step.table.pending()).toHaveLength(1);
    const gone = step.table.notIssued(step.document);
    expect(plain(gone.notIssued(step.document))).toEqual(plain(gone));
  });

  test('is frozen', () => {
    const state = open.toJSON();
    expect(Object.isFrozen(state)).toBe(true);
    expect(Object.isFrozen(state.entries[0])).toBe(true);
  });
});

describe('a state that is not understood as a whole is refused', () => {
  const changed = (change: (state: ReturnType<typeof plain>) => void) => {
    const state = plain(open);
    change(state);
    return refused(() => tableFromJSON(state)).map(({ rule, params }) => [rule, params['detail']]);
  };

  test.each([
    ['another version', (state: { version: number }) => (state.version = 2), 'state/other-version'],
    ['another flow', (state: { flow: string }) => (state.flow = 'credit'), 'state/other-flow'],
    ['a member too many', (state: { colour?: string }) => (state.colour = 'red'), 'state/not-understood'],
    ['a member too few', (state: { entries?: unknown }) => delete state.entries, 'state/not-understood'],
  ] as const)('%s', (_, change, rule) => {
    expect(changed(change as never).map(([id]) => id)).toEqual([rule]);
  });

  test('text, nothing, a list', () => {
    for (const json of ['{}', undefined, null, []]) {
      expect(refused(() => tableFromJSON(json))[0]?.rule).toBe('state/not-json');
    }
  });

  test.each([
    [
      'an answer without MARK',
      'entries.0.fate: issued',
      (e: never[]) => delete (e[0] as { mark?: string }).mark,
    ],
    [
      'another net value',
      "entries.0.prices.0: another line's price",
      (e: never[]) =>
        Object.assign((e[0] as { document: { invoiceDetails: object[] } }).document.invoiceDetails[0] ?? {}, {
          netValue: 2.41,
        }),
    ],
    [
      'another cancelled net value',
      'entries.0.document.invoiceDetails.0: other cancelled amounts',
      (e: never[]) =>
        Object.assign((e[1] as { document: { invoiceDetails: object[] } }).document.invoiceDetails[0] ?? {}, {
          netValue: 0.8,
        }),
    ],
    [
      'more cancelled than ordered',
      'entries.1.takes.0: more than is left',
      (e: never[]) =>
        Object.assign((e[1] as { document: { invoiceDetails: object[] } }).document.invoiceDetails[0] ?? {}, {
          quantity: 4,
        }),
    ],
    [
      'a cancellation of nothing',
      'entries.1.takes.0: more than is left',
      (e: never[]) => Object.assign((e[1] as { takes: object[] }).takes[0] ?? {}, { line: 7 }),
    ],
    [
      'one price too many',
      'entries.0.prices: other lines',
      (e: never[]) => (e[0] as { prices: object[] }).prices.push({ lead: 'net', price: '1' }),
    ],
    [
      'one take too many',
      'entries.1.takes: other lines',
      (e: never[]) => (e[1] as { takes: object[] }).takes.push({ slip: 0, line: 0 }),
    ],
    [
      'a MARK twice',
      'entries.1: 400001000000011 twice',
      (e: never[]) => Object.assign(e[1] ?? {}, { mark: '400001000000011' }),
    ],
    [
      'an order that cancels',
      'entries.1.document: no order',
      (e: never[]) =>
        (e[1] = { ...(e[0] as object), document: (e[1] as { document: object }).document } as never),
    ],
    [
      'a document of another table',
      'entries.0.document: another table',
      (e: never[]) =>
        Object.assign((e[0] as { document: { invoiceHeader: object } }).document.invoiceHeader, { tableAA }),
    ],
    [
      'a document of another type',
      'entries.0.document: 11.1',
      (e: never[]) =>
        Object.assign((e[0] as { document: { invoiceHeader: object } }).document.invoiceHeader, {
          invoiceType: '11.1',
        }),
    ],
    [
      'a slip without its document',
      'entries.0.document: no document',
      (e: never[]) => Object.assign(e[0] ?? {}, { document: {} }),
    ],
  ] as const)('%s', (_, detail, change) => {
    const found = changed((state: { entries: never[] }) => {
      change(state.entries);
    });
    expect(found[0]).toEqual(['state/not-understood', detail]);
  });

  test('a slip that is ended twice, a closing that lists none', () => {
    const closed = plain(answered(open.close(bill)));
    const again = plain(closed);
    again.entries.push({
      ...again.entries[2],
      mark: '6',
      document: structuredClone(again.entries[2].document),
    });
    again.entries[3].document.invoiceHeader.aa = '91';
    expect(refused(() => tableFromJSON(again))[0]?.params).toEqual({
      detail: 'entries.3: slip 0 ended twice',
    });
    closed.entries[2].lists = [2];
    expect(refused(() => tableFromJSON(closed))[0]?.params).toEqual({ detail: 'entries.2.lists: no slip' });
  });
});

describe('24 hours', () => {
  test('count from the answer, or from the start of the issue date in Athens', () => {
    const step = open.order({ aa: '13', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const late = step.table.issued(step.document, { mark: 5, issuedAt: '2026-11-20T20:00:00+02:00' });
    const at = (now: string) => late.deadlines(new Date(now));
    expect(at('2026-11-20T22:00:00+02:00')).toEqual([
      {
        slip: 'OS 11',
        mark: '400001000000011',
        since: '2026-11-19T22:00:00.000Z',
        passesAt: '2026-11-20T22:00:00.000Z',
        left: 7_200_000,
        blocks: false,
        next: 'close',
      },
      {
        slip: 'OS 12',
        mark: '400001000000012',
        since: '2026-11-19T22:00:00.000Z',
        passesAt: '2026-11-20T22:00:00.000Z',
        left: 7_200_000,
        blocks: false,
        next: 'close',
      },
      {
        slip: 'OS 13',
        mark: '5',
        since: '2026-11-20T18:00:00.000Z',
        passesAt: '2026-11-21T18:00:00.000Z',
        left: 79_200_000,
        blocks: false,
        next: 'close',
      },
    ]);
    expect(at('2026-11-21T00:00:00+02:00').map(({ blocks }) => blocks)).toEqual([true, true, false]);
  });

  test('begin at midnight in summer time too', () => {
    const step = table.order({ aa: '1', issueDate: '2026-07-01', lines: [{ ...beer, quantity: 1 }] });
    expect(answered(step).deadlines(new Date('2026-07-01T09:00:00Z'))[0]?.since).toBe(
      '2026-06-30T21:00:00.000Z',
    );
    const change = table.order({ aa: '1', issueDate: '2026-10-25', lines: [{ ...beer, quantity: 1 }] });
    expect(answered(change).deadlines(new Date('2026-10-25T09:00:00Z'))[0]?.since).toBe(
      '2026-10-24T21:00:00.000Z',
    );
  });

  test('say what to do next', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const next = (on: typeof open) => on.deadlines(now).map((each) => each.next);
    const step = open.order({ aa: '13', issueDate, lines: [{ ...beer, quantity: 1 }] });
    expect(next(step.table)).toEqual(['close', 'close', 'search']);
    const closing = open.close(bill);
    expect(next(closing.table)).toEqual(['search', 'search']);
    expect(next(answered(closing))).toEqual([]);
    const empty = cancelled(ordered(table, '11', { ...wine, quantity: 1 }), '12', 'Wine', 1);
    expect(next(empty)).toEqual(['cancel', 'cancel']);
  });
});

describe('a table that only the service knows', () => {
  const found = tableFromOpenOrders({
    issuer: tavern,
    series: 'OS',
    tableAA,
    orders: [
      { mark: '400001000000011', uid, quantityProducts: 3, totalNet: 10.5 },
      { mark: '400001000000012', uid: 'B'.repeat(40), quantityProducts: 1, totalNet: 7.26 },
    ],
  });

  test('is cancelled altogether by its MARKs', () => {
    const { document } = found.cancelAll({ aa: '20', issueDate });
    expect(document.invoiceHeader).toMatchObject({
      tableAA,
      multipleConnectedMarks: [400001000000011, 400001000000012],
    });
  });

  test('is closed by lines that come to the sums of its records', () => {
    const lines = [
      { ...beer, quantity: 3, income: 'goods' as const },
      { ...wine, quantity: 1, income: 'goods' as const },
    ];
    const step = found.close({ ...bill, lines });
    expect(step.document.invoiceSummary.totalNetValue).toBe(17.76);
    expect(answered(step).status).toBe('ended');
    // The records do not say which of them cancel, so another sum is a warning.
    const less = found.close({ ...bill, lines: lines.slice(1) });
    expect([step, less].map(({ issues }) => issues.map(({ rule }) => rule))).toEqual([
      [],
      ['order/close-records-differ'],
    ]);
  });

  test('comes back from its state, and takes orders', () => {
    const back = tableFromJSON(plain(ordered(found, '21', { ...wine, quantity: 1 })));
    expect(back.documents()).toHaveLength(1);
    expect(back.deadlines(new Date('2026-11-20T12:00:00Z')).map(({ since }) => since)).toContain(undefined);
  });
});
