import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkUnknown, validate } from '../../../src/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { documentSchema, factsSchema, toJsonSchema } from '../../../src/schema/index.js';

type Members = Readonly<Record<string, unknown>>;

const sale = samples.salesInvoice as unknown as Members & { readonly invoiceDetails: readonly Members[] };
const withLine = (members: Members): object => ({
  ...sale,
  invoiceDetails: sale.invoiceDetails.map((line, at) => (at === 0 ? { ...line, ...members } : line)),
});
const withHeader = (members: Members): object => ({
  ...sale,
  invoiceHeader: { ...(sale['invoiceHeader'] as Members), ...members },
});
const printBlock = sale['providerAdditionalInvoiceDetails'] as Readonly<Record<string, Members>>;
const withComments = (documentComments: string): object => ({
  ...sale,
  providerAdditionalInvoiceDetails: {
    ...printBlock,
    additionalDetails: { ...printBlock['additionalDetails'], documentComments },
  },
});
const facts = factsSamples.salesInvoice as Members & { readonly lines: readonly Members[] };
const withFact = (members: Members): object => ({ ...facts, lines: [{ ...facts.lines[0], ...members }] });
const { invoiceHeader, ...withoutHeader } = sale;

/** One value for each row of the guide. */
const documents: Readonly<Record<string, unknown>> = {
  'totals, types and dates that contradict each other': {
    ...sale,
    invoiceSummary: { ...(sale['invoiceSummary'] as Members), totalNetValue: 1 },
  },
  '`null` in an optional field': withHeader({ vehicleNumber: null }),
  'a field in another letter case': { ...withoutHeader, InvoiceHeader: invoiceHeader },
  'an amount with more than two decimals': withLine({ netValue: 49.801 }),
  'a printed figure of a line (`total…`) that is negative or has more decimals': withLine({
    totalDiscountValue: -1,
  }),
  'an exchange rate with more than five decimals': withHeader({ currency: 'USD', exchangeRate: 1.1234567 }),
  'a lone surrogate, such as `\\uD83C`': withHeader({ series: 'A\uD83C' }),
  'an invisible character': withHeader({ series: 'A\u200B' }),
  'a printed text with a control character': withComments('a\u0007b'),
  'a printed text of more than 10,000 characters': withComments('α'.repeat(10_001)),
};
const ofFacts: Readonly<Record<string, unknown>> = {
  'facts that the document type does not allow or lacks': { ...facts, payments: undefined },
  'a negative decimal': withFact({ unitPrice: '-1.00' }),
  'a number with a rounding error, such as `0.1 + 0.2`': withFact({ unitPrice: 0.1 + 0.2 }),
  'a decimal with more than 30 digits': withFact({ unitPrice: `1.${'1'.repeat(30)}` }),
  'a MARK above 9007199254740991 as text': { ...facts, multipleConnectedMarks: ['9999999999999999'] },
  'an unknown spelling of a unit': withFact({ unit: 'νταμιτζάνα' }),
};

const strict = (schema: object) => new Ajv2020({ strict: true }).compile(schema);
const fitsDocument = strict(toJsonSchema(documentSchema));
const fitsFacts = strict(toJsonSchema(factsSchema));
const said = (fits: boolean): string => (fits ? 'accepts' : 'refuses');

/** The worst that a check finds beyond what it finds in the sample itself. */
function worst(
  issues: readonly { severity: string; rule: string }[],
  usual: readonly { rule: string }[],
): string {
  const known = new Set(usual.map(({ rule }) => rule));
  const found = issues.filter(({ rule }) => !known.has(rule)).map(({ severity }) => severity);
  if (found.includes('error')) return 'error';
  return found.includes('warning') ? 'warning' : 'accepts';
}

const ordinary = validate(sale).issues;
const ordinaryFacts = checkUnknown(facts).issues;

const rowsOf = (values: Readonly<Record<string, unknown>>, row: (value: unknown) => readonly string[]) =>
  Object.entries(values).map(([what, value]) => `| ${[what, ...row(value)].join(' | ')} |`);

/** The rows of a table of the guide, under its head. */
function tableUnder(head: string): string[] {
  const guide = readFileSync('docs/guide/issues.md', 'utf8');
  const [, rest = ''] = guide.split(`${head}\n`);
  return rest.split('\n\n')[0]?.split('\n').slice(1) ?? [];
}

describe('the differences that the guide lists', () => {
  it('are those of documents', () => {
    expect(tableUnder('| Documents | JSON Schema | zod | `validate` |')).toEqual(
      rowsOf(documents, (value) => [
        said(fitsDocument(value) as boolean),
        said(documentSchema.safeParse(value).success),
        worst(validate(value).issues, ordinary),
      ]),
    );
  });

  it('are those of facts', () => {
    expect(tableUnder('| Facts | JSON Schema | zod | `checkUnknown` |')).toEqual(
      rowsOf(ofFacts, (value) => [
        said(fitsFacts(JSON.parse(JSON.stringify(value))) as boolean),
        said(factsSchema.safeParse(value).success),
        worst(checkUnknown(value).issues, ordinaryFacts),
      ]),
    );
  });
});
