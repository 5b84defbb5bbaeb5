import { describe, expect, test } from 'vitest';
import { openTable, tableFromJSON, tableFromOpenOrders } from '../../../../src/flows/index.js';
import { tableRules } from '../../../../src/flows/rules/table.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import type { Path } from '../../../../src/types/index.js';
import {
  answered,
  beer,
  bill,
  cancelled,
  espresso,
  issueDate,
  markOf,
  ordered,
  refusal,
  refused,
  table,
  tavern,
  wine,
} from './tavern.js';

const uid = 'A'.repeat(40);
const tableAA = '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314';
const header = { aa: '50', issueDate };

const waiting = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 2 }] });
const open = answered(waiting);
const two = ordered(open, '12', { ...wine, unitPriceWithVat: '8', quantity: 1 }, { ...beer, quantity: 1 });
const closing = open.close(bill);
const linked = answered(
  ordered(open, '12', { ...wine, quantity: 1 }).cancel({
    aa: '13',
    issueDate,
    lines: [{ description: 'Wine', quantity: 3 }],
  }),
);
const found = tableFromOpenOrders({
  issuer: tavern,
  series: 'OS',
  tableAA,
  orders: [{ mark: '400001000000011', uid, quantityProducts: 2, totalNet: 14.52 }],
});

const cheaper = { order: { aa: '51', issueDate }, cancellation: { aa: '52', issueDate } };
const halves = { ...cheaper, lines: [{ description: 'Wine', quantity: 1 }] };
const moving = open.split(halves);

/** Cancelled twice, because the first cancellation was taken for lost. */
const strayed = (() => {
  const first = open.cancel({ aa: '13', issueDate, lines: [{ description: 'Wine', quantity: 2 }] });
  const again = first.table
    .notIssued(first.document)
    .cancel({ aa: '14', issueDate, lines: [{ description: 'Wine', quantity: 1 }] });
  return answered(again).issued(first.document, { mark: markOf('13') });
})();

/** Closed twice, because the first closing was taken for lost. */
const closedAgain = answered(closing.table.notIssued(closing.document).close({ ...bill, aa: '91' }));

const cases: readonly (readonly [rule: string, step: () => unknown, path: Path, params: object])[] = [
  ['table/not-facts', () => table.order(7 as never), [], {}],
  ['table/not-facts', () => openTable({} as never), ['issuer'], {}],
  ['table/not-facts', () => openTable(undefined as never), [], {}],
  ['table/not-facts', () => openTable({ issuer: tavern, series: 5 } as never), ['series'], {}],
  [
    'table/member-not-taken',
    () => openTable({ issuer: tavern, serie: 'OS' } as never),
    ['serie'],
    { member: 'serie', meant: 'series' },
  ],
  ['table/not-facts', () => open.cancel({ ...header, lines: [null] } as never), ['lines', 0], {}],
  ['table/not-facts', () => open.close({ ...bill, slips: 'OS 11' } as never), ['slips'], {}],
  ['table/not-facts', () => open.close({ ...bill, slips: [] }), ['slips'], {}],
  ['table/not-facts', () => open.close({ ...bill, incomeOf: 'goods' } as never), ['incomeOf'], {}],
  ['table/not-facts', () => tableFromOpenOrders({ issuer: tavern, tableAA } as never), ['orders'], {}],
  [
    'table/member-not-taken',
    () => table.order({ ...header, lines: [], tableAA } as never),
    ['tableAA'],
    { member: 'tableAA' },
  ],
  [
    'table/member-not-taken',
    () => table.order({ ...header, lines: [{ ...wine, quantity: 1, recType: 7 }] } as never),
    ['lines', 0, 'recType'],
    { member: 'recType' },
  ],
  [
    'table/member-not-taken',
    () => open.close({ ...bill, discount: { percent: 10 } } as never),
    ['discount'],
    { member: 'discount' },
  ],
  [
    'table/member-not-taken',
    () => open.cancelAll({ ...header, lines: [] } as never),
    ['lines'],
    { member: 'lines' },
  ],
  ['table/guid', () => openTable({ issuer: tavern, tableAA: 'table 5' }), ['tableAA'], { found: 'table 5' }],
  [
    'table/guid',
    () => tableFromOpenOrders({ issuer: tavern, orders: [] } as never),
    ['tableAA'],
    { found: 'nothing' },
  ],
  [
    'table/number-used',
    () => open.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] }),
    ['aa'],
    { number: 'OS 11' },
  ],
  ['table/ended', () => answered(closing).order({ ...header, lines: [] }), [], { number: 'R 90' }],
  ['table/ended', () => answered(closing).close(bill), [], { number: 'R 90' }],
  ['table/ending-pending', () => closing.table.close(bill), [], { number: 'R 90' }],
  ['table/ending-pending', () => closing.table.order({ ...header, lines: [] }), [], { number: 'R 90' }],
  ['table/slip-pending', () => waiting.table.close(bill), [], { number: 'OS 11' }],
  ['table/slip-pending', () => waiting.table.cancelAll(header), [], { number: 'OS 11' }],
  [
    'table/slip-pending',
    () => waiting.table.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1 }] }),
    ['lines', 0],
    { number: 'OS 11' },
  ],
  [
    'table/slip-pending',
    () => {
      const { table: next } = open.cancel({
        aa: '12',
        issueDate,
        lines: [{ description: 'Wine', quantity: 1 }],
      });
      return next.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1 }] });
    },
    ['lines', 0],
    { number: 'OS 12' },
  ],
  [
    'table/slip-ended',
    () => {
      const first = two.close({ ...bill, slips: [{ series: 'OS', aa: '11' }] });
      return first.table.close({ ...bill, aa: '91', slips: [{ series: 'OS', aa: '11' }] });
    },
    ['slips', 0],
    { number: 'OS 11', by: 'R 90' },
  ],
  [
    'table/slip-not-issued',
    () => {
      const step = open.order({ aa: '12', issueDate, lines: [{ ...wine, quantity: 1 }] });
      return step.table.notIssued(step.document).close({ ...bill, slips: [step.document] });
    },
    ['slips', 0],
    { number: 'OS 12' },
  ],
  [
    'table/slips-linked',
    () => linked.close({ ...bill, slips: [{ series: 'OS', aa: '11' }] }),
    ['slips'],
    { number: 'OS 12' },
  ],
  ['table/cancellation-held-back', () => moving.table.close(bill), [], { number: 'OS 52' }],
  [
    'table/move-unfinished',
    () => moving.table.finishMove({ move: moving.order, aa: '53', issueDate }),
    ['move'],
    { number: 'OS 51', next: 'sendOrder' },
  ],
  [
    'table/move-unknown',
    () => open.finishMove({ move: waiting.document, aa: '53', issueDate }),
    ['move'],
    {},
  ],
  [
    'table/move-finished',
    () => moving.table.notIssued(moving.order).finishMove({ move: moving.order, aa: '53', issueDate }),
    ['move'],
    {},
  ],
  [
    'table/move-other-table',
    () =>
      moving.table
        .notIssued(moving.order)
        .issued(moving.cancellation, { mark: 1 })
        .finishMove({ move: moving.order, aa: '53', issueDate }, table),
    [],
    { tableAA: moving.other.tableAA },
  ],
  ['table/move-to-itself', () => open.move(halves, two), [], {}],
  ['table/share-form', () => open.split({ ...cheaper, share: 1 }), ['share'], { found: 1 }],
  ['table/share-form', () => open.split({ ...cheaper, share: 2.5 }), ['share'], { found: 2.5 }],
  ['table/share-form', () => open.split({ ...cheaper, share: 101 }), ['share'], { found: 101 }],
  [
    'table/member-not-taken',
    () => open.split({ ...halves, share: 2 } as never),
    ['lines'],
    { member: 'lines' },
  ],
  ['table/nothing-open', () => table.split({ ...cheaper, share: 2 }), [], {}],
  ['table/slip-pending', () => waiting.table.split({ ...cheaper, share: 2 }), [], { number: 'OS 11' }],
  [
    'table/move-other-issuer',
    () => open.move(halves, openTable({ issuer: { ...tavern, branch: 2 }, series: 'OS' })),
    [],
    { expected: '800123456 / 0', found: '800123456 / 2' },
  ],
  [
    'table/number-used',
    () => open.split({ ...halves, cancellation: halves.order }),
    ['cancellation', 'aa'],
    { number: 'OS 51' },
  ],
  ['table/not-facts', () => open.move(halves, {} as never), ['other'], {}],
  ['table/not-facts', () => open.move({ ...halves, order: 7 } as never, table), ['order'], {}],
  [
    'table/member-not-taken',
    () => open.split({ ...halves, order: { ...halves.order, lines: [] } } as never),
    ['order', 'lines'],
    { member: 'lines' },
  ],
  ['table/member-not-taken', () => open.split({ ...halves, aa: '5' } as never), ['aa'], { member: 'aa' }],
  [
    'table/member-not-taken',
    () => moving.table.finishMove({ move: moving.order, ...header, lines: [] } as never),
    ['lines'],
    { member: 'lines' },
  ],
  ['table/discount-missing', () => open.discount(cheaper as never), [], {}],
  ['table/discount-missing', () => open.discount({ ...cheaper, percent: 1, amount: 1 } as never), [], {}],
  ['table/discount-form', () => open.discount({ ...cheaper, percent: '-1' }), ['percent'], { found: '-1' }],
  ['table/discount-form', () => open.discount({ ...cheaper, percent: 0 }), ['percent'], { found: 0 }],
  [
    'table/discount-form',
    () => open.discount({ ...cheaper, amount: '0.005' }),
    ['amount'],
    { found: '0.005' },
  ],
  ['table/discount-mixed', () => two.discount({ ...cheaper, amount: '1.00' }), ['amount'], {}],
  [
    'table/discount-too-large',
    () => open.discount({ ...cheaper, amount: '18.01' }),
    ['amount'],
    { of: '18.00' },
  ],
  [
    'table/discount-too-large',
    () => open.discount({ ...cheaper, percent: 101 }),
    ['percent'],
    { of: '18.00' },
  ],
  ['table/discount-nothing', () => open.discount({ ...cheaper, percent: '0.001' }), ['percent'], {}],
  ['table/nothing-open', () => table.discount({ ...cheaper, percent: 10 }), [], {}],
  [
    'table/lines-unknown',
    () => found.discount({ ...cheaper, percent: 10 }),
    [],
    { number: '400001000000011' },
  ],
  ['table/slip-pending', () => waiting.table.discount({ ...cheaper, percent: 10 }), [], { number: 'OS 11' }],
  ['table/nothing-open', () => table.close(bill), [], {}],
  ['table/nothing-open', () => waiting.table.notIssued(waiting.document).cancelAll(header), [], {}],
  ['table/nothing-left', () => cancelled(open, '12', 'Wine', 2).close(bill), [], {}],
  ['table/closing-type', () => open.close({ ...bill, type: '5.1' } as never), ['type'], { found: '5.1' }],
  ['table/split-by-items', () => open.close({ ...bill, lines: [] }), ['lines'], {}],
  ['table/split-by-items', () => open.close({ ...bill, parts: [] } as never), ['parts'], {}],
  ['table/stray-cancellation', () => strayed.close(bill), [], { number: 'OS 13' }],
  ['table/lines-missing', () => open.cancel({ ...header, lines: [] }), ['lines'], {}],
  ['table/lines-missing', () => open.cancel(header as never), ['lines'], {}],
  ['table/lines-unknown', () => found.close(bill), ['lines'], { number: '400001000000011' }],
  ['table/lines-unknown', () => found.remaining(), [], { number: '400001000000011' }],
  [
    'table/lines-unknown',
    () => found.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1 }] }),
    ['lines', 0],
    { number: '400001000000011' },
  ],
  ['table/item-missing', () => open.cancel({ ...header, lines: [{ quantity: 1 }] }), ['lines', 0], {}],
  [
    'table/item-unknown',
    () => open.cancel({ ...header, lines: [{ description: 'Wien', quantity: 1 }] }),
    ['lines', 0],
    { item: 'Wien', meant: 'Wine' },
  ],
  [
    'table/item-unknown',
    () => open.cancel({ ...header, lines: [{ itemCode: '4711', quantity: 1 }] }),
    ['lines', 0],
    { item: '4711' },
  ],
  [
    'table/item-unknown',
    () => open.close({ ...bill, incomeOf: { Beer: 'goods' } }),
    ['incomeOf', 'Beer'],
    { item: 'Beer' },
  ],
  [
    'table/item-ambiguous',
    () => two.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1 }] }),
    ['lines', 0],
    { item: 'Wine', offers: 'unitPriceWithVat 9, unitPriceWithVat 8' },
  ],
  [
    'table/offer-unknown',
    () => open.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1, unitPriceWithVat: '8' }] }),
    ['lines', 0],
    { item: 'Wine', offers: 'unitPriceWithVat 9' },
  ],
  [
    'table/offer-unknown',
    () => open.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1, vat: 13 }] }),
    ['lines', 0],
    { item: 'Wine', offers: 'unitPriceWithVat 9' },
  ],
  [
    'table/late-number',
    () =>
      waiting.table
        .notIssued(waiting.document)
        .order({ aa: '11', issueDate, lines: [{ ...beer, quantity: 1 }] })
        .table.issued(waiting.document, { mark: markOf('11') }),
    [],
    { number: 'OS 11' },
  ],
  [
    'table/document-unknown',
    () => {
      const other = openTable({ issuer: tavern, series: 'OS', tableAA });
      const slip = other.order({ aa: '11', issueDate, lines: [{ ...beer, quantity: 1 }] });
      return waiting.table.issued(slip.document, { mark: markOf('11') });
    },
    [],
    { number: 'OS 11' },
  ],
  [
    'table/not-facts',
    () =>
      open.cancel({
        ...header,
        get lines(): never {
          throw new Error('no lines');
        },
      }),
    [],
    {},
  ],
  [
    'table/open-order',
    () =>
      tableFromOpenOrders({
        issuer: tavern,
        tableAA,
        orders: [{ mark: '400001000000011', uid, quantityProducts: Number.NaN, totalNet: 1 }],
      }),
    ['orders', 0],
    {},
  ],
  [
    'table/answer-taken',
    () =>
      tableFromOpenOrders({
        issuer: tavern,
        tableAA,
        orders: [
          { mark: '400001000000011', uid, quantityProducts: 2, totalNet: 14.52 },
          { mark: '400001000000011', uid: '', quantityProducts: 1, totalNet: 7.26 },
        ],
      }),
    ['orders', 1, 'mark'],
    { given: '400001000000011', number: '400001000000011' },
  ],
  [
    'table/value-form',
    () => open.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1, unitPrice: 'abc' }] }),
    ['lines', 0, 'unitPrice'],
    { member: 'unitPrice', found: 'abc' },
  ],
  [
    'table/value-form',
    () => open.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1, line: '1' }] } as never),
    ['lines', 0, 'line'],
    { member: 'line', found: '1' },
  ],
  [
    'table/member-not-taken',
    () => open.cancel({ ...header, lines: [{ description: 'Wine', quantity: 1, price: '8' }] } as never),
    ['lines', 0, 'price'],
    { member: 'price' },
  ],
  [
    'table/quantity-form',
    () => open.cancel({ ...header, lines: [{ description: 'Wine', quantity: '-1' }] }),
    ['lines', 0, 'quantity'],
    { found: '-1' },
  ],
  [
    'table/quantity-form',
    () => open.cancel({ ...header, lines: [{ description: 'Wine' }] } as never),
    ['lines', 0, 'quantity'],
    { found: 'undefined' },
  ],
  [
    'table/cancel-too-much',
    () =>
      cancelled(open, '12', 'Wine', '0.5').cancel({
        ...header,
        lines: [{ description: 'Wine', quantity: '1.501' }],
      }),
    ['lines', 0, 'quantity'],
    { item: 'Wine', ordered: '2', cancelled: '0.5', left: '1.5', wanted: '1.501' },
  ],
  [
    'table/document-unknown',
    () => open.issued({ series: 'OS', aa: '99' }, { mark: 1 }),
    [],
    { number: 'OS 99' },
  ],
  ['table/order-not-placed', () => table.issued(moving.order, { mark: 1 }), [], { number: 'OS 51' }],
  ['table/document-form', () => open.notIssued('OS 11' as never), [], { found: 'OS 11' }],
  ['table/document-form', () => open.notIssued(undefined as never), [], { found: 'undefined' }],
  ['table/document-form', () => open.notIssued({ mark: 0 }), [], { found: 'object' }],
  [
    'table/document-form',
    () => open.cancelAll({ ...header, slips: [{ series: 'OS' } as never] }),
    ['slips', 0],
    { found: 'object' },
  ],
  [
    'table/document-unknown',
    () => open.notIssued({ mark: 400001000000019 }),
    [],
    { number: '400001000000019' },
  ],
  [
    'table/document-ambiguous',
    () =>
      open.close({ ...bill, series: 'OS', aa: '11' }).table.issued({ series: 'OS', aa: '11' }, { mark: 5 }),
    [],
    { number: 'OS 11', types: '8.6, 11.1' },
  ],
  [
    'table/answer-differs',
    () => open.issued(waiting.document, { mark: '5' }),
    ['mark'],
    { number: 'OS 11', member: 'mark', known: markOf('11'), given: '5' },
  ],
  [
    'table/answer-taken',
    () => {
      const step = open.order({ aa: '12', issueDate, lines: [{ ...wine, quantity: 1 }] });
      return step.table.issued(step.document, { mark: markOf('11') });
    },
    ['mark'],
    { given: markOf('11'), number: 'OS 11' },
  ],
  ['table/already-issued', () => open.notIssued(waiting.document), [], { number: 'OS 11' }],
  [
    'table/late-answer',
    () => closedAgain.issued(closing.document, { mark: 5 }),
    [],
    { number: 'R 90', by: 'R 91' },
  ],
  [
    'table/issued-at',
    () => open.issued(waiting.document, { mark: markOf('11'), issuedAt: 'yesterday' }),
    ['issuedAt'],
    { found: 'yesterday' },
  ],
  ['table/clock', () => open.deadlines(new Date('never')), [], {}],
  ['table/clock', () => open.deadlines('2026-11-20' as never), [], {}],
  [
    'table/open-order',
    () => tableFromOpenOrders({ issuer: tavern, tableAA, orders: [{ mark: '1', uid }] } as never),
    ['orders', 0],
    {},
  ],
];

test.each(cases)('a step of a table is refused with %s', (rule, step, path, params) => {
  expect(refused(step)).toEqual([{ rule, path, params }]);
});

test('every refusal of a table has a case here', () => {
  expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual(tableRules.map(({ id }) => id).sort());
});

test('a step reports all its problems together in the requested language', () => {
  const lines = [
    { description: 'Wien', quantity: 1 },
    { description: 'Wine', quantity: 3 },
    { description: 'Wine', quantity: 0 },
  ];
  const issues = refusal(() => open.cancel({ ...header, lines }, { locale: el }));
  expect(issues.map(({ rule }) => rule)).toEqual([
    'table/item-unknown',
    'table/cancel-too-much',
    'table/quantity-form',
  ]);
  for (const { message } of issues) expect(message).toMatch(/\p{Script=Greek}/u);
  expect(issues[1]?.message).toContain('3 × Wine');
});

describe('a cancellation that was issued although it was recorded as not issued', () => {
  test('counts again if the cancelled order still exists', () => {
    const step = open.cancel({ aa: '13', issueDate, lines: [{ description: 'Wine', quantity: 1 }] });
    const late = step.table.notIssued(step.document).issued(step.document, { mark: markOf('13') });
    expect(late.remaining()[0]?.quantity).toBe('1');
    expect(late.close(bill).document.invoiceHeader.multipleConnectedMarks).toHaveLength(2);
  });

  test('is cancelled separately when it is stray, and the others close without it', () => {
    expect(strayed.remaining()[0]?.quantity).toBe('1');
    expect(
      strayed.deadlines(new Date('2026-11-20T12:00:00Z')).map(({ slip, next }) => [slip, next]),
    ).toContainEqual(['OS 13', 'cancel']);
    const rest = strayed.close({ ...bill, slips: [{ series: 'OS', aa: '11' }] });
    expect(rest.document.invoiceHeader.multipleConnectedMarks).toEqual([400001000000011, 400001000000014]);
    const last = answered(rest).cancelAll({ aa: '15', issueDate, slips: [{ series: 'OS', aa: '13' }] });
    expect(last.document.invoiceHeader.multipleConnectedMarks).toEqual([400001000000013]);
    expect(answered(last).status).toBe('ended');
  });

  test('is stray if a closing was issued before it', () => {
    const lost = open.close(bill);
    const late = answered(
      lost.table
        .notIssued(lost.document)
        .cancel({ aa: '13', issueDate, lines: [{ description: 'Wine', quantity: 1 }] }),
    ).issued(lost.document, { mark: markOf('90') });
    const more = ordered(late, '14', { ...espresso, quantity: 1 });
    expect(refused(() => more.close({ ...bill, aa: '91' }))).toEqual([
      { rule: 'table/stray-cancellation', path: [], params: { number: 'OS 13' } },
    ]);
    expect(tableFromJSON(JSON.parse(JSON.stringify(more))).status).toBe('open');
  });
});
