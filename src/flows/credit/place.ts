import { subtractExact } from '../../money/add-exact.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, signOf, zeroCents } from '../../money/index.js';
import type { DocumentView, LineView } from '../../rules/engine/rule.js';
import { nameLines } from '../../totals/item-names.js';
import { isSamePrice } from '../../totals/same-price.js';
import { placesByNumber } from './by-number.js';
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
  const places = placesByNumber(lines.map(({ of }) => of.lineNumber));
  const alike = placesByName(names);
  let { count, net, vat } = left.unplaced;
  for (const [place, line] of credit.invoiceDetails.entries()) {
    const name = credited[place] as string;
    const taken = amountsOf(line);
    const numbered = places.get(line.lineNumber) ?? -1;
    const own = names[numbered] === name ? numbered : -1;
    const at = placeOf(line, taken, lines, own, alike.get(name) ?? []);
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

/** The places of lines by their item, which share one list. */
function placesByName(names: readonly string[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    const alike = places.get(name);
    if (alike === undefined) places.set(name, [place]);
    else alike.push(place);
  }
  return places;
}

/**
 * The line that a credited line belongs to: by number and price, by price, by number. −1 if there is none. `own` has its
 * number and its item, `alike` are all lines of its item.
 */
function placeOf(
  line: LineView,
  taken: LineAmounts,
  lines: readonly LineLeft[],
  own: number,
  alike: readonly number[],
): number {
  const fits = (place: number): boolean => {
    const left = lines[place];
    return left !== undefined && isSameKind(left.of, line) && hasRoom(left, taken);
  };
  const isPriced = (place: number): boolean => hasSamePrice((lines[place] as LineLeft).of, line);
  const fitsOwn = fits(own);
  if (fitsOwn && isPriced(own)) return own;
  return alike.find((place) => fits(place) && isPriced(place)) ?? (fitsOwn ? own : -1);
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
