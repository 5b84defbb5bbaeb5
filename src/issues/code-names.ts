import type { Params } from '../types/index.js';

type Value = Params[string];

/** Names by code, by parameter name, by the type of the code. */
export type CodeNames = Readonly<
  Record<'number' | 'string', Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The values that are lists of codes, such as `1.1, 2.1`. They come from this library. */
const LISTS: ReadonlySet<string> = new Set(['allowed', 'codes', 'types']);

/** Whether a value is a list of codes. It is shown with names in both sentences, because one chooses from it. */
export const isCodeList = (name: string): boolean => LISTS.has(name) || name === CHOICES;

/** The name of a value that is a table, and is shown as a list of all its codes. */
export const CHOICES = 'choices';

/** The tables that are short enough to be listed in a sentence, with the parameter that names their codes. */
const SHORT_TABLES: Readonly<Record<string, string>> = {
  measurementUnits: 'measurementUnit',
  packagingTypes: 'packagingType',
  paymentMethodTypes: 'paymentType',
  recTypes: 'recType',
  taxTypes: 'taxType',
  vatCategories: 'vatCategory',
};

/** The table to list in a sentence about an unknown code, unless the sentence already says which code was meant. */
export function choicesOf({ table, vatCategory }: Params): string | undefined {
  return typeof table === 'string' && vatCategory === undefined && SHORT_TABLES[table] !== undefined
    ? table
    : undefined;
}

/**
 * How a value of this name is shown in issues: with the name of its code, `11.1 (ΑΛΠ)`, also in a list. Other values are
 * unchanged.
 */
export function withName(name: string, names: CodeNames): (value: Value) => Value {
  if (name === CHOICES) return (table) => codesOfTable(String(table), names);
  if (isCodeList(name))
    return (list) => (typeof list === 'boolean' ? list : eachWithName(String(list), names));
  const texts = names.string[name];
  const numbers = names.number[name];
  if (texts === undefined && numbers === undefined) return (value) => value;
  return (value) => {
    if (typeof value === 'boolean') return value;
    const known = typeof value === 'string' ? texts : numbers;
    // Unknown codes are user input, such as `constructor`.
    return known !== undefined && Object.hasOwn(known, value) ? `${value} (${known[value]})` : value;
  };
}

function codesOfTable(table: string, { number }: CodeNames): string {
  const names = Object.entries(number[SHORT_TABLES[table] ?? ''] ?? {});
  return names.map(([code, name]) => `${code} (${name})`).join(', ');
}

/** Adds the names in a list, if all of its codes have one. */
function eachWithName(list: string, { string: tables }: CodeNames): string {
  const named = list.split(', ').map((code) => {
    const table = Object.values(tables).find((each) => Object.hasOwn(each, code));
    return table && `${code} (${table[code]})`;
  });
  return named.includes(undefined) ? list : named.join(', ');
}
