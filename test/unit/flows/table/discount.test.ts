import { describe, expect, test } from 'vitest';
import { type Table, type TableDiscountStep, tableFromJSON } from '../../../../src/flows/index.js';
import {
  amounts,
  beer,
  bill,
  cancelled,
  espresso,
  issueDate,
  markOf,
  ordered,
  refused,
  table,
  wine,
} from './tavern.js';

const slips = { order: { aa: '21', issueDate }, cancellation: { aa: '22', issueDate } };
const reloaded = (on: Table): Table => tableFromJSON(JSON.parse(JSON.stringify(on)));

const settled = ({ table: on, order, cancellation }: TableDiscountStep): Table =>
  reloaded(reloaded(on).issued(order, { mark: markOf('21') })).issued(cancellation, { mark: markOf('22') });

const paid = (on: Table): number => on.close(bill).document.invoiceSummary.totalGrossValue;

describe('a discount before the bill', () => {
  const open = ordered(table, '1', { ...espresso, quantity: 3 }, { ...wine, quantity: 2 });

  test('orders at the lower price and cancels at the old price', () => {
    const step = open.discount({ ...slips, percent: 10 });
    // 10 % of 21.00 is 2.10: 0.30 of 3.00 and 1.80 of 18.00. 2.70 / 1.24 = 2.18, 16.20 / 1.24 = 13.06.
    expect(amounts({ document: step.order } as never)).toEqual([
      ['Espresso', 3, 2.18, 0.52],
      ['Wine', 2, 13.06, 3.14],
    ]);
    // 18.00 / 1.24 = 14.52: 14.52 − 13.06 = 1.46 net of discount.
    expect(step.order.invoiceDetails[1]).toMatchObject({
      totalNetPriceBeforeDiscount: 14.52,
      totalDiscountValue: 1.46,
    });
    expect(step.cancellation.invoiceDetails.map(({ netValue, recType }) => [netValue, recType])).toEqual([
      [2.42, 7],
      [14.52, 7],
    ]);
    const after = settled(step);
    expect(after.remaining().map(({ quantity, gross }) => [quantity, gross])).toEqual([
      ['3', '2.70'],
      ['2', '16.20'],
    ]);
    expect(paid(after)).toBe(18.9);
  });

  test('by amount is spread by largest remainder and lowers the bill by exactly that amount', () => {
    // 0.05 of 21.00: 0.0071 and 0.0429, so one cent goes with the larger remainder: 0.01 and 0.04.
    const step = open.discount({ ...slips, amount: '0.05' });
    expect(step.order.invoiceDetails.map(({ netValue, vatAmount }) => [netValue, vatAmount])).toEqual([
      [2.41, 0.58],
      [14.48, 3.48],
    ]);
    expect(paid(settled(step))).toBe(20.95);
  });

  test('leaves the other lines unchanged', () => {
    const step = open.discount({ ...slips, amount: '0.01' });
    expect(step.order.invoiceDetails.map(({ itemDescr }) => itemDescr)).toEqual(['Wine']);
    expect(paid(settled(step))).toBe(20.99);
  });

  test('can name items like a cancellation does', () => {
    const step = open.discount({ ...slips, percent: '50', lines: [{ description: 'Wine', quantity: 1 }] });
    expect(amounts({ document: step.order } as never)).toEqual([['Wine', 1, 3.63, 0.87]]);
    expect(paid(settled(step))).toBe(16.5);
  });

  test('of 100 % leaves the items on the bill and nothing to pay', () => {
    const step = open.discount({ ...slips, percent: 100, lines: [{ description: 'Wine', quantity: 2 }] });
    expect(amounts({ document: step.order } as never)).toEqual([['Wine', 2, 0, 0]]);
    expect(paid(settled(step))).toBe(3);
  });

  test('is added to discounts of the order, after cancellations', () => {
    const round = ordered(table, '1', { ...beer, quantity: 3, discount: { percent: 15 } });
    const two = cancelled(round, '2', 'Beer', 1);
    // Two are 7.00 − 15 % = 5.95 net; 10 % of it is 0.60 (0.595), so 5.35 and 24 % 1.28.
    const step = two.discount({ ...slips, percent: 10 });
    expect(step.order.invoiceDetails[0]).toMatchObject({
      netValue: 5.35,
      vatAmount: 1.28,
      totalDiscountValue: 1.65,
    });
    expect(paid(settled(step))).toBe(6.63);
  });

  test('can be given twice, and the remaining items can be cancelled or moved', () => {
    const once = settled(open.discount({ ...slips, percent: 10 }));
    const twice = once.discount({
      amount: '0.90',
      order: { aa: '23', issueDate },
      cancellation: { aa: '24', issueDate },
    });
    const after = twice.table
      .issued(twice.order, { mark: markOf('23') })
      .issued(twice.cancellation, { mark: markOf('24') });
    expect(paid(after)).toBe(18);
    expect(cancelled(after, '25', 'Wine', 1).remaining()[1]).toMatchObject({ quantity: '1' });
  });
});

describe('a discount with only one half issued', () => {
  const open = ordered(table, '1', { ...wine, quantity: 2 });
  const step = open.discount({ ...slips, percent: 10 });
  const { order, cancellation } = step;
  const next = (on: Table) =>
    reloaded(on)
      .unfinished()
      .map((each) => each.next);

  test('sends the order first', () => {
    expect(step.table.unfinished()).toEqual([{ kind: 'discount', order, cancellation, next: 'sendOrder' }]);
    expect(step.table.pending()).toEqual([order]);
    expect(refused(() => step.table.close(bill)).map(({ rule }) => rule)).toEqual([
      'table/slip-pending',
      'table/cancellation-held-back',
    ]);
    const known = reloaded(step.table).issued(order, { mark: markOf('21') });
    expect([next(known), known.pending()]).toEqual([['sendCancellation'], [cancellation]]);
  });

  test('drops the cancellation if the order is not issued', () => {
    const dropped = reloaded(step.table.notIssued(order));
    expect([next(dropped), dropped.pending(), paid(dropped)]).toEqual([[], [], 18]);
  });

  test('creates the cancellation again', () => {
    const half = step.table.issued(order, { mark: markOf('21') }).notIssued(cancellation);
    expect(next(half)).toEqual(['cancel']);
    expect(refused(() => half.close(bill)).map(({ rule }) => rule)).toEqual(['table/move-unfinished']);
    const again = half.finishMove({ move: order, aa: '23', issueDate });
    expect(paid(reloaded(again.table).issued(again.document, { mark: markOf('23') }))).toBe(16.2);
  });

  test('creates the order again and blocks the bill, because the items are on no slip', () => {
    const more = step.table.notIssued(order).issued(cancellation, { mark: markOf('22') });
    const half = ordered(more, '2', { ...espresso, quantity: 1 });
    expect(next(half)).toEqual(['order']);
    expect(refused(() => half.close(bill)).map(({ rule }) => rule)).toEqual(['table/move-unfinished']);
    const again = half.finishMove({ move: order, aa: '23', issueDate });
    expect(again.document.invoiceDetails).toEqual(order.invoiceDetails);
    expect(paid(reloaded(again.table).issued(again.document, { mark: markOf('23') }))).toBe(17.2);
  });
});
