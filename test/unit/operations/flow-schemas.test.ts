import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { comments } from '../../../src/schema/generated/comments.js';
import { documentSchema, factsSchema, requestSchema, toJsonSchema } from '../../../src/schema/index.js';
import { flowSchemas, withFlows, wordsIn } from '../../../src/tools/operations/core/flow-schemas.js';

interface Node {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
}

const partsOf = (schema: object): Record<string, Node> =>
  (schema as { readonly $defs: Record<string, Node> }).$defs;

describe.each([
  ['a document', partsOf(toJsonSchema(documentSchema)), comments],
  ['a request', partsOf(toJsonSchema(requestSchema)), comments],
  ['facts', partsOf(toJsonSchema(factsSchema)), comments],
  ['steps', flowSchemas('en') as Record<string, Node>, wordsIn('en')],
  ['steps in Greek', flowSchemas('el') as Record<string, Node>, wordsIn('el')],
])('the schema of %s', (_, schemas, words) => {
  it('has the words of each member at that member, also where two members have the same object', () => {
    const told = Object.entries(schemas).filter(([name]) => words[name] !== undefined);
    expect(told.length).toBeGreaterThan(5);
    for (const [name, { properties = {} }] of told) {
      const shown = Object.fromEntries(
        Object.entries(properties).map(([member, { description }]) => [member, description]),
      );
      const { members = {} } = words[name] ?? {};
      expect(shown, name).toEqual(
        Object.fromEntries(Object.keys(properties).map((member) => [member, members[member]])),
      );
    }
  });
});

describe('a step in the schema', () => {
  it('names the order before the cancellation', () => {
    for (const name of ['TableMove', 'TableDiscount'])
      expect(flowSchemas()[name]).toMatchObject({
        properties: {
          order: { description: 'The order, which is sent first.' },
          cancellation: { description: 'The cancellation, which is sent once the order is issued.' },
        },
      });
  });

  it('says which members go together, without a word that assistants do not know', () => {
    const { WhichDocument } = flowSchemas();
    expect(WhichDocument).toMatchObject({ dependentRequired: { series: ['aa'], aa: ['series'] } });
    const ajv = new Ajv2020({ strict: false });
    const fits = (value: unknown): boolean => ajv.validate(WhichDocument ?? false, value);
    expect(fits({ series: 'OS', aa: '201' })).toBe(true);
    expect(fits({ mark: '400001970000102' })).toBe(true);
    expect(fits({ aa: '201' })).toBe(false);
    expect(fits({ series: 'OS', type: '8.6' })).toBe(false);
    const inPlace = withFlows({ $ref: '#/components/schemas/WhichDocument' });
    expect(inPlace).toMatchObject({ properties: { aa: { description: 'Its number, with `series`.' } } });
    expect(inPlace).not.toHaveProperty('dependentRequired');
  });
});
