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

describe.each(originals.filter(([, document]) => isCreditable(document)))('%s', (_, original) => {
  const correlated = !/^[78]/.test(typeOf(original)) && undefined;

  it('is the sum of its credits, whatever their parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }), (parts) => {
        const earlier: Document[] = [];
        const payments = (original.paymentMethods ?? []).length > 0 ? HEAD.payments : undefined;
        for (const percent of [...parts, undefined]) {
          const aa = String(earlier.length + 1);
          const facts = { ...HEAD, payments, aa, percent, earlier: [...earlier], correlated };
          earlier.push(creditOf(issued(original), facts as never).document);
        }
        const sum = (member: 'totalNetValue' | 'totalVatAmount' | 'totalGrossValue') =>
          earlier.reduce((all, { invoiceSummary }) => all + cents(invoiceSummary[member]), 0);
        const { totalNetValue, totalVatAmount, totalGrossValue } = original.invoiceSummary;
        expect([sum('totalNetValue'), sum('totalVatAmount'), sum('totalGrossValue')]).toEqual(
          [totalNetValue, totalVatAmount, totalGrossValue].map(cents),
        );
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
