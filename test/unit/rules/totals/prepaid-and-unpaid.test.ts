import { describe, expect, it } from 'vitest';
import { finds, issuesOf } from '../found.js';

const found = (set: Record<string, unknown>, sample: 'serviceInvoice' | 'salesInvoice') =>
  issuesOf({ sample, set })
    .map(({ rule }) => rule)
    .filter((rule) => rule === 'totals/gross' || rule === 'totals/gross-prepaid-tax');

describe('a gross total without the withheld tax deducted', () => {
  // 1,000.00 + 240.00, of which 200.00 are withheld: 1,040.00.
  it.each([8, 9, 10])('can be right for the prepaid tax of category %i', (category) => {
    const set = {
      '/invoiceDetails/0/withheldPercentCategory': category,
      '/invoiceSummary/totalGrossValue': 1240,
    };
    expect(found(set, 'serviceInvoice')).toEqual(['totals/gross-prepaid-tax']);
  });

  it.each([3, 7, 11])('is wrong for category %i', (category) => {
    const set = {
      '/invoiceDetails/0/withheldPercentCategory': category,
      '/invoiceSummary/totalGrossValue': 1240,
    };
    expect(found(set, 'serviceInvoice')).toEqual(['totals/gross']);
  });

  it('can be right for a prepaid document tax, but for no other document tax', () => {
    // 63.30 + 13.71 − 10.00 = 67.01, and 77.01 without deducting.
    const withheld = {
      '/taxesTotals': [{ taxType: 1, taxCategory: 8, taxAmount: 10 }],
      '/invoiceSummary/totalWithheldAmount': 10,
    };
    expect(found(withheld, 'salesInvoice')).toEqual(['totals/gross-prepaid-tax']);
    const other = { ...withheld, '/taxesTotals': [{ taxType: 1, taxCategory: 3, taxAmount: 10 }] };
    expect(found(other, 'salesInvoice')).toEqual(['totals/gross']);
    // 63.30 + 13.71 + 10.00 = 87.01; fees are never deducted, so 97.01 is no second answer.
    const fees = {
      '/taxesTotals': [{ taxType: 2, taxCategory: 8, taxAmount: 10 }],
      '/invoiceSummary/totalFeesAmount': 10,
      '/invoiceSummary/totalGrossValue': 97.01,
    };
    expect(found(fees, 'salesInvoice')).toEqual(['totals/gross']);
  });

  it('can match the lines or the other totals if these disagree', () => {
    // Lines: 1,000.00 + 240.00. Totals: 1,000.01 + 240.00.
    for (const gross of [1240, 1240.01]) {
      const set = {
        '/invoiceDetails/0/withheldPercentCategory': 10,
        '/invoiceSummary/totalNetValue': 1000.01,
        '/invoiceSummary/totalGrossValue': gross,
      };
      expect(found(set, 'serviceInvoice')).toEqual(['totals/gross-prepaid-tax']);
    }
  });
});

describe('the fix of the gross total of an unpaid document', () => {
  const fixOf = (set: Record<string, unknown>, remove: string[] = []) =>
    issuesOf({ sample: 'serviceInvoice', set, remove }).find(({ rule }) => rule === 'totals/gross')?.fix;
  const path = ['invoiceSummary', 'totalGrossValue'];

  it('is safe', () => {
    const wrong = { '/invoiceSummary/totalGrossValue': 1041 };
    expect(fixOf(wrong, ['/paymentMethods'])).toEqual({ path, value: 1040, safe: true });
    expect(fixOf({ '/invoiceSummary/totalGrossValue': 0, '/paymentMethods': [] })).toEqual({
      path,
      value: 1040,
      safe: true,
    });
    expect(fixOf({ ...wrong, '/paymentMethods/0/amount': 1041 })?.safe).toBe(false);
  });

  it('is made even for a prepaid tax category without an amount', () => {
    const set = {
      '/invoiceDetails/0/withheldPercentCategory': 8,
      '/invoiceSummary/totalWithheldAmount': 0,
      '/invoiceSummary/totalGrossValue': 1241,
    };
    const remove = ['/invoiceDetails/0/withheldAmount', '/paymentMethods'];
    expect(fixOf(set, remove)).toEqual({ path, value: 1240, safe: true });
  });

  it('is 0.00 if everything is withheld, and absent if more is withheld', () => {
    const withheld = (amount: number) => ({
      '/invoiceDetails/0/withheldAmount': amount,
      '/invoiceSummary/totalWithheldAmount': amount,
      '/invoiceSummary/totalGrossValue': 5,
    });
    expect(fixOf(withheld(1240), ['/paymentMethods'])).toEqual({ path, value: 0, safe: true });
    expect(issuesOf({ sample: 'serviceInvoice', set: withheld(1240.01) })).toContainEqual(
      expect.objectContaining({
        rule: 'totals/gross',
        params: expect.objectContaining({ computed: '-0.01' }),
      }),
    );
    expect(fixOf(withheld(1240.01), ['/paymentMethods'])).toBeUndefined();
  });
});

describe('a document without value', () => {
  const ofNothing = (net: number, gross: number) =>
    finds('totals/no-value', {
      sample: 'salesInvoice',
      set: { '/invoiceSummary/totalNetValue': net, '/invoiceSummary/totalGrossValue': gross },
    });

  it('has zero net and gross totals', () => {
    expect(ofNothing(0, 0)).toBe(true);
    expect(ofNothing(0, 0.01)).toBe(false);
    expect(ofNothing(0.01, 0)).toBe(false);
  });

  it('can move goods', () => {
    const set = { '/invoiceSummary/totalNetValue': 0, '/invoiceSummary/totalGrossValue': 0 };
    expect(finds('totals/no-value', { sample: 'movingInvoice', set })).toBe(false);
  });
});
