import { describe, expect, test } from 'vitest';
import {
  descriptionAt,
  membersAt,
  type Schema,
  valuesAt,
} from '../../../../site/src/playground/schema-help.js';
import { documentSchema, factsSchema, toJsonSchema } from '../../../../src/schema/index.js';

const facts = toJsonSchema(factsSchema) as Schema;
const document = toJsonSchema(documentSchema) as Schema;

describe('help of the editor from the schemas', () => {
  test('members of an object are those of its schema that are not written yet', () => {
    const names = membersAt(facts, [], ['type']).map(({ name }) => name);
    expect(names).toContain('issueDate');
    expect(names).not.toContain('type');
    expect(membersAt(facts, ['lines', 0], []).find(({ name }) => name === 'unitPriceWithVat')).toMatchObject({
      required: false,
      description: expect.stringContaining('Unit price with VAT'),
    });
    expect(membersAt(facts, ['no', 'such'], [])).toEqual([]);
  });

  test('a completion starts the value of the member', () => {
    const starts = Object.fromEntries(membersAt(facts, [], []).map(({ name, start }) => [name, start]));
    expect(starts).toMatchObject({ series: '""', lines: '[]', issuer: '{}' });
    const ofHeader = membersAt(document, ['invoiceHeader'], []);
    expect(ofHeader.find(({ name }) => name === 'invoiceType')).toMatchObject({
      required: true,
      start: '""',
    });
  });

  test('values are listed where they are few', () => {
    expect(valuesAt(facts, ['type'])).toContain('11.1');
    expect(valuesAt(facts, ['lines', 3, 'vatCategory'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(valuesAt(facts, ['lines', 0, 'income'])).toEqual(['goods', 'services']);
    expect(valuesAt(facts, ['lines', 0, 'description'])).toEqual([]);
  });

  test('every member has a description', () => {
    expect(descriptionAt(document, ['invoiceSummary', 'totalGrossValue'])).toBeDefined();
    expect(descriptionAt(facts, ['issuer'])).toBe('The issuer of the document.');
    expect(descriptionAt(facts, ['nothing'])).toBeUndefined();
  });
});
