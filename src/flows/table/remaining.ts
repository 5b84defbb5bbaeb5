import { addCents, centsToString, formatExact } from '../../money/index.js';
import { remaindersOf } from './closing-lines.js';
import type { Ledger, OpenLine } from './ledger.js';
import { isByUnit } from './ordered-line.js';
import type { OrderEntry } from './state.js';

/**
 * What remains of an item at one price: ordered minus cancelled. Amounts are text with two decimals.
 *
 * @example
 * const [coffee] = table.remaining(); // { description: 'Καφές', quantity: '2', unitPriceWithVat: '3.5', net: '5.65', … }
 */
export interface RemainingItem {
  readonly description?: string;
  readonly itemCode?: string;
  readonly quantity: string;
  /** The code of the unit. */
  readonly unit?: number;
  /** The net unit price, if the order states it. */
  readonly unitPrice?: string;
  /** The unit price with VAT, if the order states it. */
  readonly unitPriceWithVat?: string;
  readonly vatCategory: number;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  /** The ordered lines that it consists of, in slip order. Each can be passed to `cancel` as a line. */
  readonly from: readonly RemainingPart[];
}

/**
 * What remains of one ordered line. Passed to `cancel` as a line, it cancels everything that is left of it.
 *
 * @example
 * table.cancel({ aa: '203', issueDate, lines: table.remaining().flatMap(({ from }) => from.slice(0, 1)) });
 */
export interface RemainingPart {
  readonly slip: { readonly type: '8.6'; readonly series: string; readonly aa: string };
  /** The line of the slip, counted from 1. */
  readonly line: number;
  readonly quantity: string;
}

/** What remains of the open orders. */
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
      ...(isByUnit(lead) && { [lead]: formatExact(price) }),
      vatCategory: of.vatCategory,
      net: centsToString(net),
      vat: centsToString(vat),
      gross: centsToString(addCents(net, vat)),
      from: parts.map((part) => partOf(part.line, slips.get(part.line.at.slip) as OrderEntry)),
    };
  });
}

function partOf({ of, left }: OpenLine, { document }: OrderEntry): RemainingPart {
  const { series, aa } = document.invoiceHeader;
  return { slip: { type: '8.6', series, aa }, line: of.lineNumber, quantity: formatExact(left) };
}
