import * as z from 'zod/mini';

/**
 * What a single value of a document is. Every leaf of a shape carries one of these, so that one fast reader,
 * the documentation and the schema itself all speak of the same bounds.
 */
export type Leaf =
  | { readonly kind: 'amount'; readonly printed: boolean }
  | {
      readonly kind: 'number';
      readonly above?: number;
      readonly min?: number;
      readonly max?: number;
      readonly decimals?: number;
    }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'mark' }
  | { readonly kind: 'text'; readonly min: number; readonly max: number }
  | { readonly kind: 'code'; readonly values: ReadonlySet<string> }
  | { readonly kind: 'date' }
  | { readonly kind: 'pattern'; readonly form: RegExp; readonly name: 'time' | 'uid' | 'guid' }
  | { readonly kind: 'flag' }
  /** An amount, quantity or price as a caller states it: text, number or Decimal. Only in facts. */
  | { readonly kind: 'decimal' }
  /** Whatever a builder step takes and reads by itself. Only in facts. */
  | { readonly kind: 'own'; readonly accepts: (value: unknown) => boolean };

const leaves = new WeakMap<z.core.$ZodType, Leaf>();

/** The leaf of a schema; `undefined` for objects, arrays and optionals. Kept privately, no global registry is touched. */
export const leafOf = (schema: z.core.$ZodType): Leaf | undefined => leaves.get(schema);

/** A schema whose reader gives something else than the JSON value: cents for amounts, exact decimals for facts. */
export type ReadAs<Schema, As extends 'cents' | 'exact'> = Schema & { readonly '~readAs'?: As };

function leaf<Schema extends z.ZodMiniType>(schema: Schema, facts: Leaf): Schema {
  leaves.set(schema, facts);
  return schema;
}

/** The largest amount: 15 digits in all, 13 before the point (XSD 2.0.2, AmountType). */
export const MAX_AMOUNT = 9_999_999_999_999.99;

const GUID = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const UID = /^[0-9A-F]{40}$/;
const PLAIN = /^-?\d+(?:\.(\d+))?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

// The printed form tells the decimals exactly; zod's multipleOf lets tiny remainders pass.
const hasDecimals = (atMost: number) => {
  return (value: number): boolean => {
    const parts = PLAIN.exec(String(value));
    return parts !== null && (parts[1] ?? '').length <= atMost;
  };
};

/** An amount in euro (or the document's currency): not negative, two decimals, at most 15 digits. */
export const amount = (): ReadAs<z.ZodMiniNumber, 'cents'> =>
  leaf(z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT), z.refine(hasDecimals(2))), {
    kind: 'amount',
    printed: false,
  });

/** An amount that is only printed: no bound of it is published, so an odd one is a warning. */
export const printedAmount = (): ReadAs<z.ZodMiniNumber, 'cents'> =>
  leaf(z.number(), { kind: 'amount', printed: true });

/** A decimal number that is not an amount: a quantity, a price on paper, a rate. */
export function decimalNumber(
  bounds: { above?: number; min?: number; max?: number; decimals?: number } = {},
): z.ZodMiniNumber {
  let schema = z.number();
  if (bounds.above !== undefined) schema = schema.check(z.gt(bounds.above));
  if (bounds.min !== undefined) schema = schema.check(z.minimum(bounds.min));
  if (bounds.max !== undefined) schema = schema.check(z.maximum(bounds.max));
  if (bounds.decimals !== undefined) schema = schema.check(z.refine(hasDecimals(bounds.decimals)));
  return leaf(schema, { kind: 'number', ...bounds });
}

/** A whole number within bounds; the default upper bound is that of xs:int. */
export const integer = (min: number, max = 2_147_483_647): z.ZodMiniNumber =>
  leaf(z.int().check(z.minimum(min), z.maximum(max)), { kind: 'integer', min, max });

/** A MARK as the wire wants it: a JSON whole number above 0 that a double still holds exactly. */
export const mark = (): z.ZodMiniNumber => leaf(z.int().check(z.minimum(1)), { kind: 'mark' });

const HIGH = 0xd800;
const LOW = 0xdc00;
const AFTER = 0xe000;

/** The characters of a text, as the XSD counts them; `length` counts UTF-16 units, two for an emoji. */
export function characters(text: string): number {
  let count = 0;
  let wasHigh = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSecond = wasHigh && unit >= LOW && unit < AFTER;
    wasHigh = unit >= HIGH && unit < LOW;
    if (!isSecond) count += 1;
  }
  return count;
}

const isLong = (min: number, max: number) => {
  return (value: string): boolean => {
    const length = value.length > max || min > 1 ? characters(value) : value.length;
    return length >= min && length <= max;
  };
};

/** Text of at most `max` characters; without a published limit the XSD sets none. */
export const text = (max = Number.POSITIVE_INFINITY, min = 0): z.ZodMiniString =>
  leaf(z.string().check(z.refine(isLong(min, max))), { kind: 'text', min, max });

/** One of the listed codes. */
export const code = <const Value extends string>(
  values: readonly Value[],
): z.ZodMiniEnum<{ [V in Value]: V }> =>
  leaf(z.enum(values) as z.ZodMiniEnum<{ [V in Value]: V }>, {
    kind: 'code',
    values: new Set<string>(values),
  });

/** A calendar date, `YYYY-MM-DD`, that exists; xs:date has no year 0000. */
export const date = (): z.ZodMiniISODate =>
  leaf(z.iso.date().check(z.refine((value: string) => !value.startsWith('0000'))), { kind: 'date' });

/** A time of day, `HH:mm:ss`. */
export const time = (): z.ZodMiniString =>
  leaf(z.string().check(z.regex(TIME)), { kind: 'pattern', form: TIME, name: 'time' });

/** A document identifier: 40 upper-case hexadecimal characters. */
export const uid = (): z.ZodMiniString =>
  leaf(z.string().check(z.regex(UID)), { kind: 'pattern', form: UID, name: 'uid' });

/** A GUID in its usual form of 36 characters. */
export const guid = (): z.ZodMiniString =>
  leaf(z.string().check(z.regex(GUID)), { kind: 'pattern', form: GUID, name: 'guid' });

/** A flag. The authority takes only `true`; templates of the service carry `false` as well. */
export const flag = (): z.ZodMiniBoolean => leaf(z.boolean(), { kind: 'flag' });

/** A value of facts that this library reads by itself (a decimal as text or number, a MARK as text …). */
export const own = <Value>(accepts: (value: unknown) => boolean): z.ZodMiniCustom<Value> =>
  leaf(z.custom<Value>(accepts), { kind: 'own', accepts });

/** A decimal that a caller states: `'24.90'`, `24.9` or a Decimal. */
export const decimalInput = <Value>(): ReadAs<z.ZodMiniCustom<Value>, 'exact'> =>
  leaf(
    z.custom<Value>(() => true),
    { kind: 'decimal' },
  );
