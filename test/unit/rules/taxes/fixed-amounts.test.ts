import { describe, expect, it } from 'vitest';
import { finds, found, issuesOf } from '../found.js';

/** A residence levy of one line. */
const levy = (otherTaxesPercentCategory: number, amount: number, more: Record<string, unknown> = {}) =>
  ({
    sample: 'residenceLevy',
    set: {
      '/invoiceDetails/0/otherTaxesAmount': amount,
      '/invoiceDetails/0/otherTaxesPercentCategory': otherTaxesPercentCategory,
      '/invoiceSummary/totalOtherTaxesAmount': amount,
      '/invoiceSummary/totalGrossValue': amount,
      '/paymentMethods/0/amount': amount,
      ...more,
    },
  }) as const;

/** Two stands for laptops, with a fee. */
const fee = (feesPercentCategory: number, feesAmount: number, more: Record<string, unknown> = {}) =>
  ({
    sample: 'salesInvoice',
    set: {
      '/invoiceDetails/0/feesAmount': feesAmount,
      '/invoiceDetails/0/feesPercentCategory': feesPercentCategory,
      ...more,
    },
  }) as const;

describe('a tax with an amount for each item', () => {
  const RULE = 'taxes/fixed-amount-mismatch';

  it.each([
    [8, 0.14],
    [8, 0.07],
    [8, 0.7],
    // 2 × 0.07 is 0.14, and a cent beside it is as near as any tax must be.
    [8, 0.15],
    [16, 0.04],
    [17, 0.8],
    [10, 0.33],
  ])('in category %i of fees can be %d for two pieces', (category, amount) => {
    expect(finds(RULE, fee(category, amount))).toBe(false);
  });

  it.each([
    [8, 0.16],
    [8, 0.2],
    [16, 0.1],
    [17, 0.2],
  ])('in category %i of fees cannot be %d for two pieces', (category, amount) => {
    expect(finds(RULE, fee(category, amount))).toBe(true);
  });

  it('can be multiplied by a fractional quantity', () => {
    // 3.5 × 0.07 is 0.245.
    const half = { '/invoiceDetails/0/quantity': 3.5 };
    expect(finds(RULE, fee(8, 0.25, half))).toBe(false);
    expect(finds(RULE, fee(8, 0.27, half))).toBe(true);
  });

  it('is in euros', () => {
    const dollars = { '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.9 };
    expect(finds(RULE, fee(8, 0.2, dollars))).toBe(false);
    expect(finds(RULE, { ...fee(8, 0.2), remove: ['/invoiceHeader/currency'] })).toBe(true);
  });

  it('does not include the accommodation levy', () => {
    expect(finds(RULE, levy(20, 1.51))).toBe(false);
  });

  it('can also be in taxesTotals', () => {
    const taxed = (taxCategory: number, taxAmount: number) =>
      ({
        sample: 'salesInvoice',
        set: { '/taxesTotals': [{ taxType: 2, taxCategory, taxAmount }] },
      }) as const;
    expect(finds(RULE, taxed(8, 0.21))).toBe(false);
    expect(found(RULE, taxed(8, 0.2))).toEqual([
      { at: 'taxesTotals/0/taxAmount', params: { category: 8, each: '0.07', stated: '0.20' } },
    ]);
  });
});

describe('other taxes with a percentage', () => {
  const RULE = 'taxes/other-taxes-rate';
  /** On a line of 49.80. */
  const taxed = (category: number, amount: number) =>
    ({
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/otherTaxesAmount': amount,
        '/invoiceDetails/0/otherTaxesPercentCategory': category,
      },
    }) as const;

  it.each([
    // 4 % is 1.992.
    [3, 1.99],
    [3, 2],
    [3, 1.98],
    [4, 7.47],
    [5, 0],
    [15, 9.96],
    [11, 2.49],
    [13, 4.98],
    // Their base is not the net value.
    [12, 1],
    [14, 30],
    [17, 12.34],
  ])('in category %i can be %d', (category, amount) => {
    expect(finds(RULE, taxed(category, amount))).toBe(false);
  });

  it.each([
    [3, 2.01, '4', '1.99'],
    [4, 7.45, '15', '7.47'],
    [5, 0.02, '0', '0.00'],
    [15, 7.47, '20', '9.96'],
  ])('in category %i cannot be %d', (category, amount, percent, computed) => {
    expect(found(RULE, taxed(category, amount))).toMatchObject([
      { at: 'invoiceDetails/0/otherTaxesAmount', params: { category, percent, base: '49.80', computed } },
    ]);
  });

  it('apply to the base that taxesTotals states', () => {
    const total = (tax: object) =>
      ({ sample: 'salesInvoice', set: { '/taxesTotals': [{ taxType: 3, ...tax }] } }) as const;
    expect(finds(RULE, total({ taxCategory: 14, underlyingValue: 10, taxAmount: 8 }))).toBe(false);
    expect(finds(RULE, total({ taxCategory: 14, underlyingValue: 10, taxAmount: 7.98 }))).toBe(true);
    // Without a base, who knows.
    expect(finds(RULE, total({ taxCategory: 14, taxAmount: 7 }))).toBe(false);
  });
});

describe('a category of taxesTotals', () => {
  const total = (tax: object) =>
    ({ sample: 'salesInvoice', set: { '/taxesTotals': [{ taxAmount: 1.25, ...tax }] } }) as const;

  it.each([1, 2, 3, 4])('is required on type %i', (taxType) => {
    expect(found('taxes/document-category-missing', total({ taxType }))).toEqual([
      { at: 'taxesTotals/0/taxCategory', params: { taxType, amount: '1.25' } },
    ]);
    expect(finds('taxes/document-category-missing', total({ taxType, taxCategory: 4 }))).toBe(false);
    expect(finds('taxes/document-category-missing', total({ taxType, taxAmount: 0 }))).toBe(false);
  });

  it('does not apply to deductions', () => {
    expect(finds('taxes/document-category-missing', total({ taxType: 5 }))).toBe(false);
    const [issue] = issuesOf(total({ taxType: 5, taxCategory: 2 })).filter(
      ({ rule }) => rule === 'taxes/deductions-category',
    );
    expect(issue).toMatchObject({
      severity: 'warning',
      authorityCode: 254,
      params: { category: 2 },
      fix: { path: ['taxesTotals', 0, 'taxCategory'], value: undefined, safe: true },
    });
    expect(finds('taxes/deductions-category', total({ taxType: 1, taxCategory: 2 }))).toBe(false);
  });
});

describe('the printed tax', () => {
  const RULE = 'taxes/label-mismatch';
  const labelled = (taxType: number, taxCategory: number | undefined, taxTypeLabel: string) =>
    ({
      sample: 'salesInvoice',
      set: {
        '/taxesTotals': [
          { taxType, ...(taxCategory !== undefined && { taxCategory }), taxAmount: 1, taxTypeLabel },
        ],
      },
    }) as const;

  it.each([
    [1, 4, 'ΠΑΡΑΚΡΑΤΟΥΜΕΝΟΣ ΦΟΡΟΣ'],
    [1, 4, 'Περιπτ. δ’ - Τεχνικά Έργα - 3%'],
    [1, undefined, 'Περιπτ. δ’ - Τεχνικά Έργα - 3%'],
    [3, 17, 'Λοιποί Φόροι'],
    [3, 15, 'Λοιποί φόροι'],
    [2, 10, 'Τέλη'],
    [5, undefined, 'Κρατήσεις'],
    [5, undefined, 'Deductions'],
    [5, undefined, 'Εισφορά ΤΣΜΕΔΕ'],
    [4, 1, ''],
    [3, 9, 'Ξενοδοχεία 5 αστέρων 4,00€'],
    // The appendix misprints category 9.
    [3, 9, 'Ξενοδοχεία 4 αστέρων 4,00€'],
  ])('of type %i, category %s can be "%s"', (taxType, taxCategory, text) => {
    expect(finds(RULE, labelled(taxType, taxCategory, text))).toBe(false);
  });

  it.each([
    [5, undefined, 'Παρακρατούμενος φόρος'],
    [1, 3, 'Περιπτ. δ’ - Τεχνικά Έργα - 3%'],
    [2, 10, 'Λοιποί Φόροι'],
    [4, undefined, 'Fees'],
    [3, undefined, 'Περιπτ. δ’ - Τεχνικά Έργα - 3%'],
    [3, 8, 'Ξενοδοχεία 4 αστέρων 4,00€'],
    [3, 8, 'Ξενοδοχεία 5 αστέρων 4,00€'],
  ])('of type %i, category %s cannot be "%s"', (taxType, taxCategory, text) => {
    expect(found(RULE, labelled(taxType, taxCategory, text))).toMatchObject([
      { at: 'taxesTotals/0/taxTypeLabel', params: { label: text, taxType } },
    ]);
  });
});

describe('a line that is itself a tax', () => {
  const RULE = 'taxes/tax-line-taxed';
  const line = (recType: number, members: Record<string, number>) =>
    ({
      sample: 'salesInvoice',
      set: Object.fromEntries(
        Object.entries({ recType, ...members }).map(([name, value]) => [`/invoiceDetails/1/${name}`, value]),
      ),
    }) as const;

  it('has no other tax of its kind', () => {
    expect(found(RULE, line(2, { feesAmount: 1.5, feesPercentCategory: 10 }))).toEqual([
      {
        at: 'invoiceDetails/1/feesAmount',
        params: { line: 2, recType: 2, member: 'feesAmount', amount: '1.50' },
      },
    ]);
    expect(found(RULE, line(3, { otherTaxesAmount: 2, otherTaxesPercentCategory: 17 }))).toMatchObject([
      { at: 'invoiceDetails/1/otherTaxesAmount' },
    ]);
  });

  it('can have its category, a zero, or a tax of another kind', () => {
    expect(finds(RULE, line(2, { feesPercentCategory: 10 }))).toBe(false);
    expect(finds(RULE, line(2, { feesAmount: 0, feesPercentCategory: 10 }))).toBe(false);
    expect(finds(RULE, line(2, { withheldAmount: 1, withheldPercentCategory: 17 }))).toBe(false);
    expect(finds(RULE, line(6, { feesAmount: 1, feesPercentCategory: 10 }))).toBe(false);
  });
});

describe('a residence levy', () => {
  const RULE = 'taxes/levy-missing';
  const remove = ['/invoiceDetails/0/otherTaxesAmount', '/invoiceDetails/0/otherTaxesPercentCategory'];

  it('is on its line or on the document', () => {
    expect(finds(RULE, { sample: 'residenceLevy' })).toBe(false);
    const set = { '/taxesTotals': [{ taxType: 3, taxCategory: 20, taxAmount: 15 }] };
    expect(finds(RULE, { sample: 'residenceLevy', set, remove })).toBe(false);
  });

  it('is reported as missing on other documents', () => {
    expect(found(RULE, { sample: 'residenceLevy', remove })).toEqual([
      { at: 'invoiceDetails/0/otherTaxesAmount', params: { line: 1 } },
    ]);
  });
});
