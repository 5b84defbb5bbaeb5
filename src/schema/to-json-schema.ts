import * as z from 'zod/mini';
import type { Leaf } from '../types/leaf.js';
import { isLeaf, type MemberShape } from '../types/shape.js';
import { type Comments, comments } from './generated/comments.js';
import type { JsonSchema } from './json-schema.js';
import { formOf } from './own-forms.js';
import { shapeOf } from './zod-of.js';

/**
 * Converts one of these schemas to JSON Schema (draft 2020-12), for editors and other languages. Each object is defined
 * once, under `$defs`, and members have descriptions. It passes strict readers, such as ajv in strict mode. The package
 * contains the same as files: `parastatiko/schemas/document.json`, `request.json` and `facts.json`. The guide lists what
 * JSON Schema cannot express, such as the number of decimals of an amount.
 *
 * @example
 * writeFileSync('document.schema.json', JSON.stringify(toJsonSchema(documentSchema), null, 2));
 */
export const toJsonSchema = (schema: z.core.$ZodType): JsonSchema =>
  describedSchema(schema, { comments, formOf });

/** What JSON Schema says about shapes: the comments of objects by their names, and the JSON form of a value with its own reader. */
interface Descriptions {
  readonly comments: Readonly<Record<string, Comments>>;
  readonly formOf: (leaf: Leaf) => JsonSchema;
}

/** Converts a schema that was made from a shape, with descriptions. */
export function describedSchema(schema: z.core.$ZodType, descriptions: Descriptions): JsonSchema {
  const named = z.registry<{ id: string }>();
  const ids = new Set<string>();
  for (const [object, name] of objectsIn(schema)) {
    // Objects of facts that differ in one member share a name. The first one keeps it.
    if (object === schema || ids.has(name)) continue;
    ids.add(name);
    named.add(object, { id: name });
  }
  return z.toJSONSchema(schema, {
    metadata: named,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => describe(jsonSchema, shapeOf(zodSchema), descriptions),
  });
}

/** Adds the bounds that JSON Schema lacks, and the descriptions of the members. */
function describe(
  json: JsonSchema,
  shape: MemberShape | undefined,
  { comments: words, formOf: form }: Descriptions,
): void {
  if (shape === undefined) return;
  if (isLeaf(shape)) {
    // A pattern says the same, and strict readers refuse formats that they do not know.
    delete json.format;
    Object.assign(json, hintsOf(shape, form));
  }
  if (shape.kind !== 'object') return;
  const known = words[shape.name];
  if (known === undefined) return;
  json.description = known.about;
  const { properties = {} } = json;
  for (const [name, member] of Object.entries(properties)) {
    const description = known.members[name];
    if (typeof member !== 'object' || description === undefined) continue;
    // All members that have the same object share one reference.
    if (member.$ref !== undefined) properties[name] = { ...member, description };
    else member.description = description;
  }
  // Not `anyOf`: makers of clients then forget which members are required.
  const together = (known.ways ?? []).flatMap((way) =>
    way.map((name) => [name, way.filter((other) => other !== name)] as const),
  );
  const needed = together.filter(([, others]) => others.length > 0);
  if (needed.length > 0) json.dependentRequired = Object.fromEntries(needed);
}

/** The characters that XML allows, without surrogates, which patterns of other languages cannot name. */
const ALLOWED = '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\uFFFE\\uFFFF]*$';

/** Bounds that JSON Schema and zod count differently, and forms that zod checks with a function. */
function hintsOf(leaf: Leaf, form: Descriptions['formOf']): JsonSchema {
  if (leaf.kind === 'decimal' || leaf.kind === 'own') return form(leaf);
  if (leaf.kind !== 'text') return {};
  return {
    ...(leaf.printed !== true && { pattern: ALLOWED }),
    ...(leaf.min > 0 && { minLength: leaf.min }),
    ...(Number.isFinite(leaf.max) && { maxLength: leaf.max }),
  };
}

/** The object schemas in a schema, with their names. */
function objectsIn(
  schema: z.core.$ZodType,
  found = new Map<z.core.$ZodType, string>(),
): Map<z.core.$ZodType, string> {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  if (def.type === 'optional') objectsIn(def.innerType, found);
  else if (def.type === 'array') objectsIn(def.element, found);
  else if (def.type === 'union') for (const option of def.options) objectsIn(option, found);
  else if (def.type === 'object' && !found.has(schema)) {
    const shape = shapeOf(schema);
    found.set(schema, shape?.kind === 'object' ? shape.name : '');
    for (const member of Object.values(def.shape)) objectsIn(member, found);
  }
  return found;
}
