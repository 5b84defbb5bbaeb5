import { describe, expect, test } from 'vitest';
import {
  cash,
  InvalidDocumentError,
  orderCancellation,
  orderSlip,
  salesInvoice,
  tableCancellation,
} from '../../../src/builders/index.js';
import { customer, marks, movement, numbered, tableAA } from './parties.js';

const coffee = { description: 'Καφές', quantity: 3, unit: 1, unitPrice: '3.50', vat: 13 } as const;
const chair = {
  description: 'Καρέκλα',
  quantity: 1,
  unit: 1,
  net: '30.00',
  vat: 24,
  income: 'goods',
} as const;

/** As who writes JavaScript may call a builder. */
const said = <Opening>(opening: unknown): Opening => opening as Opening;

describe('a member that the builder sets itself', () => {
  const sold = (opening: object) =>
    salesInvoice(said({ ...numbered, ...opening }))
      .counterpart(customer)
      .line(chair)
      .payment(cash('rest'));

  test('takes precedence, and a different stated type is reported', () => {
    const builder = sold({ type: '11.1' });
    const { ok, issues } = builder.check();
    expect(ok).toBe(false);
    expect(issues).toMatchObject([
      {
        rule: 'facts/builder-conflict',
        path: ['type'],
        params: { member: 'type', meant: '1.1', value: '11.1' },
      },
    ]);
    expect(builder.facts().type).toBe('1.1');
    expect(() => builder.build()).toThrow(InvalidDocumentError);
  });

  test('is reported in a movement, and if it is null', () => {
    const moved = sold({}).movement(said({ ...movement, type: '9.3' }));
    expect(moved.check().issues.map(({ rule }) => rule)).toEqual(['facts/builder-conflict']);
    expect(sold({ type: null }).check().issues).toMatchObject([{ rule: 'facts/builder-conflict' }]);
  });

  test('can be stated with the same value, or as undefined', () => {
    expect(sold({ type: '1.1' }).check().issues).toEqual(sold({}).check().issues);
    expect(sold({ type: undefined }).build().invoiceHeader.invoiceType).toBe('1.1');
  });

  test('marks the total cancellation of a table', () => {
    const opening = { ...numbered, tableAA, multipleConnectedMarks: marks };
    const total = (totalCancelDeliveryOrders: boolean) =>
      tableCancellation(said({ ...opening, totalCancelDeliveryOrders })).check();
    expect(total(true).ok).toBe(true);
    expect(total(false).issues).toMatchObject([
      { rule: 'facts/builder-conflict', path: ['totalCancelDeliveryOrders'] },
    ]);
    const slip = (totalCancelDeliveryOrders: boolean) =>
      orderSlip(said({ ...numbered, totalCancelDeliveryOrders }))
        .line(coffee)
        .check();
    expect(slip(false).ok).toBe(true);
    expect(slip(true).issues).toMatchObject([
      { rule: 'facts/builder-conflict', path: ['totalCancelDeliveryOrders'] },
    ]);
  });

  test('marks a cancelled line', () => {
    const cancelled = (recType: number) =>
      orderCancellation({ ...numbered, tableAA })
        .line(coffee)
        .line(said({ ...coffee, recType }))
        .check();
    expect(cancelled(7).ok).toBe(true);
    expect(cancelled(2).issues).toMatchObject([
      { rule: 'facts/builder-conflict', path: ['lines', 1, 'recType'], params: { meant: 7, value: 2 } },
    ]);
  });
});
