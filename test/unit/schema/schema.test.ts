import { describe, expect, it } from 'vitest';
import { type SampleName, samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { documentSchema, factsSchema, requestSchema } from '../../../src/schema/index.js';

const sale = samples.salesInvoice;

/** A valid invoice with one member of its first line changed. */
const withLine = (members: object): unknown => ({
  ...sale,
  invoiceDetails: [{ ...sale.invoiceDetails[0], ...members }],
});

const fits = (value: unknown): boolean => documentSchema.safeParse(value).success;

describe('the zod schema of a document', () => {
  it.each(Object.keys(samples) as SampleName[])('accepts the sample %s and returns it', (name) => {
    expect(documentSchema.parse(samples[name])).toEqual(samples[name]);
  });

  it.each<[string, object, object]>([
    ['a quantity above 0', { quantity: 0.001 }, { quantity: 0 }],
    ['a quantity of at most 10^18', { quantity: 1e18 }, { quantity: 1.1e18 }],
    ['an amount of two decimals', { netValue: 0.01 }, { netValue: 0.001 }],
    ['an amount of at most 15 digits', { netValue: 9_999_999_999_999.99 }, { netValue: 10_000_000_000_000 }],
    ['a VAT category from 1', { vatCategory: 1 }, { vatCategory: 0 }],
    ['a VAT category to 10', { vatCategory: 10 }, { vatCategory: 11 }],
    ['a whole number', { lineNumber: 1 }, { lineNumber: 1.5 }],
    ['a description of 300 characters', { itemDescr: 'α'.repeat(300) }, { itemDescr: 'α'.repeat(301) }],
    ['characters, not UTF-16 units', { itemDescr: '☕🇬🇷'.repeat(100) }, { itemDescr: '☕🇬🇷'.repeat(101) }],
    ['a TARIC code of 10 characters', { TaricNo: '0901210000' }, { TaricNo: '090121000' }],
    ['a fuel code of the table', { fuelCode: '10' }, { fuelCode: '1' }],
    ['the same code as a number', { fuelCode: 10 }, { fuelCode: 1 }],
  ])('accepts %s and no more', (_, taken, refused) => {
    expect(fits(withLine(taken))).toBe(true);
    expect(fits(withLine(refused))).toBe(false);
  });

  it('refuses an unknown member with its path', () => {
    const { error } = documentSchema.safeParse(withLine({ quantiy: 2 }));
    expect(error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['quantiy'], path: ['invoiceDetails', 0] },
    ]);
  });

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['0000-01-01', false],
    ['20/11/2026', false],
  ])('checks the date %s: %s', (issueDate, expected) => {
    expect(fits({ ...sale, invoiceHeader: { ...sale.invoiceHeader, issueDate } })).toBe(expected);
  });

  it('is a Standard Schema', () => {
    const standard = documentSchema['~standard'];
    expect(standard).toMatchObject({ version: 1, vendor: 'zod' });
    expect(standard.validate(sale)).toEqual({ value: sale });
    expect(standard.validate({})).toHaveProperty('issues');
  });
});

describe('the zod schema of a request', () => {
  it('accepts one or more documents', () => {
    expect(requestSchema.safeParse({ invoice: [sale] }).success).toBe(true);
    expect(requestSchema.safeParse({ invoice: [] }).success).toBe(false);
    expect(requestSchema.safeParse([sale]).success).toBe(false);
  });
});

describe('the zod schema of facts', () => {
  it.each(Object.entries(factsSamples))('accepts the sample %s', (_, facts) => {
    expect(factsSchema.safeParse(facts).success).toBe(true);
  });

  it.each<[string, object]>([
    ['a decimal comma', { exchangeRate: '1,1' }],
    ['a decimal in words', { discount: { percent: 'ten' } }],
    ['an unknown member', { Lines: [] }],
    ['invalid MARKs', { correlatedInvoices: ['x'] }],
    ['a tax without its category', { withheld: { amount: '5.00' } }],
    ['a tax of a category that its table lacks', { withheld: [{ category: 1 }, { category: 19 }] }],
  ])('refuses %s', (_, members) => {
    expect(factsSchema.safeParse({ ...factsSamples.salesInvoice, ...members }).success).toBe(false);
  });
});
