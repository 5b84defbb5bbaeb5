import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

/** The sample has 240.00 on its only line. */
const expenses = (...rows: object[]) =>
  ({
    sample: 'titleOfAcquisition',
    set: {
      '/invoiceDetails/0/expensesClassification': rows,
      '/invoiceSummary/expensesClassification': rows,
    },
  }) as const;

describe('the classification sum of an expenses line', () => {
  const RULE = 'classification/line-sum';
  const GOODS = { classificationType: 'E3_102_002', classificationCategory: 'category2_1', amount: 240 };

  it('leaves out VAT classifications, which repeat the amount of another row', () => {
    expect(finds(RULE, expenses(GOODS, { classificationType: 'VAT_361', amount: 240 }))).toBe(false);
  });

  it('counts a VAT classification with a category, which is a kind of expense', () => {
    const row = { classificationType: 'VAT_361', classificationCategory: 'category2_1', amount: 100 };
    expect(found(RULE, expenses(row))).toMatchObject([{ params: { computed: '100.00', net: '240.00' } }]);
  });

  it('counts a kind of expense without a category', () => {
    const row = { classificationType: 'E3_102_002', amount: 100 };
    expect(found(RULE, expenses(row))).toMatchObject([{ params: { computed: '100.00', net: '240.00' } }]);
  });
});

describe('a classification row without a category', () => {
  it('is named by its type, if any', () => {
    const RULE = 'classification/category-missing';
    const [typed] = found(RULE, expenses({ classificationType: 'E3_102_002', amount: 240 }));
    expect(typed?.params).toStrictEqual({ line: 1, classificationType: 'E3_102_002' });
    const [bare] = found(RULE, expenses({ amount: 240 }));
    expect(bare?.params).toStrictEqual({ line: 1 });
  });
});

describe('an informational row next to a VAT classification', () => {
  it('is allowed, because VAT is not a kind of expense, with or without a category', () => {
    const information = { classificationCategory: 'category2_95', amount: 24.9 };
    const rows = (other: object) =>
      ({
        sample: 'creditInvoice',
        set: { '/invoiceDetails/0/expensesClassification': [information, { ...other, amount: 24.9 }] },
        remove: ['/invoiceDetails/0/incomeClassification', '/invoiceSummary/incomeClassification'],
      }) as const;
    const RULE = 'classification/information-mixed';
    expect(finds(RULE, rows({ classificationType: 'VAT_361' }))).toBe(false);
    expect(finds(RULE, rows({ classificationType: 'VAT_361', classificationCategory: 'category2_1' }))).toBe(
      false,
    );
    expect(
      finds(RULE, rows({ classificationType: 'E3_102_001', classificationCategory: 'category2_1' })),
    ).toBe(true);
  });
});

describe('a clearance line that does not state its kind', () => {
  it('can have income or expenses', () => {
    expect(
      finds('classification/side-of-detail-type', {
        sample: 'clearanceInvoice',
        remove: ['/invoiceDetails/0/invoiceDetailType', '/invoiceDetails/1/invoiceDetailType'],
      }),
    ).toBe(false);
  });
});
