import { countries, type MeasurementUnit } from '../../codes/index.js';
import { type DecimalInput, parseDecimal } from '../../money/index.js';
import type { Leaf } from '../../types/leaf.js';
import type { MemberShape, ObjectShape, Shape } from '../../types/shape.js';
import type { ValueOf } from './value-of.js';

/** An object with these members. */
export const object = <const Members extends Readonly<Record<string, MemberShape>>>(
  name: string,
  members: Members,
): { readonly kind: 'object'; readonly name: string; readonly members: Members } => ({
  kind: 'object',
  name,
  members,
});

/** A member that may be left out. */
export const optional = <const Of extends Shape>(of: Of): { readonly kind: 'optional'; readonly of: Of } => ({
  kind: 'optional',
  of,
});

/** A list. */
export const list = <const Of extends Leaf | ObjectShape>(
  of: Of,
): { readonly kind: 'list'; readonly of: Of; readonly atLeast: number } => ({ kind: 'list', of, atLeast: 0 });

/** A value that a reader of its own judges. */
const own = <Value>(accepts: (value: unknown) => boolean) => ({
  kind: 'own' as const,
  accepts: accepts as (value: unknown) => value is Value,
});

/** Text of at most `max` characters. */
export const text = (max: number) => ({ kind: 'text' as const, min: 0, max });

/** A whole number within bounds; the default upper bound is that of xs:int. */
export const integer = (min: number, max = 2_147_483_647) => ({ kind: 'integer' as const, min, max });

/** A MARK as callers keep it: its digits as text, or a safe integer. */
export type MarkInput = string | number | bigint;

/** A quantity, price, percent or amount: text with a point, a number that prints exactly, or a Decimal. */
export const decimal = { kind: 'decimal' } as const;

/** A country's ISO 3166 code. Any text compiles, so that a party may be held in a variable; the reader looks it up. */
export type CountryInput = (typeof countries)[number] | (string & {});

/** A code of a table. Any number compiles, so that a code may be held in a variable; the reader looks it up. */
export type CodeInput<Code extends number> = Code | (number & {});

/** Usual spellings of units; the reader knows many more. */
export const unitSpellings = [
  'τεμ.',
  'κιλά',
  'λίτρα',
  'μ.',
  'τ.μ.',
  'κ.μ.',
  'pcs',
  'kg',
  'l',
  'm',
  'm²',
  'm³',
] as const;

/** A unit of measurement: its code, or what people write for it. */
export type UnitInput = CodeInput<MeasurementUnit> | (typeof unitSpellings)[number] | (string & {});

/** The code of a country. */
export const countryInput = {
  kind: 'code',
  values: new Set(countries) as ReadonlySet<CountryInput>,
} as const;

/** The MARKs of earlier documents. */
export const markList = own<MarkInput[]>(
  (value) => Array.isArray(value) && value.every((mark) => markOf(mark) !== undefined),
);

/** A serial number: text, a safe integer or a bigint. */
export const serialInput = own<string | number | bigint>((value) => serialOf(value) !== undefined);

/** A unit of measurement: its code, or what people write for it. */
export const unitInput = own<number | string>((value) => isUnitCode(value) || typeof value === 'string');

/** An amount, or `'rest'` for what the other payments leave of the gross total. */
export const amountOrRest = own<DecimalInput | 'rest'>((value) => value === 'rest' || parseDecimal(value).ok);

/** One object of a shape or several; the reader looks inside. */
export const oneOrMany = <Of extends ObjectShape>(_shape: Of) =>
  own<ValueOf<Of> | ValueOf<Of>[]>((value) => typeof value === 'object' && value !== null);

/** The usual income of a type, or one that is stated. */
export const incomeInput = <Of extends ObjectShape>(_shape: Of) =>
  own<'goods' | 'services' | ValueOf<Of> | ValueOf<Of>[]>(
    (value) => value === 'goods' || value === 'services' || (typeof value === 'object' && value !== null),
  );

/** The JSON number of a MARK, undefined if the value is not a MARK or no JSON number holds it exactly. */
export function markOf(value: unknown): number | undefined {
  const mark = typeof value === 'string' ? (isDigits(value) ? Number(value) : undefined) : wholeOf(value);
  return mark !== undefined && mark >= 1 && Number.isSafeInteger(mark) ? mark : undefined;
}

/** The text of a serial number; undefined if the value is not one. */
export function serialOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length >= 1 && value.length <= 50 ? value : undefined;
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
}

/** Whether a value is a code of the table of units. */
export const isUnitCode = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 7;

const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined;

function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return text.length > 0;
}
