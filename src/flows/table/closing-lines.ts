import { addExact } from '../../money/add-exact.js';
import { addCents, type Exact } from '../../money/index.js';
import { isLeft, type OpenLine } from './ledger.js';
import { type Worth, worthOf } from './ordered-line.js';
import { offerKey } from './stated-line.js';

/** What is left of one ordered line. */
interface Part {
  readonly line: OpenLine;
  readonly worth: Worth;
}

/** What is left of the same item at the same price, on any slips. */
export interface Remainder {
  readonly line: OpenLine;
  readonly quantity: Exact;
  readonly worth: Worth;
  /** The lines that it consists of, each with what is left of it. */
  readonly parts: readonly Part[];
}

/** What is left, by item and price, in slip order. */
export function remaindersOf(lines: readonly OpenLine[]): Remainder[] {
  const found = new Map<string, [Part, ...Part[]]>();
  for (const line of lines) {
    if (!isLeft(line)) continue;
    const part = { line, worth: worthOf(line, line.left) };
    const key = offerKey(line);
    const same = found.get(key);
    if (same === undefined) found.set(key, [part]);
    else same.push(part);
  }
  return [...found.values()].map((parts) => {
    const [first, ...more] = parts;
    const quantity = more.reduce((sum, { line }) => addExact(sum, line.left), first.line.left);
    const worth = more.reduce((sum, part) => together(sum, part.worth), first.worth);
    return { line: first.line, quantity, worth, parts };
  });
}

const together = (a: Worth, b: Worth): Worth => ({
  before: addCents(a.before, b.before),
  after: addCents(a.after, b.after),
  net: addCents(a.net, b.net),
  vat: addCents(a.vat, b.vat),
});

/** A line of a closing: a quantity of an ordered line, and its value. */
export type ClosingLine = Pick<Remainder, 'line' | 'quantity' | 'worth'>;

/**
 * The lines of a closing. There is one line for each item and price if that gives exactly the same net and VAT as the
 * slips. Otherwise there is one for each ordered line, because rounding three coffees together may differ by a cent
 * from three slips of one.
 */
export const closingLinesOf = (lines: readonly OpenLine[]): ClosingLine[] =>
  remaindersOf(lines).flatMap((remainder) => {
    const { line, quantity, worth, parts } = remainder;
    if (parts.length === 1 || isPricedAs(line, quantity, worth)) return [remainder];
    return parts.map((part) => ({ line: part.line, quantity: part.line.left, worth: part.worth }));
  });

/** Whether this quantity, bought at once at its price, has exactly this value. */
function isPricedAs(line: OpenLine, quantity: Exact, worth: Worth): boolean {
  if (line.lead === 'net' || line.lead === 'gross') return false;
  const once = worthOf({ ...line, quantity, amount: worth.after }, quantity);
  return once.before === worth.before && once.after === worth.after && once.vat === worth.vat;
}
