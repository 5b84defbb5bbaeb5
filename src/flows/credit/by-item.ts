import { compareExact, type Exact, signOf, smallerCents, zeroCents } from '../../money/index.js';
import type { LineAmounts, LineLeft } from './left.js';
import { without } from './subtract.js';
import { take } from './take.js';

/** Subtracts amounts from the line at a place. */
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
