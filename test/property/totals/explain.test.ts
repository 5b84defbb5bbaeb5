import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cents, centsToNumber } from '../../../src/money/index.js';
import { computeTotals, explainTotals, type Totals } from '../../../src/totals/index.js';
import { facts, inputOf } from './facts.js';

const amounts = (figures: object): object =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([key, cents]) =>
      cents === undefined ? [] : [[key, centsToNumber(cents as Cents)]],
    ),
  );

const rows = (list: Totals['incomeClassification'] | undefined) =>
  list?.map((row) => ({ ...row, amount: centsToNumber(row.amount) }));

/** The totals as a document states them. */
function documentOf({ lines, summary, incomeClassification }: Totals): object {
  return {
    invoiceDetails: lines.map(
      ({
        quantity,
        lineUnitPrice,
        grossValue,
        incomeClassification: income,
        expensesClassification,
        ...figures
      }) => ({
        ...amounts(figures),
        quantity,
        lineUnitPrice,
        incomeClassification: rows(income),
      }),
    ),
    invoiceSummary: { ...amounts(summary), incomeClassification: rows(incomeClassification) },
    paymentMethods: [{ type: 3, amount: centsToNumber(summary.totalGrossValue) }],
  };
}

test('the totals that we compute are explained without a contradiction', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const result = computeTotals(inputOf(given));
      fc.pre(result.ok);
      const steps = explainTotals(documentOf(result.totals));
      expect(steps.filter((step) => !step.agrees)).toEqual([]);
      expect(steps.length).toBeGreaterThan(8);
    }),
  );
});

test('any input gives steps and never throws', () => {
  const loose = fc.record(
    {
      invoiceDetails: fc.oneof(
        fc.anything(),
        fc.array(
          fc.oneof(
            fc.anything(),
            fc.record(
              {
                quantity: fc.oneof(fc.double(), fc.anything()),
                lineUnitPrice: fc.oneof(fc.double(), fc.anything()),
                totalNetPriceBeforeDiscount: fc.oneof(fc.double(), fc.nat()),
                totalDiscountValue: fc.oneof(fc.double(), fc.nat()),
                netValue: fc.oneof(fc.double(), fc.nat()),
                vatCategory: fc.oneof(fc.integer(), fc.anything()),
                vatCategoryPercent: fc.oneof(fc.double(), fc.anything()),
                vatAmount: fc.oneof(fc.double(), fc.nat()),
                incomeClassification: fc.oneof(fc.anything(), fc.array(fc.anything())),
              },
              { requiredKeys: [] },
            ),
          ),
        ),
      ),
      taxesTotals: fc.oneof(fc.anything(), fc.array(fc.anything())),
      invoiceSummary: fc.anything(),
      paymentMethods: fc.oneof(fc.anything(), fc.array(fc.anything())),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(loose, fc.anything({ withNullPrototype: true, withSparseArray: true })), (input) => {
      for (const step of explainTotals(input)) {
        expect(step.agrees && (step.computed === undefined || step.stated === undefined)).toBe(false);
      }
    }),
  );
});
