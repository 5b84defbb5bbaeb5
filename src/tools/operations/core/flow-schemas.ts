import { anyMark, decimal } from '../../../builders/inside.js';
import {
  aboveZero,
  anything,
  canonicalJson,
  finalType,
  greekVat,
  incomeOf,
  issued,
  moment,
  orderedUnit,
  visible,
} from '../../../flows/inside.js';
import { factsSchema, type JsonSchema, toJsonSchema } from '../../../schema/index.js';
import { comments, describedSchema, formOf, zodOf } from '../../../schema/inside.js';
import type { Both, Leaf } from '../../../types/inside.js';
import { flowWords } from '../generated/flow-words.js';
import { servedShapes } from './flow-facts.js';
import { ADDRESS, schemaAddress } from './schemas.js';

/** The JSON forms of values that only the facts of flows have. */
const FORMS: ReadonlyMap<Leaf, JsonSchema> = new Map<Leaf, JsonSchema>([
  [aboveZero, formOf(decimal)],
  [orderedUnit, { anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }] }],
  [visible, { type: 'string', pattern: '\\S' }],
  [greekVat, { type: 'string', pattern: '^[0-9]{9}$' }],
  [moment, { type: 'string', format: 'date-time' }],
  [finalType, { enum: [7, 8, 'default'] }],
  [anything, {}],
  [
    issued,
    {
      type: 'object',
      properties: { document: { $ref: schemaAddress('Document') }, mark: formOf(anyMark) },
      required: ['document'],
    },
  ],
  [
    incomeOf,
    {
      type: 'object',
      additionalProperties: {
        anyOf: [{ enum: ['goods', 'services'] }, { $ref: '#/$defs/ClosingIncome' }],
      },
    },
  ],
]);

/**
 * The schemas of the facts that operations take, and of what is inside them, by name. What facts of documents have too refers
 * to the parts of their schema.
 */
export function flowSchemas(language: keyof Both = 'en'): Schemas {
  made[language] ??= schemasIn(language);
  return made[language];
}

type Schemas = Readonly<Record<string, JsonSchema>>;

const made: { -readonly [Language in keyof Both]?: Schemas } = {};

function schemasIn(language: keyof Both): Schemas {
  const all = zodOf({ kind: 'object', name: '', members: servedShapes });
  const { $defs: found = {} } = describedSchema(all, {
    comments: { ...comments, ...wordsIn(language) },
    formOf: (leaf) => FORMS.get(leaf) ?? formOf(leaf),
  });
  const { $defs: ofFacts = {} } = toJsonSchema(factsSchema);
  const isShared = (name: string): boolean => canonicalJson(found[name]) === canonicalJson(ofFacts[name]);
  const addressOf = (name: string): string => `${ADDRESS}${isShared(name) ? 'Facts.' : ''}${name}`;
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => !isShared(name))
      .map(([name, schema]) => {
        const text = JSON.stringify(schema).replaceAll(
          /"#\/\$defs\/(\w+)"/g,
          (_, part: string) => `"${addressOf(part)}"`,
        );
        return [name, JSON.parse(text) as JsonSchema];
      }),
  );
}

/** The same schema with the facts of flows in the place of references to them, and other references as they are. */
export function withFlows(schema: JsonSchema, language: keyof Both = 'en'): JsonSchema {
  const flows = flowSchemas(language);
  const whole = (name: string, value: unknown): unknown => {
    // Some assistants refuse all tools for one word that they do not know.
    if (name === 'dependentRequired') return undefined;
    const { $ref, ...others } = Object(value) as { readonly $ref?: unknown };
    const flow = typeof $ref === 'string' ? flows[$ref.slice(ADDRESS.length)] : undefined;
    return flow === undefined ? value : { ...flow, ...others };
  };
  return JSON.parse(JSON.stringify(schema, whole)) as JsonSchema;
}

/** The comments of the facts of flows in a language. */
export function wordsIn(language: keyof Both) {
  return Object.fromEntries(
    Object.entries(flowWords).map(([name, { about, members, ways }]) => [
      name,
      {
        about: about[language],
        members: Object.fromEntries(
          Object.entries(members).map(([member, both]) => [member, both[language]]),
        ),
        ...(ways && { ways }),
      },
    ]),
  );
}
