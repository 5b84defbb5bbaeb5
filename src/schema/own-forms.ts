import {
  amountOrRest,
  anyMark,
  cnCode,
  countryCode,
  decimal,
  feesCategory,
  otherTaxesCategory,
  percentage,
  serial,
  stampDutyCategory,
  timeOfDay,
  unit,
  withheldCategory,
} from '../builders/facts/leaves.js';
import { invoiceLineShape, partyShape } from '../types/generated/shapes.js';
import { type Leaf, MAX_AMOUNT } from '../types/leaf.js';
import type { JsonSchema } from './json-schema.js';

/** Whole digits that a decimal may have, without leading zeros. */
const LARGEST = 999_999_999_999_999;

const text = (pattern: string): JsonSchema => ({ type: 'string', pattern });
const numberTo = (maximum: number): JsonSchema => ({ type: 'number', minimum: 0, maximum });
const wholeFrom = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

const { min, max } = invoiceLineShape.members.measurementUnit.of;

/** The JSON form of the values that only facts have, and that zod checks with a function. No fact is negative. */
const forms: ReadonlyMap<Leaf, readonly JsonSchema[]> = new Map<Leaf, readonly JsonSchema[]>([
  [decimal, [text('^0*\\d{1,15}(?:\\.\\d+)?$'), numberTo(LARGEST)]],
  [amountOrRest, [{ const: 'rest' }, text('^0*\\d{1,13}(?:\\.\\d{1,2}0*)?$'), numberTo(MAX_AMOUNT)]],
  [anyMark, [text('^0*[1-9]\\d{0,15}$'), wholeFrom(1, Number.MAX_SAFE_INTEGER)]],
  [serial, [{ type: 'string', minLength: 1, maxLength: 50 }, wholeFrom(0, Number.MAX_SAFE_INTEGER)]],
  [percentage, [text('^0*\\d{1,15}(?:\\.\\d+)?\\s*%?$'), numberTo(LARGEST)]],
  [timeOfDay, [text('^(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?$')]],
  [countryCode, [{ enum: [...partyShape.members.country.values] }, { type: 'string', minLength: 3 }]],
  [cnCode, [text('^\\d{8}$'), { type: 'string', minLength: 10, maxLength: 10 }]],
  [unit, [{ type: 'string', minLength: 1 }, wholeFrom(min, max)]],
  ...[withheldCategory, feesCategory, stampDutyCategory, otherTaxesCategory].map(
    (leaf): [Leaf, JsonSchema[]] => [
      leaf,
      [{ enum: [...leaf.names] }, wholeFrom(leaf.plain.min, leaf.plain.max)],
    ],
  ),
]);

/** The JSON form of such a value. Throws for one that has none, so that a new kind of value is not left unchecked. */
export function formOf(leaf: Leaf): JsonSchema {
  const anyOf = forms.get(leaf);
  if (anyOf === undefined) throw new TypeError(`A value of the kind ${leaf.kind} has no JSON form.`);
  return { anyOf: [...anyOf] };
}
