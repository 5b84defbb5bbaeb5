import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf, remainingOf } from '../../../../src/flows/index.js';
import { applyExample } from '../../../../src/rules/engine/apply-example.js';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { credited, HEAD, issued, refusalsOf } from './credit.js';

const FUEL = {
  '/invoiceHeader/fuelInvoice': true,
  '/invoiceDetails/0/fuelCode': '10',
  '/invoiceDetails/1/fuelCode': '999',
};
const fuelInvoice = applyExample({ sample: 'salesInvoice', set: FUEL }) as Document;

const flagsOf = ({ invoiceHeader, invoiceDetails }: Document) => [
  invoiceHeader.fuelInvoice,
  ...invoiceDetails.map(({ fuelCode }) => fuelCode),
];

describe('the flags of a partial credit are those of its lines', () => {
  it('without the fuel, it is no fuel document', () => {
    expect(flagsOf(credited(fuelInvoice, { lines: [{ line: 2 }] }).document)).toEqual([undefined, undefined]);
  });

  it('with fuel below the other charges, neither', () => {
    const lines = [
      { line: 1, net: '1.00' },
      { line: 2, net: '1.01' },
    ];
    expect(flagsOf(credited(fuelInvoice, { lines }).document)).toEqual([undefined, undefined, undefined]);
  });

  it('with as much fuel as other charges, it is one', () => {
    const lines = [
      { line: 1, net: '1.00' },
      { line: 2, net: '1.00' },
    ];
    expect(flagsOf(credited(fuelInvoice, { lines }).document)).toEqual([true, '10', '999']);
  });
});

const NOT_CREDITED = /^(?:1\.5|5\.|6\.|8\.2|8\.4|8\.5|8\.6|9\.|10\.|11\.4)/;
const originals = [['fuelInvoice', fuelInvoice], ...Object.entries(samples)] as readonly (readonly [
  string,
  Document,
])[];
const isCreditable = (document: Document) => !NOT_CREDITED.test(document.invoiceHeader.invoiceType);
const typeOf = ({ invoiceHeader }: Document) => invoiceHeader.invoiceType;

/** Cents from an amount of a sample, which has at most two decimals. */
const cents = (amount: number) => Math.round(amount * 100);

const TOTALS = [
  'totalNetValue',
  'totalVatAmount',
  'totalWithheldAmount',
  'totalFeesAmount',
  'totalStampDutyAmount',
  'totalOtherTaxesAmount',
  'totalDeductionsAmount',
  'totalGrossValue',
] as const;

const fuelOf = ({ invoiceHeader, invoiceDetails }: Document) => ({
  fuelInvoice: invoiceHeader.fuelInvoice,
  fuelCodes: invoiceDetails.flatMap(({ fuelCode }) => fuelCode ?? []),
});

describe.each(originals.filter(([, document]) => isCreditable(document)))('%s', (_, original) => {
  const correlated = !/^[78]/.test(typeOf(original)) && undefined;

  const lineCount = original.invoiceDetails.length;
  const part = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 99 }) }),
    fc.record({
      lines: fc.uniqueArray(
        fc.record({
          at: fc.nat({ max: lineCount - 1 }),
          by: fc.constantFrom(...(['all', 'quantity', 'net', 'gross'] as const)),
          percent: fc.integer({ min: 1, max: 99 }),
        }),
        { selector: ({ at }) => at, minLength: 1, maxLength: 3 },
      ),
    }),
  );
  type Part = typeof part extends fc.Arbitrary<infer Value> ? Value : never;

  /** What a part asks for, of what is left; `undefined` if nothing is left of it. */
  const askedOf = (asked: Part, earlier: readonly Document[]) => {
    if ('percent' in asked) return { percent: asked.percent };
    const left = remainingOf(issued(original), earlier).lines;
    const lines = asked.lines.flatMap(({ at, by, percent }) => {
      const { lineNumber, quantity = 0, netValue, vatAmount } = left[at] as (typeof left)[number];
      const net = Math.floor((cents(netValue) * percent) / 100);
      const gross = Math.floor(((cents(netValue) + cents(vatAmount)) * percent) / 100);
      const pieces = Math.floor(quantity * percent * 10) / 1000;
      if (cents(netValue) === 0) return [];
      if (by === 'quantity' && pieces > 0) return [{ line: lineNumber, quantity: pieces }];
      if (by === 'net' && net > 0) return [{ line: lineNumber, net: net / 100 }];
      if (by === 'gross' && gross > 0) return [{ line: lineNumber, gross: gross / 100 }];
      return [{ line: lineNumber }];
    });
    return lines.length > 0 ? { lines } : undefined;
  };

  it('is the sum of its credits, by percent, by lines, by quantities and by amounts', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const earlier: Document[] = [];
        const payments = (original.paymentMethods ?? []).length > 0 ? HEAD.payments : undefined;
        const credit = (asked: object | undefined) => {
          if (asked === undefined || remainingOf(issued(original), earlier).isSettled) return;
          const aa = String(earlier.length + 1);
          const facts = { ...HEAD, payments, aa, ...asked, earlier: [...earlier], correlated };
          earlier.push(creditOf(issued(original), facts as never).document);
        };
        for (const each of parts) credit(askedOf(each, earlier));
        credit({});
        for (const total of TOTALS) {
          const sum = earlier.reduce((all, { invoiceSummary }) => all + cents(invoiceSummary[total]), 0);
          expect([total, sum]).toEqual([total, cents(original.invoiceSummary[total])]);
        }
        for (const { fuelInvoice, fuelCodes } of earlier.map(fuelOf)) {
          expect(fuelInvoice === true).toBe(fuelCodes.length > 0);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe.each(originals.filter(([, document]) => !isCreditable(document)))('%s', (_, original) => {
  it('has nothing to credit, and what is left of it is refused for the same reason', () => {
    const [refusal] = refusalsOf(() => credited(original));
    expect(refusalsOf(() => remainingOf(issued(original)))).toEqual([refusal]);
  });
});
