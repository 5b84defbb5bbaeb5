import { addCents, centsToString, formatExact } from '../../money/index.js';
import { remaindersOf } from './closing-lines.js';
import type { Ledger, OpenLine } from './ledger.js';
import type { SlipEntry } from './state.js';

/**
 * What remains of an item at one price: ordered minus cancelled. Amounts are text with two decimals.
 *
 * @example
 * const [coffee] = table.remaining(); // { description: 'Καφές', quantity: '2', unitPriceWithVat: '3.5', net: '6.19', … }
 */
export interface RemainingItem {
  readonly description?: string;
  readonly itemCode?: string;
  readonly quantity: string;
  /** Code of the unit. */
  readonly unit?: number;
  /** Net price of one, where the order states that. */
  readonly unitPrice?: string;
  /** Price of one with VAT, where the order states that. */
  readonly unitPriceWithVat?: string;
  readonly vatCategory: number;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  /** The ordered lines that it is left of, in the order of their slips; each is what `cancel` takes as a line. */
  readonly from: readonly RemainingPart[];
}

/**
 * What remains of one ordered line: taken as a line of `cancel`, it takes back all that is left of it.
 *
 * @example
 * table.cancel({ aa: '203', issueDate, lines: table.remaining().flatMap(({ from }) => from.slice(0, 1)) });
 */
export interface RemainingPart {
  readonly slip: { readonly type: '8.6'; readonly series: string; readonly aa: string };
  /** Line of the slip, counted from 1. */
  readonly line: number;
  readonly quantity: string;
}

/** What remains of the orders that are open. */
export function remainingOf({ open, lines }: Ledger): RemainingItem[] {
  const left = open.flatMap(({ place }) => lines.get(place) ?? []);
  const slips = new Map(open.map(({ place, entry }) => [place, entry]));
  return remaindersOf(left).map(({ line, quantity, worth: { net, vat }, parts }) => {
    const { of, lead, price } = line;
    return {
      ...(of.itemDescr !== undefined && { description: of.itemDescr }),
      ...(of.itemCode !== undefined && { itemCode: of.itemCode }),
      quantity: formatExact(quantity),
      ...(of.measurementUnit !== undefined && { unit: of.measurementUnit }),
      ...((lead === 'unitPrice' || lead === 'unitPriceWithVat') && { [lead]: formatExact(price) }),
      vatCategory: of.vatCategory,
      net: centsToString(net),
      vat: centsToString(vat),
      gross: centsToString(addCents(net, vat)),
      from: parts.flatMap((part) => partOf(part.line, slips.get(part.line.at.slip))),
    };
  });
}

function partOf({ of, left }: OpenLine, entry: SlipEntry | undefined): RemainingPart[] {
  if (entry === undefined || entry.kind === 'found') return [];
  const { series, aa } = entry.document.invoiceHeader;
  return [{ slip: { type: '8.6', series, aa }, line: of.lineNumber, quantity: formatExact(left) }];
}
