import { vatCategoryOfPercent } from '../codes/vat-percent.js';
import { centsOfNumber, decimalsOf, parseDecimal } from '../money/index.js';
import type { NotDecimal } from '../money/parse-result.js';
import { FORMS } from '../types/forms.js';
import type { Params } from '../types/index.js';
import { characters, type Leaf, MAX_AMOUNT } from '../types/leaf.js';
import { isCalendarDate } from './calendar.js';
import type { FactsFault, Fault } from './faults.js';
import { inOtherType, type Lossless } from './lossless.js';
import { nearestCodes } from './nearest-codes.js';
import { shown, typeName } from './shown.js';

/** The limit for texts without a published limit. No real document has longer ones. */
export const VERY_LONG = 10_000;

/** Longer lists do not occur in documents. They are not read, because each element could have issues. */
export const LONGEST_LIST = 100_000;

/** Why a value does not fit its leaf. If it is mild, the member counts as absent and rules still run. */
export class Misfit {
  readonly fault: Fault | FactsFault;
  readonly params: Params;
  readonly mild: boolean;
  /** The correct value, if the given one is exactly the same in another JSON type. */
  readonly meant: Lossless | undefined;
  constructor(fault: Fault | FactsFault, params: Params = {}, mild = false, meant?: Lossless) {
    this.fault = fault;
    this.params = params;
    this.mild = mild;
    this.meant = meant;
  }
}

/** The JSON types of the values of each kind, as messages name them. */
const TYPES: Readonly<Record<Leaf['kind'], string>> = {
  amount: 'number',
  number: 'number',
  integer: 'number',
  mark: 'number',
  text: 'string',
  code: 'string',
  date: 'string',
  pattern: 'string',
  flag: 'boolean',
  decimal: 'decimal',
  own: 'value',
};

/** The value as rules read it (cents for an amount), or the misfit. Not called for `undefined` and `null`. */
export function readLeaf(leaf: Leaf, value: unknown): unknown {
  if (typeof value === 'number') return readNumber(leaf, value);
  if (typeof value === 'string') return readText(leaf, value);
  return leaf.kind === 'flag' && typeof value === 'boolean' ? value : readOther(leaf, value);
}

// Most values fit. What explains misfits is in separate functions, so that engines can inline this one.
function readNumber(leaf: Leaf, value: number): unknown {
  switch (leaf.kind) {
    case 'amount':
      return centsOfNumber(value) ?? amountMisfit(leaf, value);
    case 'integer':
      return value >= leaf.min && value <= leaf.max && Number.isInteger(value)
        ? value
        : integerMisfit(leaf, value);
    case 'number':
      return numberMisfit(leaf, value) ?? value;
    case 'mark':
      return value >= 1 && Number.isSafeInteger(value) ? value : markMisfit(value);
    case 'code':
      return leaf.alsoNumber === true ? codeOfNumber(leaf, value) : readOther(leaf, value);
    default:
      return readOther(leaf, value);
  }
}

function readText(leaf: Leaf, value: string): unknown {
  switch (leaf.kind) {
    case 'text':
      return textMisfit(leaf, value) ?? value;
    case 'code':
      return leaf.values.has(value) ? value : unknownCode(leaf, value);
    case 'date':
      return isCalendarDate(value) ? value : new Misfit('date', { value: shown(value) });
    case 'pattern':
      return FORMS[leaf.name].test(value) ? value : new Misfit(leaf.name, { value: shown(value) });
    default:
      return readOther(leaf, value);
  }
}

/** Reads a value that may have several JSON types, or reports its type. */
function readOther(leaf: Leaf, value: unknown): unknown {
  if (leaf.kind === 'own') return leaf.read(value);
  if (leaf.kind !== 'decimal') return wrongType(leaf, value);
  const parsed = parseDecimal(value);
  return parsed.ok ? parsed.value : decimalMisfit(leaf, value, parsed.why);
}

function textMisfit(leaf: Extract<Leaf, { kind: 'text' }>, value: string): Misfit | undefined {
  if (leaf.min === leaf.max) {
    const length = characters(value);
    return length === leaf.min ? undefined : new Misfit('exact-length', { length, exact: leaf.min });
  }
  if (value.length > leaf.max && characters(value) > leaf.max)
    return new Misfit('too-long', { length: characters(value), max: leaf.max });
  if (value.length > VERY_LONG)
    return new Misfit('very-long', { length: characters(value), usual: VERY_LONG }, true);
  if (value.length < leaf.min || (leaf.min > 1 && characters(value) < leaf.min))
    return new Misfit('too-short', { length: characters(value), min: leaf.min });
  return undefined;
}

function integerMisfit({ min, max, table }: Extract<Leaf, { kind: 'integer' }>, value: number): Misfit {
  if (!Number.isInteger(value)) return new Misfit('not-whole', { value: shown(value) });
  if (table === undefined) return new Misfit('out-of-range', { value, min, max });
  return new Misfit('out-of-range', {
    value,
    min,
    max,
    table,
    ...(table === 'vatCategories' && rateFor(value)),
  });
}

/** The VAT category that was meant by its percent. */
function rateFor(percent: number): Params | undefined {
  const found = vatCategoryOfPercent(percent);
  return found.ok ? { percent, vatCategory: found.category } : undefined;
}

function markMisfit(value: number): Misfit {
  return Number.isInteger(value) && value >= 1
    ? new Misfit('unsafe-integer', { value: shown(value) })
    : new Misfit('not-above', { value: shown(value), above: 0 });
}

function decimalMisfit(leaf: Leaf, value: unknown, why: NotDecimal): Misfit {
  if (why === 'type') return wrongType(leaf, value);
  const fault = { form: 'decimal-form', inexact: 'decimal-inexact', range: 'too-large' } as const;
  return new Misfit(fault[why], { value: shown(value), max: MAX_AMOUNT });
}

type CodeLeaf = Extract<Leaf, { kind: 'code' }>;

const codeOfNumber = (leaf: CodeLeaf, value: number): number | Misfit =>
  leaf.values.has(String(value)) ? value : unknownCode(leaf, String(value));

/** What people write for the code of a country: the prefixes of VAT numbers in Greece and Northern Ireland, a common name. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
  ['XI', 'GB'],
]);

function unknownCode({ values, table }: CodeLeaf, value: string): Misfit {
  const upper = value.toUpperCase();
  const meant = MEANT.get(upper) ?? upper;
  const codes = values.has(meant) ? '' : nearestCodes(value, values).join(', ');
  return new Misfit('unknown-code', {
    value: shown(value),
    ...(values.has(meant) && { meant }),
    ...(table !== undefined && { table }),
    ...(codes !== '' && { codes }),
  });
}

function numberMisfit(leaf: Extract<Leaf, { kind: 'number' }>, value: number): Misfit | undefined {
  if (!Number.isFinite(value)) return wrongType(leaf, value);
  if (leaf.above !== undefined && value <= leaf.above)
    return new Misfit('not-above', { value, above: leaf.above });
  if (leaf.min !== undefined && value < leaf.min) return new Misfit('negative', { value });
  if (leaf.max !== undefined && value > leaf.max) return new Misfit('too-large', { value, max: leaf.max });
  if (leaf.decimals !== undefined && decimalsOf(value) > leaf.decimals)
    return new Misfit('decimals', { value, max: leaf.decimals });
  return undefined;
}

function amountMisfit(leaf: Extract<Leaf, { kind: 'amount' }>, value: number): Misfit {
  if (!Number.isFinite(value)) return wrongType(leaf, value);
  // No bound of printed amounts is published, so an unusual one is no reason to refuse the document.
  if (leaf.printed) return new Misfit('print-amount', { value }, true);
  if (value < 0) return new Misfit('negative', { value });
  if (value > MAX_AMOUNT) return new Misfit('too-large', { value, max: MAX_AMOUNT });
  return new Misfit('decimals', { value, max: 2 });
}

const wrongType = (leaf: Leaf, value: unknown): Misfit =>
  notA(TYPES[leaf.kind], value, losslessly(leaf, value));

/** A value of another type than the one expected. */
export const notA = (expected: string, value: unknown, meant?: Lossless): Misfit =>
  new Misfit('type', { expected, found: typeName(value) }, false, meant);

/** The same value in the type of its leaf, if it fits. */
function losslessly(leaf: Leaf, value: unknown): Lossless | undefined {
  const meant = inOtherType(leaf, value);
  return meant === undefined || readLeaf(leaf, meant) instanceof Misfit ? undefined : meant;
}

/** The class of a built-in object that does not store its content in members, such as a Map; otherwise `undefined`. */
export function kindOfHolder(value: object): string | undefined {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  return HOLDERS.has(kind) ? kind : undefined;
}

const HOLDERS: ReadonlySet<string> = new Set(
  'Map Set WeakMap WeakSet WeakRef Date RegExp Promise ArrayBuffer DataView Headers FormData URLSearchParams Boolean Number'.split(
    ' ',
  ),
);
