import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTotals, type TaxKind, type Totals } from '../../../src/totals/index.js';
import { productCents, roundedCents } from '../money/rational.js';
import { type Facts, facts, inputOf } from './facts.js';
import { type ReferenceLine, reference } from './reference.js';

const taxMembers: [
  TaxKind,
  'withheldAmount' | 'feesAmount' | 'stampDutyAmount' | 'otherTaxesAmount' | 'deductionsAmount',
][] = [
  ['withheld', 'withheldAmount'],
  ['fees', 'feesAmount'],
  ['stampDuty', 'stampDutyAmount'],
  ['otherTaxes', 'otherTaxesAmount'],
  ['deductions', 'deductionsAmount'],
];
const add = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

/** Facts whose figures exist, with the reference's and the library's. */
const checked = (check: (given: Facts, lines: ReferenceLine[], totals: Totals) => void) =>
  fc.property(facts, (given) => {
    const lines = reference(given);
    fc.pre(lines !== undefined);
    check(given, lines as ReferenceLine[], computeTotals(inputOf(given)).totals);
  });

test('every amount of a line matches an independent calculation', () => {
  fc.assert(
    checked((_, lines, totals) => {
      expect(
        totals.lines.map((line) => ({
          before: BigInt(line.totalNetPriceBeforeDiscount),
          discount: BigInt(line.totalDiscountValue),
          net: BigInt(line.netValue),
          vat: BigInt(line.vatAmount),
          taxes: new Map(
            taxMembers.flatMap(([kind, member]) => {
              const amount = line[member];
              return amount === undefined ? [] : [[kind, BigInt(amount)] as const];
            }),
          ),
        })),
      ).toEqual(lines);
    }),
  );
});

test('the summary is the sum of the rounded lines, and the gross total follows', () => {
  fc.assert(
    checked((_, lines, { summary }) => {
      const total = (kind: TaxKind) => add(lines.map((line) => line.taxes.get(kind) ?? 0n));
      const net = add(lines.map((line) => line.net));
      const vat = add(lines.map((line) => line.vat));
      const gross =
        net +
        vat -
        total('withheld') +
        total('fees') +
        total('stampDuty') +
        total('otherTaxes') -
        total('deductions');
      expect(Object.fromEntries(Object.entries(summary).map(([key, cents]) => [key, BigInt(cents)]))).toEqual(
        {
          totalNetValue: net,
          totalVatAmount: vat,
          totalWithheldAmount: total('withheld'),
          totalFeesAmount: total('fees'),
          totalStampDutyAmount: total('stampDuty'),
          totalOtherTaxesAmount: total('otherTaxes'),
          totalDeductionsAmount: total('deductions'),
          totalGrossValue: gross,
        },
      );
    }),
  );
});

test('a price including VAT is kept, and the printed amounts add up', () => {
  fc.assert(
    checked((given, _, totals) => {
      totals.lines.forEach((line, i) => {
        const { lead, price, quantity, discount } = given.lines[i]!;
        expect(line.totalNetPriceBeforeDiscount - line.totalDiscountValue).toBe(line.netValue);
        expect(line.totalDiscountValue).toBeGreaterThanOrEqual(0);
        expect(line.netValue + line.vatAmount).toBe(line.grossValue);
        if (discount || given.discount) return;
        if (lead === 'gross') expect(BigInt(line.grossValue)).toBe(roundedCents(price));
        if (lead === 'unitPriceWithVat') expect(BigInt(line.grossValue)).toBe(productCents(quantity, price));
      });
    }),
  );
});

test('a discount in euros lowers the total in its own terms by exactly that amount', () => {
  fc.assert(
    fc.property(facts, (given) => {
      fc.pre(given.discount?.kind === 'amount' && reference(given) !== undefined);
      const { lines } = computeTotals(inputOf(given)).totals;
      const { lines: full } = computeTotals(inputOf({ ...given, discount: undefined })).totals;
      const member = /net|unitPrice$/.test(given.lines[0]!.lead) ? 'netValue' : 'grossValue';
      const sum = (all: typeof lines) => all.reduce((total, line) => total + line[member], 0);
      expect(BigInt(sum(full) - sum(lines))).toBe(roundedCents(given.discount?.value ?? ''));
    }),
  );
});

test('the filed unit price gives the amount before discount', () => {
  fc.assert(
    checked((given, _, totals) => {
      totals.lines.forEach((line, i) => {
        const { quantity } = given.lines[i]!;
        if (line.lineUnitPrice === undefined || line.lineUnitPrice < 1e-6) return;
        expect(productCents(quantity, String(line.lineUnitPrice))).toBe(
          BigInt(line.totalNetPriceBeforeDiscount),
        );
      });
    }),
  );
});

test('the classification adds up to the classified lines', () => {
  fc.assert(
    checked((given, lines, totals) => {
      const sums = new Map<string, bigint>();
      given.lines.forEach(({ kinds }, i) => {
        for (const kind of kinds) sums.set(kind, (sums.get(kind) ?? 0n) + lines[i]!.net);
      });
      expect(
        totals.incomeClassification.map((row) => [row.classificationCategory, BigInt(row.amount)]),
      ).toEqual([...sums]);
    }),
  );
});

test('exactly the discounts that exceed their base and negative gross totals are problems', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { problems } = computeTotals(inputOf(given));
      const isImpossible = reference(given) === undefined;
      const found = problems.filter(
        ({ problem }) => problem !== 'gross-negative' && problem !== 'value-digits',
      );
      expect(found.length > 0).toBe(isImpossible);
    }),
  );
});

test('the same facts give the same amounts, and the facts are unchanged', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const input = inputOf(given);
      const before = JSON.stringify(input);
      const first = computeTotals(input);
      expect(computeTotals(input)).toEqual(first);
      expect(JSON.stringify(input)).toBe(before);
    }),
  );
});
