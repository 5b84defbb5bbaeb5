import { describe, expect, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import { tableFromJSON, tableFromOpenOrders } from '../../../../src/flows/index.js';
import { withChecksum } from '../with-checksum.js';
import {
  amounts,
  answered,
  beer,
  bill,
  cancelled,
  espresso,
  issueDate,
  markOf,
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
  test('is restored unchanged, even between a slip and its answer', () => {
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

  test('accepts the same answer twice and leaves the older table unchanged', () => {
    const step = open.order({ aa: '13', issueDate, lines: [{ ...beer, quantity: 1 }] });
    const once = step.table.issued(step.document, { mark: 5, uid, issuedAt: '2026-11-20T20:00:00+02:00' });
    const twice = once.issued(step.document, { mark: '5', uid: uid.toLowerCase(), issuedAt: new Date() });
    expect(plain(twice)).toEqual(plain(once));
    expect(step.table.pending()).toHaveLength(1);
    const gone = step.table.notIssued(step.document);
    expect(plain(gone.notIssued(step.document))).toEqual(plain(gone));
  });

  test('accepts a MARK with leading zeros and is restored with it', () => {
    const waiting = table.order({ aa: '1', issueDate, lines: [{ ...espresso, quantity: 1 }] });
    const next = waiting.table.issued(waiting.document, { mark: '0400001000000001' });
    expect(tableFromJSON(JSON.parse(JSON.stringify(next))).documents()[0]?.mark).toBe('400001000000001');
    expect(next.issued(waiting.document, { mark: 400001000000001 }).toJSON()).toEqual(next.toJSON());
  });

  test('records the answer for the given document even if its number was used again', () => {
    const lost = table.order({ aa: '1', issueDate, lines: [{ ...espresso, quantity: 1 }] });
    const again = lost.table
      .notIssued(lost.document)
      .order({ aa: '1', issueDate, lines: [{ ...espresso, quantity: 2 }] });
    const byKeys = Object.fromEntries(Object.entries(lost.document).reverse()) as typeof lost.document;
    const next = again.table.notIssued(again.document).issued(byKeys, { mark: markOf('1') });
    expect(next.documents().map(({ fate }) => fate)).toEqual(['issued', 'notIssued']);
    expect(tableFromJSON(plain(next)).toJSON()).toEqual(plain(next));
  });

  test('is frozen', () => {
    const state = open.toJSON();
    expect(Object.isFrozen(state)).toBe(true);
    expect(Object.isFrozen(state.entries[0])).toBe(true);
  });
});

describe('a table state that cannot be read completely is refused', () => {
  /** The stored state with one member changed; `undefined` takes it out. */
  const refusedWith = (path: string, value: unknown) => {
    const state = plain(open);
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((at, name) => at[name], state);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
    return refused(() => tableFromJSON(withChecksum(state)))[0];
  };

  test.each([
    ['another version', 'version', 1, 'state/other-version'],
    ['another flow', 'flow', 'credit', 'state/other-flow'],
    ['a member too many', 'colour', 'red', 'state/not-understood'],
    ['a member too few', 'entries', undefined, 'state/not-understood'],
  ])('because of %s', (_, path, value, rule) => {
    expect(refusedWith(path, value)?.rule).toBe(rule);
  });

  test('when it is text, empty or a list', () => {
    for (const json of ['{}', undefined, null, []]) {
      expect(refused(() => tableFromJSON(json))[0]?.rule).toBe('state/not-json');
    }
  });

  const first = 'entries.0.document';
  const second = 'entries.1.document.invoiceDetails.0';
  test.each([
    ['an answer without MARK', 'entries.0.mark', undefined, 'entries.0.fate: issued'],
    [
      'another net value',
      `${first}.invoiceDetails.0.netValue`,
      2.41,
      "entries.0.prices.0: another line's price",
    ],
    ['another price', 'entries.0.prices.0.price', '2', "entries.0.prices.0: another line's price"],
    [
      'another cancelled net value',
      `${second}.netValue`,
      0.8,
      `${first}.invoiceDetails.0: other cancelled amounts`,
    ],
    ['more cancelled than ordered', `${second}.quantity`, 4, 'entries.1.takes.0: more than is left'],
    ['a cancellation of nothing', 'entries.1.takes.0.line', 7, 'entries.1.takes.0: more than is left'],
    ['too few prices', 'entries.0.prices', [], 'entries.0.prices: other lines'],
    ['too few takes', 'entries.1.takes', [], 'entries.1.takes: other lines'],
    ['a MARK twice', 'entries.1.mark', '400001000000011', 'entries.1: 400001000000011 twice'],
    [
      'a number twice',
      'entries.1.document.invoiceHeader.aa',
      '11',
      expect.stringMatching(/^entries\.1: .*"11".* twice$/),
    ],
    [
      'another net total',
      `${first}.invoiceSummary.totalNetValue`,
      1,
      'entries.0.document.invoiceSummary: other sums',
    ],
    [
      'another VAT total',
      `${first}.invoiceSummary.totalVatAmount`,
      1,
      'entries.0.document.invoiceSummary: other sums',
    ],
    [
      'another gross total',
      `${first}.invoiceSummary.totalGrossValue`,
      1,
      'entries.0.document.invoiceSummary: other sums',
    ],
    ['a cancellation of another item', `${second}.itemDescr`, 'Wine', 'entries.1.takes.0: another item'],
    ['an order that cancels', first, plain(open).entries[1].document, 'entries.0.document: no order'],
    ['a cancellation that orders', `${second}.recType`, undefined, 'entries.1.document: no cancellation'],
    ['another table', `${first}.invoiceHeader.tableAA`, tableAA, 'entries.0.document: another table'],
    ['another type', `${first}.invoiceHeader.invoiceType`, '11.1', 'entries.0.document: 11.1'],
    ['a slip without its document', first, {}, 'entries.0.document.issuer: missing'],
  ])('because of %s', (_, path, value, detail) => {
    expect(refusedWith(path, value)).toMatchObject({ rule: 'state/not-understood', params: { detail } });
  });

  test('when a slip ends twice or a closing lists no slips', () => {
    const closed = plain(answered(open.close(bill)));
    const again = plain(closed);
    again.entries.push({
      ...again.entries[2],
      mark: '6',
      document: structuredClone(again.entries[2].document),
    });
    again.entries[3].document.invoiceHeader.aa = '91';
    expect(refused(() => tableFromJSON(withChecksum(again)))[0]?.params).toEqual({
      detail: 'entries.3: slip 0 ended twice',
    });
    closed.entries[2].lists = [2];
    expect(refused(() => tableFromJSON(withChecksum(closed)))[0]?.params).toEqual({
      detail: 'entries.2.lists: no slip',
    });
  });
});

describe('an inconsistent table state is refused', () => {
  const waiting = plain(open.order({ aa: '13', issueDate, lines: [{ ...beer, quantity: 1 }] }).table);
  const closing = plain(open.close(bill).table);
  const leaving = plain(open.cancelAll({ aa: '20', issueDate }).table);
  const found = plain(
    tableFromOpenOrders({
      issuer: tavern,
      tableAA,
      orders: [{ mark: '400001000000011', uid, quantityProducts: 3, totalNet: 10.5 }],
    }),
  );

  test.each([
    [
      'an answer that came before it was issued',
      waiting,
      'entries.2.issuedAt',
      '2026-11-20T20:00:00Z',
      'entries.2.issuedAt: not issued',
    ],
    [
      'a slip with a summary that is another',
      closing,
      `entries.0.document.invoiceSummary.totalNetValue`,
      9.69,
      'entries.0.document.invoiceSummary: other sums',
    ],
    [
      'a slip with another VAT amount',
      closing,
      `entries.0.document.invoiceDetails.0.vatAmount`,
      0.59,
      "entries.0.prices.0: another line's price",
    ],
    [
      'a cancellation of another item',
      closing,
      'entries.1.document.invoiceDetails.0.itemDescr',
      'Tea',
      'entries.1.takes.0: another item',
    ],
    [
      'a closing with another gross total',
      closing,
      'entries.2.document.invoiceSummary.totalGrossValue',
      11.01,
      'entries.2.document.invoiceSummary: other sums',
    ],
    [
      'a closing with another quantity',
      closing,
      'entries.2.document.invoiceDetails.0.quantity',
      3,
      'entries.2.document.invoiceDetails.0: another line than the slips leave',
    ],
    [
      'a closing with another item',
      closing,
      'entries.2.document.invoiceDetails.1.itemDescr',
      'Water',
      'entries.2.document.invoiceDetails.1: another line than the slips leave',
    ],
    [
      'a closing with another MARK',
      closing,
      'entries.2.document.invoiceHeader.multipleConnectedMarks.1',
      400001000000019,
      'entries.2.lists: other slips than its document names',
    ],
    [
      'a closing that leaves a slip open which its document names',
      closing,
      'entries.2.lists',
      [0],
      'entries.2.lists: other slips than its document names',
    ],
    [
      'a closing that lists a slip twice',
      closing,
      'entries.2.lists',
      [0, 0],
      'entries.2: slip 0 ended twice',
    ],
    [
      'a closing of a type that closes nothing',
      closing,
      'entries.2.document.invoiceHeader.invoiceType',
      '11.2',
      'entries.2.document: 11.2',
    ],
    [
      'a total cancellation that leaves a slip open',
      leaving,
      'entries.2.lists',
      [0],
      'entries.2.lists: other slips than its document names',
    ],
    [
      'an order that is a total cancellation',
      closing,
      'entries.0.document.invoiceHeader.totalCancelDeliveryOrders',
      true,
      'entries.0.document: no order',
    ],
    [
      'a total cancellation that is an order',
      leaving,
      'entries.2.document.invoiceHeader.totalCancelDeliveryOrders',
      false,
      'entries.2.document: no totalCancellation',
    ],
    [
      'a closing of a slip that does not exist',
      closing,
      'entries.2.lists',
      [0, 9],
      'entries.2.lists: no slip',
    ],
    [
      'a record with the UID of another slip',
      found,
      'entries.0.order.uid',
      'C'.repeat(40),
      'entries.0.order: of another slip',
    ],
    [
      'an amount that is too large to compute',
      closing,
      'entries.0.prices.0.price',
      '9'.repeat(30),
      expect.any(String),
    ],
    [
      'an order without prices',
      closing,
      'entries.0.prices',
      undefined,
      'an entry without the members of its kind, or with others',
    ],
    [
      'an order that takes from lines',
      closing,
      'entries.0.takes',
      [],
      'an entry without the members of its kind, or with others',
    ],
    [
      'a record of another slip',
      found,
      'entries.0.order.mark',
      '400001000000012',
      'entries.0.order: of another slip',
    ],
  ])('%s', (_, state, path, value, detail) => {
    const changed = structuredClone(state);
    const names = path.split('.');
    const last = names.pop() ?? '';
    names.reduce((at, name) => at[name], changed)[last] = value;
    if (value === undefined) delete names.reduce((at, name) => at[name], changed)[last];
    expect(tableFromJSON(state).toJSON()).toEqual(state);
    expect(refused(() => tableFromJSON(withChecksum(changed)))).toEqual([
      { rule: 'state/not-understood', path: [], params: { detail } },
    ]);
  });

  test('when a closing lost a line', () => {
    const changed = structuredClone(closing);
    const { invoiceDetails, invoiceSummary } = changed.entries[2].document;
    // The wine is gone, and its net and VAT with it.
    invoiceDetails.splice(1, 1);
    Object.assign(invoiceSummary, { totalNetValue: 1.61, totalVatAmount: 0.39, totalGrossValue: 2 });
    expect(refused(() => tableFromJSON(withChecksum(changed)))[0]?.params).toEqual({
      detail: 'entries.2.document.invoiceDetails: other lines than the slips leave',
    });
  });

  test('but a late, stray cancellation is accepted', () => {
    const cancelling = open.cancel({ aa: '14', issueDate, lines: [{ description: 'Wine', quantity: 1 }] });
    const closed = answered(cancelling.table.notIssued(cancelling.document).close(bill));
    const late = closed.issued(cancelling.document, { mark: markOf('14') });
    expect(tableFromJSON(plain(late)).toJSON()).toEqual(late.toJSON());
  });

  test('but an offline slip that is listed by its UID is accepted', () => {
    const slip = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });
    const closed = slip.table.issued(slip.document, { uid }).close(bill).table;
    expect(tableFromJSON(plain(closed)).toJSON()).toEqual(closed.toJSON());
  });

  test('but an offline slip that gets its MARK after the closing is accepted', () => {
    const slip = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });
    const closed = slip.table.issued(slip.document, { uid }).close(bill);
    const known = closed.table.issued(slip.document, { mark: markOf('11'), uid });
    expect(tableFromJSON(plain(known)).toJSON()).toEqual(known.toJSON());
  });
});

describe('the 24 hours of a table', () => {
  test('have passed a day later at the latest if the time of the answer is unknown', () => {
    const blocks = (now: string) => open.deadlines(new Date(now)).map((slip) => slip.blocks);
    // The slips may be of the last minute of the 20th.
    expect(blocks('2026-11-21T23:59:59+02:00')).toEqual([false, false]);
    expect(blocks('2026-11-22T00:00:00+02:00')).toEqual([true, true]);
  });

  test('start at the answer, or at the start of the issue date in Athens', () => {
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
    // Slips without a moment may be of the end of their day.
    expect(at('2026-11-21T19:59:59+02:00').map(({ blocks }) => blocks)).toEqual([false, false, false]);
    expect(at('2026-11-21T20:00:00+02:00').map(({ blocks }) => blocks)).toEqual([false, false, true]);
  });

  test('limit a stray cancellation to a total cancellation', () => {
    const first = open.cancel({ aa: '14', issueDate, lines: [{ description: 'Wine', quantity: 1 }] });
    const again = first.table
      .notIssued(first.document)
      .cancel({ aa: '15', issueDate, lines: [{ description: 'Wine', quantity: 1 }] });
    const strayed = answered(again).issued(first.document, { mark: markOf('14') });
    const next = strayed.deadlines(new Date('2026-11-20T20:00:00Z')).map((each) => [each.slip, each.next]);
    expect(Object.fromEntries(next)).toEqual({
      'OS 11': 'close',
      'OS 12': 'close',
      'OS 14': 'cancel',
      'OS 15': 'close',
    });
  });

  test('start at midnight in summer time too', () => {
    const step = table.order({ aa: '1', issueDate: '2026-07-01', lines: [{ ...beer, quantity: 1 }] });
    expect(answered(step).deadlines(new Date('2026-07-01T09:00:00Z'))[0]?.since).toBe(
      '2026-06-30T21:00:00.000Z',
    );
    const change = table.order({ aa: '1', issueDate: '2026-10-25', lines: [{ ...beer, quantity: 1 }] });
    expect(answered(change).deadlines(new Date('2026-10-25T09:00:00Z'))[0]?.since).toBe(
      '2026-10-24T21:00:00.000Z',
    );
  });

  test('end with advice on what to do next', () => {
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

describe('a table recovered from the service', () => {
  test.each([
    ['a MARK', { mark: '400001000000011', uid: '' }, { mark: '400001000000011', uid: '' }],
    ['a UID', { mark: '0', uid: uid.toLowerCase() }, { mark: '', uid }],
    ['a UID and an empty MARK', { mark: '', uid }, { mark: '', uid }],
  ])('may have records with only %s', (_, identity, stored) => {
    const sums = { quantityProducts: 2, totalNet: 14.52 };
    const one = tableFromOpenOrders({
      issuer: tavern,
      series: 'OS',
      tableAA,
      orders: [{ ...identity, ...sums }],
    });
    expect(plain(one).entries[0].order).toEqual({ ...stored, ...sums });
    const { mark, uid: named } = stored;
    const ending = one.cancelAll({ aa: '9', issueDate });
    expect(ending.document.invoiceHeader.multipleConnectedMarks ?? []).toEqual(
      mark === '' ? [] : [Number(mark)],
    );
    expect(ending.document.invoiceHeader.multipleConnectedUids ?? []).toEqual(mark === '' ? [named] : []);
    for (const on of [one, ending.table]) expect(tableFromJSON(plain(on)).toJSON()).toEqual(on.toJSON());
  });

  test.each([
    ['mark', { mark: '400001000000011', uid: '' }],
    ['uid', { mark: '0', uid: 'B'.repeat(40) }],
  ])('has no two different records with the same %s', (member, same) => {
    const orders = [
      { mark: '400001000000011', uid: 'B'.repeat(40), quantityProducts: 2, totalNet: 14.52 },
      { ...same, quantityProducts: 2, totalNet: 14.52 },
    ];
    expect(refused(() => tableFromOpenOrders({ issuer: tavern, tableAA, orders }))).toEqual([
      {
        rule: 'table/answer-taken',
        path: ['orders', 1, member],
        params: { given: orders[0]?.[member as 'mark'], number: '400001000000011' },
      },
    ]);
  });

  test.each([{ quantityProducts: Number.NaN }, { totalNet: Number.POSITIVE_INFINITY }, { totalNet: '3.50' }])(
    'has no record with the sum %j',
    (sum) => {
      const order = { mark: '400001000000011', uid, quantityProducts: 1, totalNet: 3.5, ...sum };
      const step = () => tableFromOpenOrders({ issuer: tavern, tableAA, orders: [order] } as never);
      expect(refused(step)).toEqual([{ rule: 'table/open-order', path: ['orders', 0], params: {} }]);
    },
  );

  const found = tableFromOpenOrders({
    issuer: tavern,
    series: 'OS',
    tableAA,
    orders: [
      { mark: '400001000000011', uid, quantityProducts: 3, totalNet: 10.5 },
      { mark: '400001000000012', uid: 'B'.repeat(40), quantityProducts: 1, totalNet: 7.26 },
    ],
  });

  test('has a record once even if the service returned it twice', () => {
    const order = { mark: '400001000000011', uid: '', quantityProducts: 2, totalNet: 14.52 };
    const twice = tableFromOpenOrders({ issuer: tavern, tableAA, orders: [order, { ...order }] });
    const { document } = twice.cancelAll({ series: 'OS', aa: '9', issueDate });
    expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001000000011]);
  });

  test('is cancelled completely by its MARKs', () => {
    const { document } = found.cancelAll({ aa: '20', issueDate });
    expect(document.invoiceHeader).toMatchObject({
      tableAA,
      multipleConnectedMarks: [400001000000011, 400001000000012],
    });
  });

  test('is closed with the classification of the bill, an item or a line', () => {
    const lines = [
      { ...beer, quantity: 3 },
      { ...wine, quantity: 1 },
    ];
    const categories = (closing: object): (string | undefined)[] =>
      found
        .close({ ...bill, ...closing, lines } as never)
        .document.invoiceDetails.map(
          ({ incomeClassification }) => incomeClassification?.[0]?.classificationCategory,
        );
    expect(categories({ income: 'goods' })).toEqual(['category1_1', 'category1_1']);
    expect(categories({ income: 'goods', incomeOf: { [wine.description]: 'services' } })).toEqual([
      'category1_1',
      'category1_3',
    ]);
    expect(refused(() => categories({ incomeOf: { Nectar: 'goods' } }))[0]).toMatchObject({
      rule: 'table/item-unknown',
      path: ['incomeOf', 'Nectar'],
    });
    expect(refused(() => categories({ incomeOf: ['goods'] }))[0]?.rule).toBe('table/not-facts');
  });

  test('has slips named by their MARKs, as text or numbers', () => {
    for (const mark of ['400001000000012', '0400001000000012', 400001000000012, 400001000000012n]) {
      const { document } = found.cancelAll({ aa: '20', issueDate, slips: [{ mark }] });
      expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001000000012]);
    }
    expect(
      refused(() => found.cancelAll({ aa: '20', issueDate, slips: [{ mark: '400001000000013' }] }))[0],
    ).toMatchObject({ rule: 'table/document-unknown', path: ['slips', 0] });
    expect(refused(() => found.cancelAll({ aa: '20', issueDate, slips: [{ mark: 2 ** 60 }] }))).toEqual([
      {
        rule: 'answer/mark-too-large',
        path: ['slips', 0, 'mark'],
        params: { found: 2 ** 60, largest: 9007199254740991 },
      },
    ]);
    expect(refused(() => found.notIssued({ mark: 'OS 11' }))[0]?.rule).toBe('answer/mark-form');
  });

  test('is closed by lines that add up to the totals of its records', () => {
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

  test('is restored after it was closed, together with an order, by lines that the caller states', () => {
    const mixed = ordered(found, '21', { ...wine, quantity: 1 });
    const step = mixed.close({
      ...bill,
      lines: [
        { ...beer, quantity: 3 },
        { ...wine, quantity: 2 },
      ],
    });
    expect(amounts(step).map(([item, quantity]) => [item, quantity])).toEqual([
      ['Beer', 3],
      ['Wine', 2],
    ]);
    expect(tableFromJSON(plain(step.table)).toJSON()).toEqual(step.table.toJSON());
  });

  test('is closed by lines that the builders can read', () => {
    expect(() => found.close({ ...bill, lines: 5 } as never)).toThrow(InvalidDocumentError);
    expect(() => found.close({ ...bill, lines: [5] } as never)).toThrow(InvalidDocumentError);
  });

  test('is restored from its state and accepts orders', () => {
    const back = tableFromJSON(plain(ordered(found, '21', { ...wine, quantity: 1 })));
    expect(back.documents()).toHaveLength(1);
    expect(back.deadlines(new Date('2026-11-20T12:00:00Z')).map(({ since }) => since)).toContain(undefined);
  });
});
