import { describe, expect, it } from 'vitest';
import { providerInvoiceTypes } from '../../../../src/codes/index.js';
import { finds, found } from '../found.js';

describe('header/currency-forbidden', () => {
  it('is reported on notes and on no other type', () => {
    const refusing = providerInvoiceTypes.filter((type) =>
      finds('header/currency-forbidden', {
        sample: 'deliveryNote',
        set: { '/invoiceHeader/invoiceType': type, '/invoiceHeader/currency': 'EUR' },
      }),
    );
    expect(refusing).toEqual(['9.1', '9.2', '9.3', '10.1', '10.2']);
  });
});

describe('the exchange rate', () => {
  const rates = (set: Record<string, unknown>, remove: string[] = []) => {
    const example = { sample: 'salesInvoice', set, remove } as const;
    return [finds('header/exchange-rate-missing', example), finds('header/exchange-rate-for-euro', example)];
  };

  it('is required with a foreign currency, and refused with euro', () => {
    expect(rates({})).toEqual([false, false]);
    expect(rates({}, ['/invoiceHeader/currency'])).toEqual([false, false]);
    expect(rates({ '/invoiceHeader/currency': 'USD' })).toEqual([true, false]);
    expect(rates({ '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.92 })).toEqual([
      false,
      false,
    ]);
    expect(rates({ '/invoiceHeader/exchangeRate': 1 })).toEqual([false, true]);
  });
});

describe('header/false-flag', () => {
  it('accepts a template of the service', () => {
    const example = {
      sample: 'salesInvoice',
      set: { '/invoiceHeader/vatPaymentSuspension': false },
    } as const;
    expect(found('header/false-flag', example)).toEqual([
      { at: 'invoiceHeader/vatPaymentSuspension', params: { member: 'vatPaymentSuspension' } },
    ]);
  });
});

describe('the special category', () => {
  const rulesOf = (category: number) =>
    (
      [
        'header/tax-free-on-channel',
        'header/special-category-read-only',
        'header/correlation-difficulty-on-type',
      ] as const
    ).filter((rule) =>
      finds(rule, { sample: 'retailReceipt', set: { '/invoiceHeader/specialInvoiceCategory': category } }),
    );

  it.each([
    [4, ['header/tax-free-on-channel']],
    [8, ['header/special-category-read-only']],
    [9, ['header/special-category-read-only']],
    [13, ['header/correlation-difficulty-on-type']],
  ])('%i is refused on a receipt', (category, rules) => {
    expect(rulesOf(category)).toEqual(rules);
  });

  it.each([1, 2, 3, 5, 6, 7, 10, 11, 12])('%i is accepted', (category) => {
    expect(rulesOf(category)).toEqual([]);
  });
});
