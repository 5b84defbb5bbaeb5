import { parse, stringify } from '../../../vendor/lossless-json.js';

const WHOLE = /^-?[0-9]+$/;

/** A whole number that a double cannot hold is kept as text, so that no digit of a MARK is lost. */
function losslessNumber(digits: string): number | string {
  const number = Number(digits);
  return WHOLE.test(digits) && !Number.isSafeInteger(number) ? digits : number;
}

/** Parses JSON without losing digits; `undefined` if the text is not JSON. */
export function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    const options = { parseNumber: losslessNumber, onDuplicateKey: lastOne };
    return { value: parse(text, undefined, options) };
  } catch {
    return undefined;
  }
}

/** For a repeated member the last value counts, as in `JSON.parse`. */
const lastOne = ({ newValue }: { readonly newValue: unknown }): unknown => newValue;

/** Writes JSON; a bigint is written with all its digits. */
export const writeJson = (value: unknown): string => stringify(value) ?? 'null';
