import { type Cents, centsOfNumber, decimalsOf, type Exact, parseDecimal } from '../money/index.js';
import { FORMS } from '../types/forms.js';
import { characters } from '../types/leaf.js';
import type { ObjectShape } from '../types/shape.js';
import { isCalendarDate } from './calendar.js';
import { isPlain } from './is-plain.js';
import { LONGEST_LIST, Misfit, VERY_LONG } from './leaf.js';
import type { MemberSet } from './members.js';
import { isOdd } from './odd.js';

/**
 * Reads an object into its view, and adds its members to the set. Generated for each shape. It reads only what is usual,
 * and calls `odd` for anything else. The shape reader then reads the object again, except for members that are objects or
 * lists without anything odd, and finds out whether it is valid.
 */
export type QuickReader = (source: unknown, met: MemberSet) => unknown;

export interface QuickReaders<Shape extends ObjectShape = ObjectShape> {
  readonly shape: Shape;
  readonly quick: ReadonlyMap<ObjectShape, QuickReader>;
  /** How many words a set of its members has. */
  readonly words: number;
}

/** How many odd values there were. Only ever counted up, because a getter may start another reading. */
let oddities = 0;

/** Notes that the shape reader has to read the object. */
export function odd(): never {
  oddities += 1;
  return undefined as never;
}

/** What a generated reader made of an object. The view of an odd one has at least those members that need no second reading. */
export interface QuickView {
  readonly view: unknown;
  readonly isOdd: boolean;
}

export function readQuickly(read: QuickReader, value: unknown, met: MemberSet): QuickView {
  const before = oddities;
  const view = read(value, met);
  return { view, isOdd: oddities !== before };
}

/** The view of an object inside another one, or `undefined` if it is odd. */
export function readObject(value: unknown, met: MemberSet, read: QuickReader): unknown {
  const before = oddities;
  const view = read(value, met);
  return oddities === before ? view : undefined;
}

/** Whether a value is an object with only own members. The caller checks once that nothing extends all objects. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value, false);

/**
 * The last valid text of each member, by the number that the generated readers give it. Documents of one shop repeat most
 * of their texts.
 */
const lastTexts = new Array<unknown>(256).fill(Symbol('none yet'));

/** Longer texts are not remembered, so that little memory is used. */
const LONGEST_REMEMBERED = 100;

function remember(text: string, at: number): string {
  if (text.length <= LONGEST_REMEMBERED) lastTexts[at] = text;
  return text;
}

export function readText(value: unknown, at: number, max = VERY_LONG, min = 0): unknown {
  if (value === lastTexts[at]) return value;
  if (typeof value !== 'string' || value.length > max || value.length < min || isOdd(value)) return odd();
  return min > 1 && characters(value) < min ? odd() : remember(value, at);
}

export function readCode(
  value: unknown,
  at: number,
  codes: ReadonlySet<unknown>,
  alsoNumber = false,
): unknown {
  if (value === lastTexts[at]) return value;
  if (typeof value === 'string') return codes.has(value) ? remember(value, at) : odd();
  return alsoNumber && typeof value === 'number' && codes.has(String(value)) ? value : odd();
}

export function readDate(value: unknown, at: number): unknown {
  if (value === lastTexts[at]) return value;
  return isCalendarDate(value) ? remember(value, at) : odd();
}

export function readPattern(value: unknown, at: number, form: keyof typeof FORMS): unknown {
  if (value === lastTexts[at]) return value;
  return typeof value === 'string' && FORMS[form].test(value) ? remember(value, at) : odd();
}

export function readCents(value: unknown): Cents {
  return typeof value === 'number' ? (centsOfNumber(value) ?? odd()) : odd();
}

/** `max` has at most 31 bits, so that a whole number stays the same as an integer of 32 bits. */
export function readInteger(value: unknown, min: number, max = 0x7fff_ffff): number {
  return typeof value === 'number' && value >= min && value <= max && (value | 0) === value ? value : odd();
}

export function readNumber(value: unknown, min: number, max = Number.MAX_VALUE): number {
  return typeof value === 'number' && value >= min && value <= max ? value : odd();
}

export function readAbove(value: unknown, above: number, max: number, decimals?: number): number {
  if (typeof value !== 'number' || !(value > above && value <= max)) return odd();
  return decimals !== undefined && decimalsOf(value) > decimals ? odd() : value;
}

export function readMark(value: unknown): number {
  return typeof value === 'number' && value >= 1 && Number.isSafeInteger(value) ? value : odd();
}

export function readFlag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : odd();
}

export function readDecimal(value: unknown): Exact {
  const parsed = parseDecimal(value);
  return parsed.ok ? parsed.value : odd();
}

export function readOwn(value: unknown, { read }: { readonly read: (value: unknown) => unknown }): unknown {
  if (value === null || (typeof value === 'string' && isOdd(value))) return odd();
  const own = read(value);
  return own instanceof Misfit ? odd() : own;
}

export function readList(value: unknown, met: MemberSet, item: QuickReader, atLeast = 0): unknown {
  if (!Array.isArray(value) || value.length < atLeast || value.length > LONGEST_LIST) return odd();
  const before = oddities;
  const read = new Array<unknown>(value.length);
  for (let index = 0; index < read.length; index += 1) read[index] = item(value[index], met);
  return oddities === before ? read : undefined;
}

/** One object or a list of them, or one of the words. */
export function readSome(value: unknown, met: MemberSet, item: QuickReader, ...words: string[]): unknown {
  if (typeof value === 'string') return words.includes(value) ? value : odd();
  return Array.isArray(value) ? readList(value, met, item) : readObject(value, met, item);
}
