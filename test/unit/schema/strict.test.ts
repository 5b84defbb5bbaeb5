import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { documentSchema, factsSchema, requestSchema, toJsonSchema } from '../../../src/schema/index.js';

/** In strict mode ajv refuses a schema with unknown keywords and formats, or with rules that it would ignore. */
const compiled = (schema: object) => new Ajv2020({ strict: true }).compile(schema);

const fitsDocument = compiled(toJsonSchema(documentSchema));
const fitsRequest = compiled(toJsonSchema(requestSchema));
const fitsFacts = compiled(toJsonSchema(factsSchema));
const facts = factsSamples.salesInvoice as { readonly lines: readonly object[] };

const withLine = (members: object): object => ({ ...facts, lines: [{ ...facts.lines[0], ...members }] });
const withPayment = (amount: unknown): object => ({ ...facts, payments: [{ type: 3, amount }] });

describe('the JSON Schemas in strict mode of ajv', () => {
  it.each(Object.entries(samples))('accept the document %s', (_, sample) => {
    expect(fitsDocument(sample)).toBe(true);
    expect(fitsRequest({ invoice: [sample] })).toBe(true);
  });

  it.each(Object.entries(factsSamples))('accept the facts of %s', (_, sample) => {
    expect(fitsFacts(JSON.parse(JSON.stringify(sample)))).toBe(true);
  });
});

describe('the JSON Schema of facts', () => {
  const none = [
    'Infinity',
    '-Infinity',
    'NaN',
    'true',
    'rest of it',
    '',
    ' ',
    '1,50',
    '1.',
    '.5',
    '+1',
    '1e3',
    '-1',
    '0x10',
    '1 000',
  ];

  it.each([...none, '1000000000000000', -1, -0.01, 1e15, true, null, [], {}])(
    'refuses an invalid decimal: %j',
    (value) => {
      for (const members of [{ unitPrice: value }, { quantity: value }, { discount: { amount: value } }]) {
        expect(fitsFacts(withLine(members))).toBe(false);
      }
      expect(fitsFacts({ ...facts, withheld: { category: 3, amount: value } })).toBe(false);
    },
  );

  it.each([
    '24.90',
    '3',
    '0',
    '0.5',
    '007',
    '999999999999999',
    '12.123456789012345',
    24.9,
    0,
    999_999_999_999_999,
  ])('accepts a decimal: %j', (value) => {
    expect(fitsFacts(withLine({ unitPrice: value }))).toBe(true);
  });

  it.each([...none, '1.005', '10000000000000', -1, 1e13, true, null])('refuses a payment of %j', (value) => {
    expect(fitsFacts(withPayment(value))).toBe(false);
  });

  it.each(['rest', '12.00', '12.5', '12', '12.500', '9999999999999.99', 12, 12.5, 0])(
    'accepts a payment of %j',
    (value) => {
      expect(fitsFacts(withPayment(value))).toBe(true);
    },
  );

  it.each([
    ['400001234567890', true],
    [400001234567890, true],
    ['0', false],
    ['', false],
    ['MARK', false],
    [0, false],
    [1.5, false],
    [-1, false],
    [true, false],
  ])('checks a MARK: %j is %s', (mark, expected) => {
    expect(fitsFacts({ ...facts, multipleConnectedMarks: [mark] })).toBe(expected);
  });

  it.each([
    ['101', true],
    [101, true],
    ['A-101', true],
    ['', false],
    ['1'.repeat(51), false],
    [1.5, false],
    [-1, false],
    [true, false],
  ])('checks a serial number: %j is %s', (aa, expected) => {
    expect(fitsFacts({ ...facts, aa })).toBe(expected);
  });

  it.each([
    [1, true],
    ['kg', true],
    [0, false],
    [8, false],
    [1.5, false],
    ['', false],
    [true, false],
  ])('checks a unit: %j is %s', (unit, expected) => {
    expect(fitsFacts(withLine({ unit }))).toBe(expected);
  });
});

describe('a text with a character that XML does not allow', () => {
  const { invoiceHeader } = samples.salesInvoice;
  const withSeries = (series: string) => ({
    ...samples.salesInvoice,
    invoiceHeader: { ...invoiceHeader, series },
  });

  it.each(['A\u0000', 'A\u001F', 'A\uFFFE', 'A\u000B', '\u0008'])(
    'is refused by both schemas: %j',
    (series) => {
      expect(documentSchema.safeParse(withSeries(series)).success).toBe(false);
      expect(fitsDocument(withSeries(series))).toBe(false);
      expect(factsSchema.safeParse({ ...facts, series }).success).toBe(false);
      expect(fitsFacts({ ...facts, series })).toBe(false);
    },
  );

  it('is refused by zod if it is half of a character', () => {
    expect(documentSchema.safeParse(withSeries('A\uD83C')).success).toBe(false);
  });

  it.each(['A\t1', 'Α ☕ 🇬🇷', 'a\u200Bb'])('is not confused with an unusual text: %j', (series) => {
    expect(documentSchema.safeParse(withSeries(series)).success).toBe(true);
    expect(fitsDocument(withSeries(series))).toBe(true);
  });

  it('is accepted where it is only printed, as by the rule', () => {
    const { providerAdditionalInvoiceDetails: print } = samples.salesInvoice;
    const printed = {
      ...samples.salesInvoice,
      providerAdditionalInvoiceDetails: {
        ...print,
        additionalDetails: { ...print?.additionalDetails, documentComments: 'a\u0007' },
      },
    };
    expect(documentSchema.safeParse(printed).success).toBe(true);
    expect(fitsDocument(printed)).toBe(true);
  });
});
