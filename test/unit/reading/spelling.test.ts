import { describe, expect, it } from 'vitest';
import { Spellings } from '../../../src/reading/spelling.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Path } from '../../../src/types/index.js';
import { counting } from '../counting.js';

const ofLines = (lines: number): Spellings => {
  const spellings = new Spellings();
  for (let index = 0; index < lines; index += 1)
    spellings.add(['invoiceDetails', index, 'netValue'], 'NetValue');
  return spellings;
};

describe('members in another letter case', () => {
  it('are put back in their own place, with the members above and below them', () => {
    const spellings = new Spellings();
    spellings.add(['invoiceHeader'], 'InvoiceHeader');
    spellings.add(['invoiceHeader', 'series'], 'SERIES');
    spellings.add(['paymentMethods', 1, 'amount'], 'Amount');
    expect(spellings.asWritten(['invoiceHeader', 'series'])).toEqual(['InvoiceHeader', 'SERIES']);
    expect(spellings.asWritten(['invoiceHeader', 'aa'])).toEqual(['InvoiceHeader', 'aa']);
    expect(spellings.asWritten(['paymentMethods', 1, 'amount'])).toEqual(['paymentMethods', 1, 'Amount']);
    expect(spellings.asWritten(['paymentMethods', 0, 'amount'])).toEqual(['paymentMethods', 0, 'amount']);
    expect(spellings.asWritten([])).toEqual([]);
  });

  it('need the same time for a path among 10,000 as among one', () => {
    const reads = (lines: number) => {
      const { view: path, reads } = counting<Path>(['invoiceDetails', 0, 'netValue']);
      expect(ofLines(lines).asWritten(path)).toEqual(['invoiceDetails', 0, 'NetValue']);
      return reads();
    };
    expect(reads(10_000)).toBe(reads(1));
  });

  it('are reported once on each of 20,000 lines', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => ({ lineNumber: index + 1, NetValue: 1 }));
    const { issues } = validate({ invoiceDetails: lines });
    const last = issues.filter(({ rule }) => rule === 'shape/member-case').at(-1);
    expect(last?.path).toEqual(['invoiceDetails', 19_999, 'NetValue']);
  });
});
