import * as z from 'zod/mini';
import { parseDecimal } from '../money/index.js';
import { isCalendarDate } from '../reading/calendar.js';
import { Misfit } from '../reading/leaf.js';
import { REFUSED } from '../reading/odd.js';
import { FORMS } from '../types/forms.js';
import { characters, type Leaf, MAX_AMOUNT } from '../types/leaf.js';
import type { MemberShape, ObjectShape } from '../types/shape.js';

const shapes = new WeakMap<z.core.$ZodType, MemberShape>();
const made = new WeakMap<ObjectShape, z.ZodMiniObject>();

/** The shape from which a schema was built. */
export const shapeOf = (schema: z.core.$ZodType): MemberShape | undefined => shapes.get(schema);

/** The zod schema of a shape. The same object always gives the same schema, so that it is described only once. */
export function zodOf(shape: MemberShape): z.ZodMiniType {
  const schema = schemaOf(shape);
  shapes.set(schema, shape);
  return schema;
}

function schemaOf(shape: MemberShape): z.ZodMiniType {
  switch (shape.kind) {
    case 'optional':
      return z.optional(zodOf(shape.of));
    case 'list': {
      const list = z.array(zodOf(shape.of));
      return shape.atLeast > 0 ? list.check(z.minLength(shape.atLeast)) : list;
    }
    case 'object':
      return objectOf(shape);
    case 'some': {
      const one = zodOf(shape.of);
      const words = (shape.words ?? []).map((word) => z.literal(word));
      return z.union([...words, one, ...(shape.one === true ? [] : [z.array(one)])]);
    }
    default:
      return leafOf(shape);
  }
}

function objectOf(shape: ObjectShape): z.ZodMiniObject {
  const known = made.get(shape);
  if (known !== undefined) return known;
  const members = Object.entries(shape.members).map(([name, member]) => [name, zodOf(member)]);
  const schema = z.strictObject(Object.fromEntries(members) as Record<string, z.ZodMiniType>);
  made.set(shape, schema);
  return schema;
}

function leafOf(leaf: Leaf): z.ZodMiniType {
  switch (leaf.kind) {
    case 'amount': {
      const amount = z.number();
      return leaf.printed
        ? amount
        : amount.check(z.minimum(0), z.maximum(MAX_AMOUNT), z.refine(hasDecimals(2)));
    }
    case 'number':
      return numberOf(leaf);
    case 'integer':
      return z.int().check(z.minimum(leaf.min), z.maximum(leaf.max));
    case 'mark':
      return z.int().check(z.minimum(1));
    case 'text':
      return textOf(leaf);
    case 'code':
      return leaf.alsoNumber === true
        ? z.union([z.enum([...leaf.values]), z.literal([...leaf.values].map(Number))])
        : z.enum([...leaf.values]);
    case 'date':
      return z.iso.date().check(z.refine(isCalendarDate));
    case 'pattern':
      return z.string().check(z.regex(FORMS[leaf.name]));
    case 'flag':
      return z.boolean();
    case 'decimal':
      return z.custom(isDecimal);
    case 'own':
      return z.custom((value) => !(leaf.read(value) instanceof Misfit));
  }
}

function numberOf({ above, min, max, decimals }: Extract<Leaf, { kind: 'number' }>): z.ZodMiniType {
  let schema = z.number();
  if (above !== undefined) schema = schema.check(z.gt(above));
  if (min !== undefined) schema = schema.check(z.minimum(min));
  if (max !== undefined) schema = schema.check(z.maximum(max));
  return decimals === undefined ? schema : schema.check(z.refine(hasDecimals(decimals)));
}

/** Counts characters. `length` counts UTF-16 units, so it is greater for texts with emoji. */
function textOf({ min, max, printed }: Extract<Leaf, { kind: 'text' }>): z.ZodMiniType {
  const fits = (value: string): boolean => {
    const length = value.length > max || min > 1 ? characters(value) : value.length;
    return length >= min && length <= max;
  };
  const text = z.string().check(z.refine(fits));
  // The authority receives documents as XML. Texts that are only printed may have any character.
  return printed === true ? text : text.check(z.refine((value) => !REFUSED.test(value)));
}

const PLAIN = /^-?\d+(?:\.(\d+))?$/;

// The printed number shows the exact decimals. zod's multipleOf accepts tiny remainders.
const hasDecimals = (atMost: number) => {
  return (value: number): boolean => {
    const parts = PLAIN.exec(String(value));
    return parts !== null && (parts[1] ?? '').length <= atMost;
  };
};

const isDecimal = (value: unknown): boolean => parseDecimal(value).ok;
