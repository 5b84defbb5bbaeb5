import type { Params } from '../types/index.js';

type Value = Params[string];

/** Names by code, by parameter name, by the type of the code. */
export type CodeNames = Readonly<
  Record<'number' | 'string', Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The values that are lists of codes, such as `1.1, 2.1`. They come from this library. */
const LISTS: ReadonlySet<string> = new Set(['allowed', 'codes', 'types']);

/** Whether a value is a list of codes. It is shown with names in both sentences, because one chooses from it. */
export const isCodeList = (name: string): boolean => LISTS.has(name);

/** Adds the name of a code, for issues: `11.1 (ΑΛΠ)`, also in a list. Returns other values unchanged. */
export function withName(name: string, value: Value, names: CodeNames): Value {
  if (typeof value === 'boolean') return value;
  if (isCodeList(name)) return eachWithName(String(value), names);
  const known = names[typeof value === 'string' ? 'string' : 'number'][name];
  // Unknown codes are user input, such as `constructor`.
  return known !== undefined && Object.hasOwn(known, value) ? `${value} (${known[value]})` : value;
}

/** Adds the names in a list, if all of its codes have one. */
function eachWithName(list: string, { string: tables }: CodeNames): string {
  const named = list.split(', ').map((code) => {
    const table = Object.values(tables).find((each) => Object.hasOwn(each, code));
    return table && `${code} (${table[code]})`;
  });
  return named.includes(undefined) ? list : named.join(', ');
}
