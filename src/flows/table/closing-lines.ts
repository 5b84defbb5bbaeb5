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

/** What is left of the same thing at the same price, on any slips. */
export interface Remainder {
  readonly line: OpenLine;
  readonly quantity: Exact;
  readonly worth: Worth;
  /** What it is made of, each with what is left of it. */
  readonly parts: readonly Part[];
}

/** What is left, by item and price, in the order of the slips. */
export function remaindersOf(lines: readonly OpenLine[]): Remainder[] {
  const found = new Map<string, Part[]>();
  for (const line of lines) {
    if (!isLeft(line)) continue;
    const part = { line, worth: worthOf(line, line.left) };
    const key = offerKey(line);
    const same = found.get(key);
    if (same === undefined) found.set(key, [part]);
    else same.push(part);
  }
  return [...found.values()].flatMap((parts) => {
    const [first, ...more] = parts;
    if (first === undefined) return [];
    const quantity = more.reduce((sum, { line }) => addExact(sum, line.left), first.line.left);
    const worth = more.reduce((sum, part) => together(sum, part.worth), first.worth);
    return [{ line: first.line, quantity, worth, parts }];
  });
}

const together = (a: Worth, b: Worth): Worth => ({
  before: addCents(a.before, b.before),
  after: addCents(a.after, b.after),
  net: addCents(a.net, b.net),
  vat: addCents(a.vat, b.vat),
});

/** A line of a closing: so much of an ordered line, and what it is worth. */
export type ClosingLine = Pick<Remainder, 'line' | 'quantity' | 'worth'>;

/**
 * The lines of a closing: one for each item and price where that comes to the very same net and VAT as the slips, and one
 * for each ordered line where rounding three coffees together would give another cent than three slips of one.
 */
export const closingLinesOf = (lines: readonly OpenLine[]): ClosingLine[] =>
  remaindersOf(lines).flatMap((remainder) => {
    const { line, quantity, worth, parts } = remainder;
    if (parts.length === 1 || isPricedAs(line, quantity, worth)) return [remainder];
    return parts.map((part) => ({ line: part.line, quantity: part.line.left, worth: part.worth }));
  });

/** Whether so much of it, bought at once at its price, comes to just this worth. */
function isPricedAs(line: OpenLine, quantity: Exact, worth: Worth): boolean {
  if (line.lead === 'net' || line.lead === 'gross') return false;
  const once = worthOf({ ...line, quantity, amount: worth.after }, quantity);
  return (
    once.before === worth.before &&
    once.after === worth.after &&
    once.net === worth.net &&
    once.vat === worth.vat
  );
}
