import { subtractExact } from '../../money/add-exact.js';
import {
  centsToString,
  exactToNumber,
  formatExact,
  parseAmount,
  parseDecimal,
  signOf,
  zeroCents,
} from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import { shown, typeName } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import { creditLineForm } from '../generated/forms.js';
import type { Refusing } from '../shared/refusing.js';
import { knowMembers } from '../shared/step-form.js';
import { placesByNumber } from './by-number.js';
import type { Left, LineLeft } from './left.js';
import { grossOf, type Measure } from './take.js';

/** A requested line, and how much of it is credited. */
export interface AskedLine {
  readonly left: LineLeft;
  readonly measure: Measure;
  readonly income: unknown;
}

const MEASURES = ['quantity', 'net', 'gross'] as const;

/**
 * Whether a line has anything left to credit: a value, or for a line without value, pieces or the fact that it was not
 * credited yet.
 */
export const hasLeft = (line: LineLeft): boolean => {
  const { quantity, net, vat, credited } = line;
  if (net > zeroCents || vat > zeroCents) return true;
  return isFree(line) && (quantity === undefined ? !credited : signOf(quantity) > 0);
};

/** Whether a line never had a value. */
const isFree = ({ of }: LineLeft): boolean => of.netValue === zeroCents && of.vatAmount === zeroCents;

/** The requested lines, each once and never above what is left of it. Refuses everything that cannot be credited. */
export function askedLines(asked: unknown, left: Left, refusing: Refusing): AskedLine[] {
  if (asked === undefined) return allThatIsLeft(left, refusing);
  const at: Path = ['lines'];
  if (!Array.isArray(asked) || asked.length === 0) {
    return refusing.refuse('credit/lines-form', at, { found: Array.isArray(asked) ? 'empty' : shown(asked) });
  }
  const numbers = left.lines.map(({ of }) => of.lineNumber);
  const search: Search = { left, places: placesByNumber(numbers), known: numbers.join(', '), met: new Set() };
  return asked.flatMap((line, index) => askedLine(line, [...at, index], search, refusing) ?? []);
}

/** Refuses a credit of the whole document if it is not known which lines earlier credits belong to. */
export function refuseUnplaced({ unplaced: { count, net, vat } }: Left, refusing: Refusing): void {
  if (count === 0) return;
  const params = { count, net: centsToString(net), vat: centsToString(vat) };
  refusing.refuse('credit/earlier-unplaced', ['earlier'], params);
}

function allThatIsLeft(left: Left, refusing: Refusing): AskedLine[] {
  refuseUnplaced(left, refusing);
  const lines = left.lines.filter(hasLeft);
  if (lines.length === 0) refusing.refuse('credit/nothing-left', []);
  return lines.map((line) => ({ left: line, measure: { by: 'all' }, income: undefined }));
}

/** What the requested lines are looked up in. */
interface Search {
  readonly left: Left;
  readonly places: ReadonlyMap<unknown, number>;
  /** All line numbers, for a message. */
  readonly known: string;
  /** The requested line numbers. */
  readonly met: Set<number>;
}

function askedLine(
  asked: unknown,
  at: Path,
  { left: { lines }, places, known, met }: Search,
  refusing: Refusing,
): AskedLine | undefined {
  const source = recordOf(asked);
  if (source === undefined) {
    refusing.add('credit/lines-form', at, { found: typeName(asked) });
    return undefined;
  }
  knowMembers(creditLineForm, source, refusing, at);
  const left = lines[places.get(source['line']) ?? -1];
  if (left === undefined) {
    refusing.add('credit/line-unknown', [...at, 'line'], { line: shown(source['line']), lines: known });
    return undefined;
  }
  const line = left.of.lineNumber;
  if (met.has(line)) refusing.add('credit/line-twice', [...at, 'line'], { line });
  met.add(line);
  const measure = measureOf(source, at, left, refusing);
  return measure && { left, measure, income: source['income'] };
}

function measureOf(
  source: Readonly<Record<string, unknown>>,
  at: Path,
  left: LineLeft,
  refusing: Refusing,
): Measure | undefined {
  const { lineNumber: line } = left.of;
  const stated = MEASURES.filter((member) => source[member] !== undefined);
  const [by] = stated;
  if (stated.length > 1) {
    refusing.add('credit/line-measured-twice', at, { line, members: stated.join(', ') });
    return undefined;
  }
  if (by === undefined) {
    if (hasLeft(left)) return { by: 'all' };
    if (isFree(left)) {
      refusing.add('credit/line-credited', at, { line, item: itemOf(left) });
      return undefined;
    }
    refusing.add('credit/above-net', at, {
      line,
      item: itemOf(left),
      wanted: centsToString(left.of.netValue),
      left: '0.00',
    });
    return undefined;
  }
  const measure =
    by === 'quantity'
      ? quantityOf(source[by], [...at, by], left, refusing)
      : amountOf(by, source[by], [...at, by], left, refusing);
  return measure;
}

function quantityOf(value: unknown, at: Path, left: LineLeft, refusing: Refusing): Measure | undefined {
  const line = left.of.lineNumber;
  if (left.quantity === undefined) {
    refusing.add('credit/no-quantity', at, { line });
    return undefined;
  }
  const parsed = parseDecimal(value);
  if (!parsed.ok || exactToNumber(parsed.value) === undefined) {
    refusing.add('credit/value-form', at, { member: 'quantity', found: shown(value) });
    return undefined;
  }
  const wanted = formatExact(parsed.value);
  if (signOf(parsed.value) <= 0) {
    refusing.add('credit/value-not-above', at, { member: 'quantity', found: wanted });
    return undefined;
  }
  const rest = signOf(subtractExact(left.quantity, parsed.value));
  if (rest < 0) {
    const params = { line, item: itemOf(left), wanted, left: formatExact(left.quantity) };
    refusing.add('credit/above-quantity', at, params);
    return undefined;
  }
  return { by: 'quantity', value: parsed.value };
}

function amountOf(
  by: 'net' | 'gross',
  value: unknown,
  at: Path,
  left: LineLeft,
  refusing: Refusing,
): Measure | undefined {
  const parsed = parseAmount(value);
  if (!parsed.ok && parsed.why !== 'negative') {
    refusing.add('credit/value-form', at, { member: by, found: shown(value) });
    return undefined;
  }
  if (!parsed.ok || parsed.value === zeroCents) {
    refusing.add('credit/value-not-above', at, { member: by, found: shown(value) });
    return undefined;
  }
  const most = by === 'net' ? left.net : grossOf(left);
  if (parsed.value <= most) return { by, value: parsed.value };
  const wanted = centsToString(parsed.value);
  const params = { line: left.of.lineNumber, item: itemOf(left), wanted, left: centsToString(most) };
  refusing.add(by === 'net' ? 'credit/above-net' : 'credit/above-gross', at, params);
  return undefined;
}

const itemOf = ({ of }: LineLeft): string => of.itemDescr ?? of.itemCode ?? '–';
