import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

const tax = (row: Record<string, unknown>) =>
  ({ sample: 'salesInvoice', set: { '/taxesTotals': [{ taxAmount: 1, ...row }] } }) as const;

describe('a printed tax', () => {
  const RULE = 'taxes/label-mismatch';

  it('in free text is not compared', () => {
    expect(finds(RULE, tax({ taxType: 4, taxCategory: 1, taxTypeLabel: 'κατόπιν συνεννόησης' }))).toBe(false);
  });

  it('is reported with the category, if there is one', () => {
    const label = 'Παρακρατούμενος Φόρος';
    expect(found(RULE, tax({ taxType: 5, taxTypeLabel: label }))).toStrictEqual([
      { at: 'taxesTotals/0/taxTypeLabel', params: { label, taxType: 5 } },
    ]);
    expect(found(RULE, tax({ taxType: 4, taxCategory: 1, taxTypeLabel: label }))).toStrictEqual([
      { at: 'taxesTotals/0/taxTypeLabel', params: { label, taxType: 4, category: 1 } },
    ]);
  });
});

it('an amount of other taxes needs its category, even on a line that is such a tax', () => {
  const taxed = (recType: number) => ({
    '/invoiceDetails/0/otherTaxesAmount': 1,
    '/invoiceDetails/0/recType': recType,
  });
  for (const recType of [2, 3]) {
    expect(
      found('taxes/category-missing', { sample: 'salesInvoice', set: taxed(recType) }).map(
        ({ params }) => params['missing'],
      ),
    ).toEqual(['otherTaxesPercentCategory']);
  }
});

it('a category without an amount has no rate to compare', () => {
  // Category 15 is 20 % of the net value.
  const set = { '/invoiceDetails/0/otherTaxesPercentCategory': 15 };
  expect(finds('taxes/other-taxes-rate', { sample: 'salesInvoice', set })).toBe(false);
});
