import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { validate } from '../../../src/rules/validate/validate.js';

const TYPES = ['E3_561_001', 'E3_561_007'];
const CATEGORIES = ['category1_1', 'category1_2'];

interface Row {
  readonly classificationType: string;
  readonly classificationCategory: string;
  readonly amount: number;
}

// Few kinds and few cents, so that pairs repeat and sums meet.
const row: fc.Arbitrary<Row> = fc.record({
  classificationType: fc.constantFrom(...TYPES),
  classificationCategory: fc.constantFrom(...CATEGORIES),
  amount: fc.integer({ min: 0, max: 2 }),
});
const rows = fc.option(fc.array(row, { maxLength: 3 }), { nil: undefined });
/** Most documents have one kind on every line. */
const oneKind = fc
  .integer({ min: 0, max: 2 })
  .map((amount) => [{ classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount }]);
const line = fc.record({
  net: fc.integer({ min: 0, max: 3 }),
  rows: fc.oneof({ weight: 2, arbitrary: oneKind }, { weight: 1, arbitrary: rows }),
});
const summaryOf = fc.oneof(
  fc
    .integer({ min: 0, max: 5 })
    .map((amount) => [{ classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount }]),
  rows,
);

const key = ({ classificationType, classificationCategory }: Row): string =>
  `${classificationType}/${classificationCategory}`;
const euros = (given: readonly Row[] | undefined) =>
  given?.map((each) => ({ ...each, amount: each.amount / 100 }));
const total = (given: readonly Row[]): number => given.reduce((sum, { amount }) => sum + amount, 0);

function repeats(given: readonly Row[]): number {
  return given.filter((each, index) => given.findIndex((other) => key(other) === key(each)) !== index).length;
}

/** What is wrong, counted by rule, in the plainest way. */
function expected(lines: readonly { net: number; rows: Row[] | undefined }[], summary: readonly Row[]) {
  const all = lines.flatMap((each) => each.rows ?? []);
  const classified = lines.filter((each) => (each.rows ?? []).length > 0);
  const pairs = (given: readonly Row[]): string[] => [...new Set(given.map(key))];
  const sum = (given: readonly Row[], pair: string): number =>
    total(given.filter((each) => key(each) === pair));
  const both = pairs(summary).filter((pair) => pairs(all).includes(pair));
  return {
    'classification/missing': classified.length === 0 && summary.length === 0 ? 1 : 0,
    'classification/not-on-all-lines': classified.length > 0 && classified.length < lines.length ? 1 : 0,
    'classification/summary-only': classified.length === 0 && summary.length > 0 ? 1 : 0,
    'classification/line-sum': classified.filter((each) => total(each.rows ?? []) !== each.net).length,
    'classification/repeated-on-line': lines.reduce((count, each) => count + repeats(each.rows ?? []), 0),
    'classification/repeated-in-summary': repeats(summary),
    'classification/summary-sum': both.filter((pair) => sum(all, pair) !== sum(summary, pair)).length,
    'classification/summary-row-missing': pairs(all).filter((pair) => !pairs(summary).includes(pair)).length,
    'classification/summary-row-extra':
      all.length === 0 ? 0 : summary.filter((each) => !pairs(all).includes(key(each))).length,
  };
}

test('the number of issues matches an independent calculation', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), summaryOf, (lines, summary) => {
      const document = {
        ...samples.salesInvoice,
        invoiceDetails: lines.map(({ net, rows: given }, index) => ({
          lineNumber: index + 1,
          netValue: net / 100,
          vatCategory: 1,
          vatAmount: 0,
          ...(given && { incomeClassification: euros(given) }),
        })),
        invoiceSummary: {
          ...samples.salesInvoice.invoiceSummary,
          incomeClassification: euros(summary) ?? [],
        },
      };
      const counts = Object.fromEntries(Object.keys(expected([], [])).map((id) => [id, 0]));
      for (const { rule } of validate(document).issues)
        if (rule in counts) counts[rule] = (counts[rule] ?? 0) + 1;
      expect(counts).toEqual(expected(lines, summary ?? []));
    }),
  );
});

test('a fix of the summary leaves no wrong sum of a row, if the lines add up to the net total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 5 }),
      fc.nat(600),
      fc.boolean(),
      (nets, stated, isTotalRight) => {
        const sum = nets.reduce((a, b) => a + b, 0);
        const pair = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' };
        const document = {
          ...samples.salesInvoice,
          invoiceDetails: nets.map((net, index) => ({
            lineNumber: index + 1,
            netValue: net / 100,
            vatCategory: 1,
            vatAmount: 0,
            incomeClassification: [{ ...pair, amount: net / 100 }],
          })),
          invoiceSummary: {
            ...samples.salesInvoice.invoiceSummary,
            totalNetValue: (isTotalRight ? sum : sum + 1) / 100,
            incomeClassification: [{ ...pair, amount: stated / 100 }],
          },
        };
        const found = validate(document).issues.filter(({ rule }) => rule === 'classification/summary-sum');
        // If the lines do not add up to the net total, a line may be wrong.
        const fix = isTotalRight ? sum / 100 : undefined;
        expect(found.map((issue) => issue.fix?.value)).toEqual(sum === stated ? [] : [fix]);
      },
    ),
  );
});
