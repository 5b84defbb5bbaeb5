import { describe, expect, it } from 'vitest';
import { card, instantPayment, issuer, retailReceipt, toRequest } from '../../../src/index.js';
import { samples } from '../../../src/rules/examples/index.js';

describe('toRequest', () => {
  it('wraps one or several documents unchanged', () => {
    expect(toRequest(samples.salesInvoice)).toEqual({ invoice: [samples.salesInvoice] });
    const both = [samples.orderSlip, samples.tableClosing];
    expect(toRequest(both)).toEqual({ invoice: both });
  });

  const shop = issuer({ vatNumber: '123456783', branch: 0 });
  const builder = retailReceipt({ issuer: shop, series: 'A', aa: '1', issueDate: '2026-11-20' });

  it.each([
    ['a builder', builder],
    ['null', null],
    ['nothing', undefined],
    ['text', 'x'],
    ['a request', { invoice: [] }],
  ])('refuses %s', (_, value) => {
    expect(() => toRequest(value as never)).toThrow(/element 0 has no invoiceHeader/);
    expect(() => toRequest([samples.salesInvoice, value] as never)).toThrow(/element 1 has no invoiceHeader/);
  });
});

describe('payments through a POS', () => {
  it('keep their type, and accept a bare amount in JavaScript', () => {
    expect(card({ amount: '5', type: 3 } as never)).toEqual({ amount: '5', type: 7 });
    expect(card({ terminalId: '1' } as never)).toEqual({ terminalId: '1', type: 7 });
    expect(card('rest' as never)).toEqual({ amount: 'rest', type: 7 });
    expect(instantPayment({ amount: '5', terminalId: '1', posNspId: 2 })).toEqual({
      amount: '5',
      terminalId: '1',
      posNspId: 2,
      type: 8,
    });
  });
});
