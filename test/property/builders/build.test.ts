import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDocument, type Facts } from '../../../src/builders/index.js';
import { factsOf } from '../../../src/testing/index.js';
import type { Document } from '../../../src/types/index.js';
import { reversed } from '../../unit/reversed.js';

const made = (facts: Facts): Document => {
  const { document, issues } = checkDocument(facts);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return document as Document;
};

/** The cents of a JSON number of at most two decimals, by its digits. */
function cents(value: number | undefined): bigint {
  const [whole = '0', fraction = ''] = String(value ?? 0).split('.');
  expect(fraction.length).toBeLessThanOrEqual(2);
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`);
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

test('sums are exact, and payments equal the gross total', () => {
  fc.assert(
    fc.property(factsOf(), (facts) => {
      const { invoiceDetails: lines, invoiceSummary: summary, paymentMethods, taxesTotals } = made(facts);
      const total = (member: keyof (typeof lines)[number]): bigint =>
        sum(lines.map((line) => cents(line[member] as number | undefined)));
      // Taxes other than VAT stand on the lines or on the document.
      const tax = (member: keyof (typeof lines)[number], type: number): bigint =>
        total(member) +
        sum(
          (taxesTotals ?? [])
            .filter(({ taxType }) => taxType === type)
            .map(({ taxAmount }) => cents(taxAmount)),
        );
      expect(cents(summary.totalNetValue)).toBe(total('netValue'));
      expect(cents(summary.totalVatAmount)).toBe(total('vatAmount'));
      expect(cents(summary.totalWithheldAmount)).toBe(tax('withheldAmount', 1));
      expect(cents(summary.totalGrossValue)).toBe(
        total('netValue') +
          total('vatAmount') -
          tax('withheldAmount', 1) +
          tax('feesAmount', 2) +
          tax('stampDutyAmount', 4) +
          tax('otherTaxesAmount', 3) -
          tax('deductionsAmount', 5),
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
  // Numbers below a millionth print with an exponent; eight decimals are as many as the kit gives.
  const text = String(value);
  const printed = text.includes('e') ? Number(value).toFixed(8) : text;
  const [whole = '0', fraction = ''] = printed.split('.');
  return BigInt(`${whole}${fraction.padEnd(8, '0')}`);
}

const UNIT = 10n ** 8n;

test('prices including VAT are kept to the cent', () => {
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

test('the same facts build the same document, whatever the order of their members', () => {
  fc.assert(
    fc.property(factsOf(), (facts) => {
      const text = JSON.stringify(made(facts));
      expect(JSON.stringify(made(facts))).toBe(text);
      expect(JSON.stringify(made(JSON.parse(JSON.stringify(facts)) as Facts))).toBe(text);
      expect(JSON.stringify(made(reversed(facts) as Facts))).toBe(text);
    }),
  );
});

test('facts are not modified', () => {
  fc.assert(
    fc.property(factsOf(), (facts) => {
      const before = JSON.stringify(facts);
      checkDocument(facts);
      expect(JSON.stringify(facts)).toBe(before);
    }),
  );
});
