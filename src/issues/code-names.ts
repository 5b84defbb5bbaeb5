import type { Params } from '../types/index.js';

type Value = Params[string];

/** Names by code, by parameter name, by the type of the code. */
export type CodeNames = Readonly<
  Record<'number' | 'string', Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** Adds the name of a code, for issues: `11.1 (ΑΛΠ)`. Returns other values unchanged. */
export function withName(name: string, value: Value, names: CodeNames): Value {
  if (typeof value === 'boolean') return value;
  const known = names[typeof value === 'string' ? 'string' : 'number'][name];
  // Unknown codes are user input, such as `constructor`.
  return known !== undefined && Object.hasOwn(known, value) ? `${value} (${known[value]})` : value;
}
