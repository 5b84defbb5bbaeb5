import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Issue } from '../../../src/types/index.js';

const TAXES = [
  ['withheldAmount', 'totalWithheldAmount', 'totals/withheld-sum', -1n],
  ['feesAmount', 'totalFeesAmount', 'totals/fees-sum', 1n],
  ['stampDutyAmount', 'totalStampDutyAmount', 'totals/stamp-duty-sum', 1n],
  ['otherTaxesAmount', 'totalOtherTaxesAmount', 'totals/other-taxes-sum', 1n],
  ['deductionsAmount', 'totalDeductionsAmount', 'totals/deductions-sum', -1n],
] as const;
const MEMBERS = [
  ['netValue', 'totalNetValue', 'totals/net-sum', 1n],
  ['vatAmount', 'totalVatAmount', 'totals/vat-sum', 1n],
  ...TAXES,
] as const;

/** Cents as a whole number, and the JSON number that stands for them. */
const cents = fc.integer({ min: 0, max: 99_999_999 });
const euros = (amount: bigint): number =>
  Number(`${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`);

const line = fc.tuple(cents, cents, ...TAXES.map(() => fc.option(cents, { nil: undefined })));
/** How far a stated total is off; mostly not at all. */
const off = fc.oneof(
  { weight: 9, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1, 500) },
);

const rulesOf = (issues: readonly Issue[]): string[] =>
  issues.map(({ rule }) => rule).filter((rule) => /^totals\/(?:.*-sum|gross)$/.test(rule));

test('a total is reported exactly if it is not the sum, the gross total if it matches neither lines nor totals', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(off, { minLength: 8, maxLength: 8 }),
      (lines, offs) => {
        const sums = MEMBERS.map((_, index) =>
          lines.reduce((sum, each) => sum + BigInt(each[index] ?? 0), 0n),
        );
        const stated = sums.map((sum, index) => {
          const moved = sum + BigInt(offs[index] ?? 0);
          return moved < 0n ? 0n : moved;
        });
        const grossOf = (totals: readonly bigint[]): bigint =>
          totals.reduce((sum, total, index) => sum + total * (MEMBERS[index]?.[3] ?? 0n), 0n);
        const gross = grossOf(sums) + BigInt(offs[7] ?? 0);
        fc.pre(gross >= 0n);
        const document = {
          ...samples.salesInvoice,
          invoiceDetails: lines.map((each, index) => ({
            lineNumber: index + 1,
            vatCategory: 1,
            ...Object.fromEntries(
              MEMBERS.flatMap(([member], place) => {
                const amount = each[place];
                return amount === undefined ? [] : [[member, euros(BigInt(amount))]];
              }),
            ),
          })),
          invoiceSummary: {
            ...Object.fromEntries(MEMBERS.map(([, member], index) => [member, euros(stated[index] ?? 0n)])),
            totalGrossValue: euros(gross),
          },
        };
        const wrong: string[] = MEMBERS.flatMap(([, , rule], index) =>
          sums[index] === stated[index] ? [] : [rule],
        );
        if (gross !== grossOf(sums) && gross !== grossOf(stated)) wrong.push('totals/gross');
        const { issues } = validate(document);
        expect(rulesOf(issues).sort()).toEqual(wrong.sort());
        for (const { fix, path } of issues.filter(({ rule }) => wrong.includes(rule))) {
          if (fix === undefined) continue;
          // A repair is always what the lines add up to.
          const place = MEMBERS.findIndex(([, member]) => member === path[1]);
          expect(fix.value).toBe(euros(place === -1 ? grossOf(sums) : (sums[place] ?? 0n)));
        }
        // One wrong figure among all others that agree is repaired.
        if (wrong.length === 1 && (gross === grossOf(sums) || wrong[0] === 'totals/gross')) {
          expect(issues.filter(({ rule, fix }) => rule === wrong[0] && fix?.safe)).toHaveLength(1);
        }
      },
    ),
  );
});
