import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { samples } from '../../../src/rules/examples/index.js';
import { documentSchema, factsSchema, requestSchema, toJsonSchema } from '../../../src/schema/index.js';

interface Node {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

const document = toJsonSchema(documentSchema) as Node;

describe('a document as JSON Schema', () => {
  it('names its draft and its objects', () => {
    expect(document).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
    });
    expect(document.properties?.['issuer']).toEqual({
      $ref: '#/$defs/Party',
      description: 'The issuer of the document.',
    });
  });

  it('describes each member with its bounds', () => {
    const line = document.$defs?.['InvoiceLine'];
    expect(line?.additionalProperties).toBe(false);
    expect(line?.required).toEqual(['lineNumber', 'netValue', 'vatCategory', 'vatAmount']);
    expect(line?.properties?.['quantity']).toEqual({
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 1e18,
      description: 'Quantity in `measurementUnit`, above 0.',
    });
    expect(line?.properties?.['TaricNo']).toMatchObject({ type: 'string', minLength: 10, maxLength: 10 });
    expect(line?.properties?.['vatCategory']).toMatchObject({ type: 'integer', minimum: 1, maximum: 10 });
  });

  it.each([
    ['a document', document],
    ['facts', toJsonSchema(factsSchema) as Node],
  ])('describes every member of %s', (_, schema) => {
    const objects = [schema, ...Object.values(schema.$defs ?? {})];
    const bare = objects.flatMap(({ properties = {} }) =>
      Object.entries(properties)
        .filter(([, member]) => !('description' in member))
        .map(([name]) => name),
    );
    expect(bare).toEqual([]);
  });

  it('accepts the samples when it is read back, and refuses values out of bounds', () => {
    const back = z.fromJSONSchema(document as Parameters<typeof z.fromJSONSchema>[0]);
    for (const sample of Object.values(samples)) expect(back.safeParse(sample).success).toBe(true);
    const { invoiceHeader } = samples.salesInvoice;
    for (const members of [{ series: '' }, { currency: 'EURO' }, { movePurpose: 21 }, { unknown: 1 }]) {
      const value = { ...samples.salesInvoice, invoiceHeader: { ...invoiceHeader, ...members } };
      expect(back.safeParse(value).success).toBe(false);
    }
  });
});

describe('the other schemas as JSON Schema', () => {
  it('include the document and the parts of facts by name', () => {
    expect(toJsonSchema(requestSchema)).toMatchObject({
      properties: { invoice: { type: 'array', minItems: 1, items: { $ref: '#/$defs/Document' } } },
    });
    expect(toJsonSchema(factsSchema)).toMatchObject({
      required: ['type', 'series', 'aa', 'issueDate', 'issuer'],
      properties: {
        aa: {
          anyOf: [
            { type: 'string', minLength: 1, maxLength: 50 },
            { type: 'integer', minimum: 0 },
          ],
        },
        withheld: { anyOf: [{ $ref: '#/$defs/TaxFacts' }, { items: { $ref: '#/$defs/TaxFacts' } }] },
      },
      $defs: {
        LineFacts: {
          properties: {
            quantity: { anyOf: [{ type: 'string' }, { type: 'number', minimum: 0 }] },
            income: { anyOf: [{ const: 'goods' }, { const: 'services' }, {}, {}] },
          },
        },
      },
    });
  });
});
