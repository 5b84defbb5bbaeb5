import type * as z from 'zod/mini';
import { countries, type MeasurementUnit } from '../../codes/index.js';
import { type DecimalInput, parseDecimal } from '../../money/index.js';
import { code, decimalInput, own, type ReadAs } from '../../types/leaf.js';

/** A MARK as callers keep it: its digits as text, or a safe integer. */
export type MarkInput = string | number | bigint;

/** A quantity, price, percent or amount: text with a point, a number that prints exactly, or a Decimal. */
export const decimal = (): ReadAs<z.ZodMiniCustom<DecimalInput>, 'exact'> => decimalInput<DecimalInput>();

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
export const countryInput = (): z.ZodMiniType<CountryInput> => code(countries);

/** The MARKs of earlier documents. */
export const markList = (): z.ZodMiniCustom<MarkInput[]> =>
  own<MarkInput[]>((value) => Array.isArray(value) && value.every((mark) => markOf(mark) !== undefined));

/** A serial number: text, a safe integer or a bigint. */
export const serialInput = (): z.ZodMiniCustom<string | number | bigint> =>
  own<string | number | bigint>((value) => serialOf(value) !== undefined);

/** A unit of measurement: its code, or what people write for it. */
export const unitInput = (): z.ZodMiniCustom<number | string> =>
  own<number | string>((value) => isUnitCode(value) || typeof value === 'string');

/** An amount, or `'rest'` for what the other payments leave of the gross total. */
export const amountOrRest = (): z.ZodMiniCustom<DecimalInput | 'rest'> =>
  own<DecimalInput | 'rest'>((value) => value === 'rest' || parseDecimal(value).ok);

/** One object of a shape or several; the reader looks inside. */
export const oneOrMany = <Shape extends z.ZodMiniObject>(
  _shape: Shape,
): z.ZodMiniCustom<z.infer<Shape> | z.infer<Shape>[]> =>
  own<z.infer<Shape> | z.infer<Shape>[]>((value) => typeof value === 'object' && value !== null);

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
