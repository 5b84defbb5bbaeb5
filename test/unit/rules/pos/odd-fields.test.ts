import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

describe('the NSP of a terminal', () => {
  const RULE = 'pos/nsp-unknown';
  const nsp = (posNspId: number) =>
    ({ sample: 'posCollection', set: { '/paymentMethods/0/posNspId': posNspId } }) as const;

  it.each([1, 2, 3, 4, 5, 6, 7, 98, 99])('%i is known', (id) => {
    expect(finds(RULE, nsp(id))).toBe(false);
  });

  it.each([0, 8, 97, 100])('%i is reported as unknown', (id) => {
    expect(found(RULE, nsp(id))).toEqual([
      { at: 'paymentMethods/0/posNspId', params: { payment: 1, nsp: id } },
    ]);
  });
});

describe('a terminal on a payment that does not use one', () => {
  const RULE = 'pos/terminal-not-used';
  const paid = (type: number, terminalId: string) =>
    ({
      sample: 'retailReceipt',
      set: { '/paymentMethods/1': { type, amount: 20, terminalId, posNspId: 2 } },
    }) as const;

  it.each([1, 2, 3, 4, 5, 6])('of type %i is reported', (type) => {
    expect(found(RULE, paid(type, '16000123'))).toEqual([
      { at: 'paymentMethods/1/terminalId', params: { payment: 2, type } },
    ]);
  });

  it('is allowed for cards and instant payments, and ignored if it is empty', () => {
    expect(finds(RULE, paid(7, '16000123'))).toBe(false);
    expect(finds(RULE, paid(8, '16000123'))).toBe(false);
    expect(finds(RULE, paid(3, ''))).toBe(false);
  });
});

describe('a payment that does not use the terminal', () => {
  const RULE = 'pos/other-payment';
  const paid = (...types: number[]) =>
    ({
      sample: 'posCollection',
      set: {
        '/paymentMethods': types.map((type) => ({ type, amount: 25, terminalId: '1', posNspId: 2 })),
      },
    }) as const;

  it('is reported on a POS receipt', () => {
    expect(found(RULE, paid(7, 3))).toMatchObject([{ at: 'paymentMethods/1/type', params: { payment: 2 } }]);
    expect(found(RULE, paid(5, 8))).toMatchObject([{ at: 'paymentMethods/0/type', params: { payment: 1 } }]);
  });

  it('is not reported if it is zero, or the only payment', () => {
    expect(finds(RULE, paid(7, 8))).toBe(false);
    expect(finds(RULE, paid(3, 3))).toBe(false);
    expect(finds('pos/card-payment-missing', paid(3, 3))).toBe(true);
  });
});

describe('taxes on a POS receipt', () => {
  const RULE = 'pos/receipt-taxed';

  it.each([
    'totalWithheldAmount',
    'totalFeesAmount',
    'totalStampDutyAmount',
    'totalOtherTaxesAmount',
    'totalDeductionsAmount',
  ])('are reported for %s from one cent on', (total) => {
    for (const sample of ['posCollection', 'posRefund'] as const) {
      const set = { [`/invoiceSummary/${total}`]: 0.01 };
      expect(found(RULE, { sample, set })).toMatchObject([{ at: 'invoiceSummary' }]);
    }
  });

  it('are checked only on receipts', () => {
    expect(finds(RULE, { sample: 'posCollection' })).toBe(false);
    expect(finds(RULE, { sample: 'serviceInvoice' })).toBe(false);
  });
});
