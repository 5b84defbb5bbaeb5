import { describe, expect, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import { openTable, type Table, tableFromJSON } from '../../../../src/flows/index.js';
import type { Document } from '../../../../src/types/index.js';
import { beer, bill, issueDate, markOf, ordered, refused, table, tavern, wine } from './tavern.js';

const slips = { order: { aa: '21', issueDate }, cancellation: { aa: '22', issueDate } };
const lines = [{ description: 'Wine', quantity: 1 }];
const mark = markOf('21');

const reloaded = (on: Table): Table => tableFromJSON(JSON.parse(JSON.stringify(on)));
const left = (on: Table) =>
  on.remaining().map(({ description, quantity, gross }) => [description, quantity, gross]);
const nexts = (on: Table) => on.unfinished().map(({ next }) => next);
const total = (on: Table, aa = '90') => on.close({ ...bill, aa }).document.invoiceSummary.totalGrossValue;

/** Two of wine on one table, a beer (3.50 + 24 %) on the other, to which one of the wine moves. */
const two = ordered(table, '1', { ...wine, quantity: 2 });
const guests = ordered(openTable({ issuer: tavern, series: 'OS' }), '2', { ...beer, quantity: 1 });

/** Two of wine and one more on another slip; a closing of the first slip has no answer, so all three move away. */
const lateClosing = () => {
  const three = ordered(two, '3', { ...wine, quantity: 1 });
  const closing = three.close({ ...bill, slips: [{ series: 'OS', aa: '1' }] });
  const given = closing.table.notIssued(closing.document);
  const moved = given.move({ ...slips, lines: [{ description: 'Wine', quantity: 3 }] }, guests);
  const ordering = moved.table.issued(moved.order, { mark });
  return { ...moved, ordering, close: (on: Table) => on.issued(closing.document, { mark: markOf('90') }) };
};

describe('finishMove after a late closing of a slip that the move takes from', () => {
  test.each<[string, (on: Table, cancellation: Document) => Table]>([
    ['issued before', (on, cancellation) => on.issued(cancellation, { mark: markOf('22') })],
    ['not issued', (on, cancellation) => on.notIssued(cancellation)],
  ])('cancels only what is on open slips, if its cancellation was %s', (_, answer) => {
    const { ordering, cancellation, order, close } = lateClosing();
    const late = close(answer(ordering, cancellation));
    expect([nexts(late), left(late)]).toEqual([['cancel'], [['Wine', '1', '9.00']]]);
    const { table: sent, document } = late.finishMove({ move: order, aa: '23', issueDate });
    expect(document.invoiceDetails.map(({ itemDescr, quantity }) => [itemDescr, quantity])).toEqual([
      ['Wine', 1],
    ]);
    expect(document.invoiceSummary.totalGrossValue).toBe(9);
    const done = reloaded(sent).issued(document, { mark: markOf('23') });
    expect([nexts(done), left(done)]).toEqual([[], []]);
  });
});

describe('finishMove if the other table was not stored', () => {
  const { order, cancellation, ...step } = two.move({ ...slips, lines }, guests);
  const here = reloaded(step.table);

  test('puts the order on the other table', () => {
    const placed = here.finishMove({ move: order }, guests);
    expect([placed.table.toJSON(), placed.document, placed.issues]).toEqual([here.toJSON(), order, []]);
    expect(placed.other?.toJSON()).toEqual(step.other.toJSON());
    const there = reloaded(placed.other as Table).issued(order, { mark });
    const done = here.issued(order, { mark }).issued(cancellation, { mark: markOf('22') });
    expect([nexts(done), left(done), left(there)]).toEqual([
      [],
      [['Wine', '1', '9.00']],
      [
        ['Beer', '1', '4.34'],
        ['Wine', '1', '9.00'],
      ],
    ]);
    expect([total(done), total(there, '91')]).toEqual([9, 13.34]);
  });

  test.each<[string, (on: Table) => Table, string]>([
    ['its order is issued', (on) => on.issued(order, { mark }), 'sendCancellation'],
    ['its cancellation was refused', (on) => on.issued(order, { mark }).notIssued(cancellation), 'cancel'],
  ])('puts the order there when %s', (_, answers, next) => {
    const known = answers(here);
    expect(nexts(known)).toEqual([next]);
    const { other } = known.finishMove({ move: order }, guests);
    expect(other?.documents().at(-1)).toEqual({ kind: 'order', document: order, fate: 'issued', mark });
    expect(other?.pending()).toEqual([]);
  });

  test('puts the order there after the move, even if the other table was closed without it', () => {
    const done = here.issued(order, { mark }).issued(cancellation, { mark: markOf('22') });
    const closing = guests.close(bill);
    const closed = closing.table.issued(closing.document, { mark: markOf('90') });
    expect(closed.status).toBe('ended');
    const { other } = done.finishMove({ move: cancellation }, closed);
    expect([other?.status, other && total(other, '92')]).toEqual(['open', 9]);
  });

  test('puts the order on a table that was never stored, opened with its tableAA', () => {
    const split = two.split({ ...slips, lines });
    const { tableAA } = split.order.invoiceHeader;
    const { other } = split.table.finishMove(
      { move: split.order },
      openTable({ issuer: tavern, series: 'OS', tableAA }),
    );
    expect(other?.toJSON()).toEqual(split.other.toJSON());
    expect(
      refused(() => split.table.finishMove({ move: split.order }, openTable({ issuer: tavern }))),
    ).toEqual([{ rule: 'table/move-other-table', path: [], params: { tableAA } }]);
  });

  test('changes nothing on a table that has the order, whatever its outcome there', () => {
    for (const there of [step.other, step.other.issued(order, { mark }), step.other.notIssued(order)]) {
      const { other } = here.finishMove({ move: { series: 'OS', aa: '21' } }, reloaded(there));
      expect(other?.toJSON()).toEqual(there.toJSON());
    }
  });

  test('puts the order there together with a new cancellation', () => {
    const half = here.issued(order, { mark }).notIssued(cancellation);
    const again = half.finishMove({ move: order, aa: '23', issueDate }, guests);
    expect(again.document.invoiceDetails).toEqual(cancellation.invoiceDetails);
    expect(again.other?.documents().map(({ document }) => document.invoiceHeader.aa)).toEqual(['2', '21']);
  });

  test('is named in the refusal of an answer to an order that the other table does not have', () => {
    // The beer's table has a tableAA of its own: only an order with this tableAA is its order.
    for (const record of [
      () => guests.issued(order, { mark }),
      () => guests.notIssued(order),
      () => openTable({ issuer: tavern }).issued(order, { mark }),
    ])
      expect(refused(record)).toEqual([
        { rule: 'table/order-not-placed', path: [], params: { number: 'OS 21' } },
      ]);
    expect(refused(() => two.issued(order, { mark }))).toEqual([
      { rule: 'table/document-unknown', path: [], params: { number: 'OS 21' } },
    ]);
  });

  test('refuses another table, another issuer, and a number or MARK that the other table has given away', () => {
    const tableAA = guests.tableAA ?? '';
    const put = (on: Table, of = here) => refused(() => of.finishMove({ move: order }, on));
    const strangers = ordered(openTable({ issuer: tavern, series: 'OS' }), '3', { ...beer, quantity: 1 });
    expect(put(strangers)).toEqual([{ rule: 'table/move-other-table', path: [], params: { tableAA } }]);
    const branch = openTable({ issuer: { ...tavern, branch: 3 }, tableAA });
    expect(put(branch)).toEqual([
      {
        rule: 'table/move-other-issuer',
        path: [],
        params: { expected: '800123456 / 0', found: '800123456 / 3' },
      },
    ]);
    const used = guests.order({ aa: '21', issueDate, lines: [{ ...beer, quantity: 1 }] }).table;
    expect(put(used)).toEqual([{ rule: 'table/number-used', path: ['move'], params: { number: 'OS 21' } }]);
    expect(put(guests, here.issued(order, { mark: markOf('2') }))).toEqual([
      { rule: 'table/answer-taken', path: ['mark'], params: { given: markOf('2'), number: 'OS 2' } },
    ]);
    expect(nexts(here)).toEqual(['sendOrder']);
  });

  test('puts nothing on the other table if the order was not issued', () => {
    const dropped = here.notIssued(order);
    expect(refused(() => dropped.finishMove({ move: order }, guests))).toEqual([
      { rule: 'table/move-finished', path: ['move'], params: {} },
    ]);
  });
});

describe('a move whose cancellation is issued but whose order is not', () => {
  const { order, cancellation, ...step } = two.move({ ...slips, lines }, guests);
  const here = reloaded(step.table)
    .notIssued(order)
    .issued(cancellation, { mark: markOf('22') });
  const there = reloaded(step.other).notIssued(order);
  const unfinished = { rule: 'table/move-unfinished', path: [], params: { number: 'OS 21', next: 'order' } };

  test('keeps its table open until the order is issued', () => {
    expect(nexts(here)).toEqual(['order']);
    expect(refused(() => here.close(bill))).toEqual([unfinished]);
    expect(refused(() => here.cancelAll({ aa: '30', issueDate }))).toEqual([unfinished]);
    const again = here.finishMove({ move: order, aa: '23', issueDate }, there);
    expect(refused(() => again.table.close(bill)).map(({ params }) => params)).toEqual([
      { number: 'OS 23', next: 'sendOrder' },
    ]);
    const answer = { mark: markOf('23') };
    const [one, other] = [
      again.table.issued(again.document, answer),
      again.other?.issued(again.document, answer),
    ];
    expect([total(one), other && total(other, '91')]).toEqual([9, 13.34]);
  });

  test('does not keep other slips open, nor the rest of a line', () => {
    const more = ordered(here, '4', { ...beer, quantity: 1 });
    const slip = [{ series: 'OS', aa: '4' }];
    expect(more.close({ ...bill, slips: slip }).document.invoiceSummary.totalGrossValue).toBe(4.34);
    expect(more.cancelAll({ aa: '30', issueDate, slips: slip }).table.status).toBe('open');
    expect(more.cancel({ aa: '24', issueDate, lines }).document.invoiceDetails[0]?.quantity).toBe(1);
  });

  test('keeps its table open if everything moved, so that no cancellation loses the items', () => {
    // Everything moved: the table is empty, and its slips wait to be cancelled.
    const all = two.move({ ...slips, lines: [{ description: 'Wine', quantity: 2 }] }, guests);
    const empty = all.table.notIssued(all.order).issued(all.cancellation, { mark: markOf('22') });
    expect(refused(() => empty.close(bill))).toEqual([unfinished]);
    expect(refused(() => empty.cancelAll({ aa: '30', issueDate }))).toEqual([unfinished]);
  });

  test('can order again on a table that was closed since, which can then be closed once more', () => {
    const closing = there.close(bill);
    const closed = closing.table.issued(closing.document, { mark: markOf('90') });
    const again = here.finishMove({ move: order, aa: '23', issueDate }, closed);
    const open = (again.other as Table).issued(again.document, { mark: markOf('23') });
    expect([open.status, total(open, '92')]).toEqual(['open', 9]);
    expect(refused(() => closed.order({ aa: '24', issueDate, lines: [] })).map(({ rule }) => rule)).toEqual([
      'table/ended',
    ]);
  });

  test('needs the number of the new order', () => {
    try {
      here.finishMove({ move: order }, there);
      throw new Error('The step was taken.');
    } catch (error) {
      if (!InvalidDocumentError.isInvalidDocumentError(error)) throw error;
      expect(error.issues.map(({ path }) => path)).toEqual([['aa'], ['issueDate']]);
    }
  });

  test('puts the new order on the other table if only its own table was stored', () => {
    const again = here.finishMove({ move: order, aa: '23', issueDate }, there);
    const { other } = reloaded(again.table).finishMove({ move: again.document }, there);
    expect(other?.toJSON()).toEqual(again.other?.toJSON());
  });
});

test('a discount of which only the cancellation is issued is finished once everything is cancelled', () => {
  const step = two.discount({ ...slips, percent: 10 });
  const half = step.table.notIssued(step.order).issued(step.cancellation, { mark: markOf('22') });
  expect(nexts(half)).toEqual(['order']);
  const gone = half.cancelAll({ aa: '30', issueDate });
  expect(nexts(gone.table)).toEqual([]);
  expect(nexts(gone.table.notIssued(gone.document))).toEqual(['order']);
});

describe('a move whose line was taken by the late cancellation of a discount', () => {
  const three = ordered(table, '1', { ...wine, quantity: 3 });
  const discount = three.discount({ ...slips, amount: '0.30' });
  const split = discount.table
    .notIssued(discount.cancellation)
    .notIssued(discount.order)
    .split({ order: { aa: '31', issueDate }, cancellation: { aa: '32', issueDate }, lines });
  const late = split.table
    .notIssued(split.cancellation)
    .issued(split.order, { mark: markOf('31') })
    .issued(discount.cancellation, { mark: markOf('22') });

  test('cannot be finished by itself, because nothing is left of the line', () => {
    expect(nexts(late)).toEqual(['order', 'cancel']);
    expect(refused(() => late.finishMove({ move: split.order, aa: '33', issueDate }))).toEqual([
      {
        rule: 'table/cancel-too-much',
        path: ['move', 'quantity'],
        params: { item: 'Wine', ordered: '3', cancelled: '3', left: '0', wanted: '1' },
      },
    ]);
  });

  test('ends by a cancellation from the order that replaced the line', () => {
    const again = late.finishMove({ move: discount.order, aa: '33', issueDate });
    const reduced = again.table.issued(again.document, { mark: markOf('33') });
    const step = reduced.cancel({ aa: '34', issueDate, lines });
    const two = step.table.issued(step.document, { mark: markOf('34') });
    const closing = two.close({ ...bill, slips: [{ series: 'OS', aa: '33' }] });
    // Three cost 27.00 − 0.30; two of them are 17.80.
    expect(closing.document.invoiceSummary.totalGrossValue).toBe(17.8);
    const closed = closing.table.issued(closing.document, { mark: markOf('90') });
    const rest = closed.cancelAll({ aa: '35', issueDate });
    const done = rest.table.issued(rest.document, { mark: markOf('35') });
    expect([
      done.status,
      nexts(done),
      total(split.other.issued(split.order, { mark: markOf('31') })),
    ]).toEqual(['ended', [], 9]);
  });
});
