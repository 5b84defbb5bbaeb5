import type { LineFacts } from '../../builders/facts/line.js';
import { addExact } from '../../money/add-exact.js';
import { addCents, type Exact } from '../../money/index.js';
import { isLeft, type OpenLine } from './ledger.js';
import { type Worth, worthOf } from './ordered-line.js';
import { factsOf, isSameOffer } from './stated-line.js';

/** What is left of the same thing at the same price, on any slips. */
export interface Remainder {
  readonly line: OpenLine;
  readonly quantity: Exact;
  readonly worth: Worth;
  /** What it is made of, each with what is left of it. */
  readonly parts: readonly { readonly line: OpenLine; readonly worth: Worth }[];
}

/** What is left, by item and price, in the order of the slips. */
export function remaindersOf(lines: readonly OpenLine[]): Remainder[] {
  const found: Remainder[] = [];
  for (const line of lines) {
    if (!isLeft(line)) continue;
    const part = { line, worth: worthOf(line, line.left) };
    const same = found.findIndex((other) => isSameOffer(other.line, line));
    const known = found[same];
    if (known === undefined) found.push({ line, quantity: line.left, worth: part.worth, parts: [part] });
    else
      found[same] = {
        line: known.line,
        quantity: addExact(known.quantity, line.left),
        worth: together(known.worth, part.worth),
        parts: [...known.parts, part],
      };
  }
  return found;
}

const together = (a: Worth, b: Worth): Worth => ({
  before: addCents(a.before, b.before),
  after: addCents(a.after, b.after),
  net: addCents(a.net, b.net),
  vat: addCents(a.vat, b.vat),
});

/**
 * The lines of a closing: one for each item and price where that comes to the very same net and VAT as the slips, and one
 * for each ordered line where rounding three coffees together would give another cent than three slips of one.
 */
export function linesOfRemainder({ line, quantity, worth, parts }: Remainder): LineFacts[] {
  if (parts.length === 1 || isPricedAs(line, quantity, worth)) return [factsOf(line, quantity, worth)];
  return parts.map((part) => factsOf(part.line, part.line.left, part.worth));
}

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
