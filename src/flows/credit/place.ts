import { subtractExact } from '../../money/add-exact.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, signOf, zeroCents } from '../../money/index.js';
import type { DocumentView, LineView } from '../../rules/engine/rule.js';
import { nameLines } from '../../totals/item-names.js';
import { isSamePrice } from '../../totals/same-price.js';
import { amountsOf, type Left, type LineAmounts, type LineLeft, taxesOf } from './left.js';
import { taxesWithout, without } from './subtract.js';

/**
 * What a document has left after one more credit. Each line of the credit is taken off the line of the original that it
 * belongs to: that of its number, if it is the same item at the same price and VAT, as in the credits made here; else
 * another line of that item. What belongs to no line lowers the totals alone.
 */
export function afterCredit(left: Left, credit: DocumentView): Left {
  const lines = [...left.lines];
  const all = nameLines([...lines.map(({ of }) => of), ...credit.invoiceDetails]);
  const names = all.slice(0, lines.length);
  const credited = all.slice(lines.length);
  let { count, net, vat } = left.unplaced;
  for (const [place, line] of credit.invoiceDetails.entries()) {
    const name = credited[place];
    const taken = amountsOf(line);
    const at = placeOf(line, taken, lines, (index) => names[index] === name);
    const found = lines[at];
    if (found === undefined) {
      count += 1;
      net = addHeld(net, taken.net);
      vat = addHeld(vat, taken.vat);
      continue;
    }
    vat = addHeld(vat, beyond(taken.vat, found.vat));
    lines[at] = without(found, taken);
  }
  return { lines, taxes: taxesWithout(left.taxes, taxesOf(credit)), unplaced: { count, net, vat } };
}

/** The line that a credited line belongs to: by number and price, by price, by number. −1 if there is none. */
function placeOf(
  line: LineView,
  taken: LineAmounts,
  lines: readonly LineLeft[],
  isNamed: (index: number) => boolean,
): number {
  const fits = (left: LineLeft, index: number): boolean =>
    isNamed(index) && isSameKind(left.of, line) && hasRoom(left, taken);
  const numbered = lines.findIndex((left) => left.of.lineNumber === line.lineNumber);
  const own = lines[numbered];
  const fitsOwn = own !== undefined && fits(own, numbered);
  if (fitsOwn && hasSamePrice(own.of, line)) return numbered;
  const other = lines.findIndex((left, index) => fits(left, index) && hasSamePrice(left.of, line));
  return other >= 0 || !fitsOwn ? other : numbered;
}

const isSameKind = (a: LineView, b: LineView): boolean =>
  a.vatCategory === b.vatCategory &&
  (a.vatExemptionCategory === undefined ||
    b.vatExemptionCategory === undefined ||
    a.vatExemptionCategory === b.vatExemptionCategory) &&
  (a.measurementUnit === undefined ||
    b.measurementUnit === undefined ||
    a.measurementUnit === b.measurementUnit);

function hasRoom(left: LineLeft, taken: LineAmounts): boolean {
  if (taken.net > left.net) return false;
  if (taken.quantity === undefined) return true;
  return left.quantity !== undefined && signOf(subtractExact(left.quantity, taken.quantity)) >= 0;
}

/** Whether the prices of two lines are one, as far as both state it. */
function hasSamePrice(a: LineView, b: LineView): boolean {
  const [first, second] = [pricedOf(a), pricedOf(b)];
  return first === undefined || second === undefined || isSamePrice(first, second);
}

function pricedOf(line: LineView): Parameters<typeof isSamePrice>[0] | undefined {
  const { lineUnitPrice: price, quantity } = line;
  if (price === undefined || quantity === undefined) return undefined;
  return { price, quantity, before: amountsOf(line).before };
}

const beyond = (taken: Cents, left: Cents): Cents => (taken > left ? subtractHeld(taken, left) : zeroCents);
