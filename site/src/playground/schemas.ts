import type { InputKind } from './fragment.js';
import type { Schema } from './schema-help.js';

const load = {
  facts: () => import('parastatiko/schemas/facts.json'),
  payload: () => import('parastatiko/schemas/document.json'),
} as const;

const loaded = new Map<InputKind, Promise<Schema>>();

/** The schema of a kind of text. It is loaded when the editor first needs it. */
export function schemaOf(kind: InputKind): Promise<Schema> {
  const schema = loaded.get(kind) ?? load[kind]().then((module) => module.default as Schema);
  loaded.set(kind, schema);
  return schema;
}
