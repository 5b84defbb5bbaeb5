import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '../../../src/builders/index.js';
import { type Kind, kinds } from '../../../src/builders/kinds/kinds.js';
import type { Document } from '../../../src/types/index.js';
import { type AnyFacts, anyFacts, factsOf } from './facts.js';

const made = (facts: AnyFacts): Document => {
  const { document, issues } = checkDocument(facts);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return document as Document;
};

describe('facts that a builder takes make a document with no errors', () => {
  test.each(Object.keys(kinds) as Kind[])('%s', (kind) => {
    fc.assert(fc.property(factsOf(kind), (facts) => void made(facts)));
  });
});

/** The cents of a JSON number of at most two decimals, by its digits. */
function cents(value: number | undefined): bigint {
  const [whole = '0', fraction = ''] = String(value ?? 0).split('.');
  expect(fraction.length).toBeLessThanOrEqual(2);
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`);
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

test('sums are exact, and payments are the gross total', () => {
  fc.assert(
    fc.property(anyFacts, ([, facts]) => {
      const { invoiceDetails: lines, invoiceSummary: summary, paymentMethods } = made(facts);
      const total = (member: keyof (typeof lines)[number]): bigint =>
        sum(lines.map((line) => cents(line[member] as number | undefined)));
      expect(cents(summary.totalNetValue)).toBe(total('netValue'));
      expect(cents(summary.totalVatAmount)).toBe(total('vatAmount'));
      expect(cents(summary.totalWithheldAmount)).toBe(total('withheldAmount'));
      expect(cents(summary.totalGrossValue)).toBe(
        total('netValue') +
          total('vatAmount') -
          total('withheldAmount') +
          total('feesAmount') +
          total('stampDutyAmount') +
          total('otherTaxesAmount') -
          total('deductionsAmount'),
      );
      for (const line of lines) {
        if (line.totalDiscountValue === undefined) continue;
        expect(cents(line.totalNetPriceBeforeDiscount) - cents(line.totalDiscountValue)).toBe(
          cents(line.netValue),
        );
      }
      const classified = summary.incomeClassification?.map(({ amount }) => cents(amount)) ?? [];
      const onLines = lines.flatMap(
        (line) => line.incomeClassification?.map(({ amount }) => cents(amount)) ?? [],
      );
      expect(sum(classified)).toBe(sum(onLines));
      if (paymentMethods !== undefined) {
        expect(sum(paymentMethods.map(({ amount }) => cents(amount)))).toBe(cents(summary.totalGrossValue));
      }
    }),
  );
});

/** A decimal text or number as an exact fraction of ten thousandths of ten thousandths. */
function exact(value: unknown): bigint {
  const [whole = '0', fraction = ''] = String(value).split('.');
  return BigInt(`${whole}${fraction.padEnd(8, '0')}`);
}

const UNIT = 10n ** 8n;

test('prices with VAT survive to the cent', () => {
  fc.assert(
    fc.property(factsOf('retailReceipt'), (given) => {
      const { discount: _, ...rest } = given;
      const lines = (given.lines ?? []).map(({ discount: __, ...line }) => line);
      const facts = { ...rest, lines };
      made(facts).invoiceDetails.forEach((line, index) => {
        const { gross, unitPriceWithVat, quantity } = lines[index] ?? {};
        const paid = cents(line.netValue) + cents(line.vatAmount);
        if (gross !== undefined) expect(paid).toBe(exact(gross) / (UNIT / 100n));
        if (unitPriceWithVat !== undefined) {
          // Half up: twice the product in cents, plus one, over two.
          const twice = (2n * 100n * exact(unitPriceWithVat) * exact(quantity)) / UNIT / UNIT;
          expect(paid).toBe((twice + 1n) / 2n);
        }
      });
    }),
  );
});

test('the same facts make the same document, whatever the order of their members', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, inner]) => [name, reversed(inner)]),
    );
  };
  fc.assert(
    fc.property(anyFacts, ([, facts]) => {
      const text = JSON.stringify(made(facts));
      expect(JSON.stringify(made(facts))).toBe(text);
      expect(JSON.stringify(made(JSON.parse(JSON.stringify(facts)) as AnyFacts))).toBe(text);
      expect(JSON.stringify(made(reversed(facts) as AnyFacts))).toBe(text);
    }),
  );
});

test('facts are never changed', () => {
  fc.assert(
    fc.property(anyFacts, ([, facts]) => {
      const before = JSON.stringify(facts);
      checkDocument(facts);
      expect(JSON.stringify(facts)).toBe(before);
    }),
  );
});
