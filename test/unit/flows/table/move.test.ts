import { describe, expect, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import { openTable, type Table, type TableMoveStep, tableFromJSON } from '../../../../src/flows/index.js';
import {
  amounts,
  answered,
  beer,
  bill,
  espresso,
  issueDate,
  markOf,
  ordered,
  refused,
  table,
  tavern,
  wine,
} from './tavern.js';

const slips = { order: { aa: '21', issueDate }, cancellation: { aa: '22', issueDate } };
const other = openTable({ issuer: tavern, series: 'OS' });
const one = (description: string, quantity = 1) => [{ description, quantity }];

const reloaded = (on: Table): Table => tableFromJSON(JSON.parse(JSON.stringify(on)));

/** Both tables after both halves of a move were issued. */
function settled({ table: here, other: there, order, cancellation }: TableMoveStep): [Table, Table] {
  const known = reloaded(here).issued(order, { mark: markOf(order.invoiceHeader.aa) });
  return [
    known.issued(cancellation, { mark: markOf(cancellation.invoiceHeader.aa) }),
    reloaded(there).issued(order, { mark: markOf(order.invoiceHeader.aa) }),
  ];
}

const lines = (document: TableMoveStep['order']) => amounts({ document } as never);
const left = (on: Table) =>
  on.remaining().map(({ description, quantity, gross }) => [description, quantity, gross]);

describe('a move', () => {
  const three = ordered(table, '1', { ...espresso, quantity: 3 }, { ...wine, quantity: 1 });

  test('orders on one table what it cancels on the other', () => {
    const step = three.move({ ...slips, lines: [...one('Espresso', 2), ...one('Wine')] }, other);
    // Two at 1.00 are 1.61 + 0.39; one is left at 0.81 + 0.19.
    expect(lines(step.order)).toEqual([
      ['Espresso', 2, 1.61, 0.39],
      ['Wine', 1, 7.26, 1.74],
    ]);
    expect(lines(step.cancellation).map(([item, quantity, net]) => [item, quantity, net])).toEqual([
      ['Espresso', 2, 1.61],
      ['Wine', 1, 7.26],
    ]);
    expect(step.cancellation.invoiceDetails.map(({ recType }) => recType)).toEqual([7, 7]);
    expect(step.order.invoiceHeader.tableAA).toBe(step.other.tableAA);
    expect(step.cancellation.invoiceHeader.tableAA).toBe(three.tableAA);
    expect(step.other.tableAA).not.toBe(three.tableAA);
    const [here, there] = settled(step);
    expect(left(here)).toEqual([['Espresso', '1', '1.00']]);
    expect(left(there)).toEqual([
      ['Espresso', '2', '2.00'],
      ['Wine', '1', '9.00'],
    ]);
    expect([here, there].map((on) => on.close(bill).document.invoiceSummary.totalGrossValue)).toEqual([
      1, 11,
    ]);
  });

  test('keeps the stated price if the cancellation carries a rounding cent', () => {
    // 3.00 is 2.42 + 0.58 and 2.00 is 1.61 + 0.39, so the second espresso is taken back at 0.80.
    const [here, there] = settled(three.move({ ...slips, lines: one('Espresso') }, other));
    const second = here.move(
      { order: { aa: '23', issueDate }, cancellation: { aa: '24', issueDate }, lines: one('Espresso') },
      there,
    );
    expect(second.cancellation.invoiceDetails[0]?.netValue).toBe(0.8);
    expect(lines(second.order)).toEqual([['Espresso', 1, 0.81, 0.19]]);
    const [rest, both] = settled(second);
    expect(left(both)).toEqual([['Espresso', '2', '2.00']]);
    expect(rest.close(bill).document.invoiceSummary.totalGrossValue).toBe(10);
  });

  test('moves the net amount of a net price if the price alone would lose a cent', () => {
    // 5 × 0.333 = 1.67 (1.665), 4 × 0.333 = 1.33 (1.332): 0.34 is taken back, though one at 0.333 would be 0.33.
    const round = ordered(table, '1', { ...beer, unitPrice: '0.333', quantity: 5 });
    const step = round.move({ ...slips, lines: one('Beer') }, other);
    expect(step.cancellation.invoiceDetails[0]?.netValue).toBe(0.34);
    expect(step.order.invoiceDetails[0]?.netValue).toBe(0.34);
  });

  test('keeps discounts: a percentage as a percentage, an amount as a share', () => {
    const round = ordered(
      table,
      '1',
      { ...beer, quantity: 3, discount: { percent: 15 } },
      { ...wine, quantity: 3, discount: { amount: '1.00' } },
    );
    const step = round.move({ ...slips, lines: [...one('Beer'), ...one('Wine')] }, other);
    // Beer: 3 × 3.50 − 15 % = 8.92 (1.575 → 1.58), two 5.95, so 2.97 moves; wine: 26.00, two thirds 17.33, so 8.67.
    expect(step.order.invoiceDetails.map(({ netValue, vatAmount }) => [netValue, vatAmount])).toEqual([
      [2.97, 0.71],
      [6.99, 1.68],
    ]);
    const [, there] = settled(step);
    expect(there.toJSON().entries[0]).toMatchObject({
      prices: [{ percent: '15' }, { lead: 'unitPriceWithVat' }],
    });
    expect(left(there)[1]).toEqual(['Wine', '1', '8.67']);
  });

  test('names slips and lines like a cancellation does, or everything that is left', () => {
    const two = ordered(three, '2', { ...espresso, quantity: 1 });
    const all = two.remaining().flatMap(({ from }) => from);
    const [here, there] = settled(two.move({ ...slips, lines: all }, other));
    expect(here.remaining()).toEqual([]);
    expect(left(there)).toEqual(left(two));
    expect(refused(() => here.close(bill)).map(({ rule }) => rule)).toEqual(['table/nothing-left']);
    expect(answered(here.cancelAll({ aa: '30', issueDate })).status).toBe('ended');
  });

  test('leaves both tables unchanged if one half has errors, and says which half', () => {
    const bad = { ...slips, order: { aa: '21', issueDate: '2026-13-45' }, lines: one('Wine') };
    try {
      three.move(bad, other);
      throw new Error('The step was taken.');
    } catch (error) {
      if (!InvalidDocumentError.isInvalidDocumentError(error)) throw error;
      expect(error.issues.map(({ path }) => path)).toEqual([['order', 'issueDate']]);
    }
    expect(
      refused(() =>
        three.move({ ...slips, cancellation: { aa: '1', issueDate }, lines: one('Wine') }, other),
      ),
    ).toEqual([{ rule: 'table/number-used', path: ['cancellation', 'aa'], params: { number: 'OS 1' } }]);
    expect([three.unfinished(), other.documents()]).toEqual([[], []]);
  });
});

describe('a split', () => {
  test("creates a bill for each person that equals the person's slips", () => {
    const four = ordered(
      table,
      '1',
      { ...espresso, quantity: 2 },
      { ...wine, quantity: 2 },
      { ...beer, quantity: 1 },
    );
    const [here, hers] = settled(four.split({ ...slips, lines: [...one('Espresso'), ...one('Wine')] }));
    const slipsOfHis = { order: { aa: '23', issueDate }, cancellation: { aa: '24', issueDate } };
    const [rest, his] = settled(here.split({ ...slipsOfHis, lines: [...one('Wine'), ...one('Beer')] }));
    expect(new Set([here.tableAA, hers.tableAA, his.tableAA]).size).toBe(3);
    const bills = [rest, hers, his].map((on, index) => on.close({ ...bill, aa: String(90 + index) }));
    // 1.00, then 1.00 + 9.00, then 9.00 + 3.50 + 24 % (0.84).
    expect(bills.map(({ document }) => document.invoiceSummary.totalGrossValue)).toEqual([1, 10, 13.34]);
  });

  test('keeps the issuer and series of its table', () => {
    const { other: split } = ordered(table, '1', { ...wine, quantity: 1 }).split({
      ...slips,
      lines: one('Wine'),
    });
    expect(split.toJSON()).toMatchObject({ issuer: tavern, series: 'OS' });
  });
});

describe('a move with only one half issued', () => {
  const two = ordered(table, '1', { ...wine, quantity: 2 });
  const step = two.move({ ...slips, lines: one('Wine') }, other);
  const { order, cancellation } = step;
  const mark = markOf('21');
  const next = (on: Table) =>
    reloaded(on)
      .unfinished()
      .map((each) => each.next);

  test('sends the order first and holds the cancellation until the order is issued', () => {
    expect(step.table.unfinished()).toEqual([{ kind: 'move', order, cancellation, next: 'sendOrder' }]);
    expect(step.table.pending()).toEqual([]);
    expect(step.other.pending()).toEqual([order]);
    expect(step.table.deadlines(new Date('2026-11-20T12:00:00Z')).map(({ slip }) => slip)).toEqual(['OS 1']);
    const known = reloaded(step.table).issued(order, { mark, issuedAt: '2026-11-20T12:00:00Z' });
    expect(next(known)).toEqual(['sendCancellation']);
    expect(known.pending()).toEqual([cancellation]);
    expect(known.issued(order, { mark }).toJSON()).toEqual(known.toJSON());
    expect(next(known.issued(cancellation, { mark: markOf('22') }))).toEqual([]);
  });

  test('sends the order first even if it was issued offline', () => {
    const known = step.table.issued({ series: 'OS', aa: '21' }, { uid: 'A'.repeat(40) });
    expect(next(known)).toEqual(['sendCancellation']);
    expect(next(known.issued(order, { mark }).issued(cancellation, { mark: markOf('22') }))).toEqual([]);
  });

  test('drops the cancellation if the order is not issued', () => {
    const dropped = reloaded(step.table.notIssued(order));
    expect(next(dropped)).toEqual([]);
    expect(dropped.documents().map(({ fate }) => fate)).toEqual(['issued', 'notIssued']);
    expect(left(dropped)).toEqual(left(two));
    expect(dropped.notIssued(order).toJSON()).toEqual(dropped.toJSON());
  });

  test("creates the order's cancellation again if only the order is issued", () => {
    const half = step.table.issued(order, { mark }).notIssued(cancellation);
    expect(next(half)).toEqual(['cancel']);
    const unfinished = [
      { rule: 'table/move-unfinished', path: [], params: { number: 'OS 21', next: 'cancel' } },
    ];
    expect(refused(() => half.close(bill))).toEqual(unfinished);
    expect(refused(() => half.cancel({ aa: '23', issueDate, lines: one('Wine', 2) }))).toEqual([
      { ...unfinished[0], path: ['lines', 0] },
    ]);
    const again = half.finishMove({ move: order, aa: '23', issueDate });
    expect(again.document.invoiceDetails).toEqual(cancellation.invoiceDetails);
    expect(again.document.invoiceHeader.aa).toBe('23');
    expect(again.other).toBeUndefined();
    const done = reloaded(again.table).issued(again.document, { mark: markOf('23') });
    expect(next(done)).toEqual([]);
    expect(left(done)).toEqual([['Wine', '1', '9.00']]);
    expect(done.close(bill).document.invoiceSummary.totalGrossValue).toBe(9);
  });

  test('creates the order again if only the cancellation is issued', () => {
    // Somebody gave the order up, and the cancellation went out all the same.
    const half = step.table.notIssued(order).issued(cancellation, { mark: markOf('22') });
    const there = step.other.notIssued(order);
    expect(next(half)).toEqual(['order']);
    expect(refused(() => half.finishMove({ move: order, aa: '23', issueDate }))).toEqual([
      { rule: 'table/move-other-table', path: [], params: { tableAA: step.other.tableAA } },
    ]);
    const again = half.finishMove({ move: cancellation, aa: '23', issueDate }, there);
    expect(again.document.invoiceDetails).toEqual(order.invoiceDetails);
    expect(again.other?.pending()).toEqual([again.document]);
    const done = reloaded(again.table).issued(again.document, { mark: markOf('23') });
    expect(next(done)).toEqual([]);
  });

  test('counts an order that was given up and then issued after all', () => {
    const late = step.table.notIssued(order).issued(order, { mark });
    expect(next(late)).toEqual(['cancel']);
  });

  test('has no half to create while an answer is missing, or when the move is complete', () => {
    expect(refused(() => step.table.finishMove({ move: order, aa: '23', issueDate }))).toEqual([
      { rule: 'table/move-unfinished', path: ['move'], params: { number: 'OS 21', next: 'sendOrder' } },
    ]);
    const [here] = settled(step);
    expect(refused(() => here.finishMove({ move: order, aa: '23', issueDate }))).toEqual([
      { rule: 'table/move-finished', path: ['move'], params: {} },
    ]);
  });

  test('has nothing left to cancel once the bill is closed', () => {
    const half = step.table.issued(order, { mark }).notIssued(cancellation);
    const gone = half.cancelAll({ aa: '30', issueDate });
    expect(gone.table.unfinished()).toEqual([]);
    expect(next(gone.table.notIssued(gone.document))).toEqual(['cancel']);
  });

  test('accepts one MARK for only one document', () => {
    expect(refused(() => step.table.issued(order, { mark: markOf('1') }))).toEqual([
      { rule: 'table/answer-taken', path: ['mark'], params: { given: markOf('1'), number: 'OS 1' } },
    ]);
    const known = step.table.issued(order, { mark });
    expect(refused(() => known.issued(order, { mark: '7' })).map(({ rule }) => rule)).toEqual([
      'table/answer-differs',
    ]);
    expect(refused(() => known.notIssued(order)).map(({ rule }) => rule)).toEqual(['table/already-issued']);
    expect(refused(() => known.issued(cancellation, { mark })).map(({ rule }) => rule)).toEqual([
      'table/answer-taken',
    ]);
  });
});
