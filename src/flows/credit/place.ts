import { subtractExact } from '../../money/add-exact.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, compareExact, type Exact, signOf, smallerCents, zeroCents } from '../../money/index.js';
import type { DocumentView, LineView } from '../../rules/inside.js';
import { nameLines } from '../../totals/item-names.js';
import { isSamePrice } from '../../totals/same-price.js';
import { placesByNumber } from './by-number.js';
import { amountsOf, type Left, type LineAmounts, type LineLeft, taxesOf } from './left.js';
import { taxesWithout, without } from './subtract.js';
import { take } from './take.js';

/** A line of a credit, and the indexes of the lines of the original that it may belong to. */
interface Credited {
  readonly line: LineView;
  readonly taken: LineAmounts;
  /** The line with its number, if it has the same item; otherwise −1. */
  readonly own: number;
  /** All lines with its item. */
  readonly alike: readonly number[];
}

/**
 * What a document has left after credits, given in any order. Each line of a credit is subtracted from the line of the
 * original that it belongs to. That is the line with its number, if it has the same item and the same VAT, as in
 * credits built by this library. Otherwise, after all of these are placed, it is another line of that item, preferably
 * at that price, or several of them. Amounts of no item of the original lower only the totals.
 */
export function afterCredits(left: Left, credits: readonly DocumentView[]): Left {
  const lines = [...left.lines];
  const over = new Map<number, Cents>();
  let { count, net, vat } = left.unplaced;
  const tooMuch = (vatCategory: number, amount: Cents): void => {
    over.set(vatCategory, addHeld(over.get(vatCategory) ?? zeroCents, amount));
  };
  const lineAt = (at: number): LineLeft => lines[at] as LineLeft;
  const take = (at: number, taken: LineAmounts): void => {
    const line = lineAt(at);
    tooMuch(line.of.vatCategory, beyond(taken.vat, line.vat));
    lines[at] = without(line, taken);
  };
  const others: Credited[] = [];
  for (const credited of [...credits].sort(inOrder).flatMap((credit) => creditedLines(left.lines, credit))) {
    if (fits(lines[credited.own], credited)) take(credited.own, credited.taken);
    else others.push(credited);
  }
  for (const credited of others) {
    const { line, taken, alike } = credited;
    const places = bestFirst(alike, lineAt, credited);
    const at = places.find((place) => fits(lines[place], credited));
    if (at !== undefined) {
      take(at, taken);
      continue;
    }
    const rest = subtractByItem({ of: line, credited: true, ...taken }, places, lineAt, take);
    if (alike.length > 0 && rest.net === zeroCents) tooMuch(line.vatCategory, rest.vat);
    else {
      count += 1;
      net = addHeld(net, rest.net);
      vat = addHeld(vat, rest.vat);
    }
  }
  for (const [category, amount] of over) vat = addHeld(vat, spread(lines, category, amount));
  const taxes = credits.reduce((rest, credit) => taxesWithout(rest, taxesOf(credit)), left.taxes);
  return { lines, taxes, unplaced: { count, net, vat } };
}

/** Compares credits by date, type, series and number. */
function inOrder({ invoiceHeader: a }: DocumentView, { invoiceHeader: b }: DocumentView): number {
  return orderOf(a) < orderOf(b) ? -1 : 1;
}

const orderOf = ({ issueDate, invoiceType, series, aa }: DocumentView['invoiceHeader']): string =>
  JSON.stringify([issueDate, invoiceType, series, aa.padStart(20, '0')]);

function creditedLines(lines: readonly LineLeft[], { invoiceDetails }: DocumentView): Credited[] {
  const all = nameLines([...lines.map(({ of }) => of), ...invoiceDetails]);
  const names = all.slice(0, lines.length);
  const credited = all.slice(lines.length);
  const places = placesByNumber(lines.map(({ of }) => of.lineNumber));
  const alike = placesByName(names);
  return invoiceDetails.map((line, index) => {
    const name = credited[index] as string;
    const numbered = places.get(line.lineNumber) as number;
    return {
      line,
      taken: amountsOf(line),
      own: names[numbered] === name ? numbered : -1,
      alike: alike.get(name) ?? [],
    };
  });
}

/**
 * Credits from other software may have rounded VAT above their lines. Subtracts the excess from other lines of the same
 * category, so that all credits together never return more VAT than there was. Returns what no line has.
 */
function spread(lines: LineLeft[], category: number, amount: Cents): Cents {
  let over = amount;
  for (const [place, line] of lines.entries()) {
    if (line.of.vatCategory !== category) continue;
    const part = smallerCents(over, line.vat);
    lines[place] = { ...line, vat: subtractHeld(line.vat, part) };
    over = subtractHeld(over, part);
  }
  return over;
}

/** The indexes of lines by item. Lines of one item share a list. */
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
 * Whether a credited line can be subtracted from a line of the original: they are of the same kind, and enough is left.
 */
const fits = (left: LineLeft | undefined, { line, taken }: Credited): boolean =>
  left !== undefined && isSameKind(left.of, line) && hasRoom(left, taken);

/** The lines of an item: first those of the same kind and price, then those of the same kind. */
function bestFirst(
  places: readonly number[],
  lineAt: (place: number) => LineLeft,
  { line }: Credited,
): readonly number[] {
  const alike = places.filter((place) => isSameKind(lineAt(place).of, line));
  const priced = alike.filter((place) => hasSamePrice(lineAt(place).of, line));
  return [...new Set([...priced, ...alike, ...places])];
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

/** Whether two lines have the same price, if both state it. */
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

type Subtract = (place: number, taken: LineAmounts) => void;

/**
 * Subtracts a credited line that fits no single line from all lines of its item, in their order: first its pieces, each
 * with its share of the amounts, then what remains of the amounts. Returns what no line has.
 */
export function subtractByItem(
  credited: LineLeft,
  places: readonly number[],
  lineAt: (place: number) => LineLeft,
  subtract: Subtract,
): LineLeft {
  let rest = credited;
  for (const part of [piecesFor, amountFor]) {
    for (const place of places) {
      const taken = part(lineAt(place), rest);
      if (taken === undefined) continue;
      subtract(place, taken);
      rest = without(rest, taken);
    }
  }
  return rest;
}

/** As many pieces as a line has, with their share of the amounts, which may be all that the line has. */
function piecesFor(line: LineLeft, rest: LineLeft): LineAmounts | undefined {
  const value = piecesOf(line, rest);
  if (value === undefined) return undefined;
  const share = take(rest, { by: 'quantity', value });
  return share.net > line.net ? { ...take(rest, { by: 'net', value: line.net }), quantity: value } : share;
}

function piecesOf(
  { of, quantity: has }: LineLeft,
  { of: credited, quantity: wants }: LineLeft,
): Exact | undefined {
  if (has === undefined || wants === undefined || signOf(has) <= 0 || signOf(wants) <= 0) return undefined;
  // Pieces and kilos cannot be compared.
  const [unit, other] = [of.measurementUnit, credited.measurementUnit];
  if (unit !== undefined && other !== undefined && unit !== other) return undefined;
  return compareExact(has, wants) < 0 ? has : wants;
}

/** What remains of the amounts, without pieces. */
function amountFor(line: LineLeft, rest: LineLeft): LineAmounts | undefined {
  const value = smallerCents(rest.net, line.net);
  return value === zeroCents ? undefined : { ...take(rest, { by: 'net', value }), quantity: undefined };
}
