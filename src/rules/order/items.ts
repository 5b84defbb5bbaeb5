import { RecType } from '../../codes/index.js';
import { subtractExact } from '../../money/add-exact.js';
import { subtractHeld } from '../../money/held.js';
import { centsToString, type Exact, formatExact, signOf, zeroCents } from '../../money/index.js';
import { type ItemSum, isSettled, type SignedLine, sumByItem } from '../../totals/by-item.js';
import type { Params } from '../../types/index.js';
import { areComparable, ITEM_PATHS, isNamed, itemInWords } from '../across/items.js';
import type { DocumentView, LineView, Rule, Surroundings } from '../engine/rule.js';
import { CLOSING_TYPES } from '../slips.js';
import { BILL_PATHS, type Bill, billOf, isCredit } from './bill.js';
import { NOTHING } from './open-slips.js';
import { CANCELLATION, SLIP } from './related-samples.js';

const paths: readonly string[] = [...new Set([...BILL_PATHS, ...ITEM_PATHS])];
const params = ['item', 'price', 'quantity', 'net'];
const source =
  'Service description, Table flow: lines hold what remains (ordered minus cancelled); a warning because the service compares the totals';

/** What the slips leave of an item, and the closing does not have. */
export const closeItemMissing: Rule = {
  id: 'order/close-item-missing',
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES,
  paths,
  params,
  source,
  since: '2.0.1',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      sample: 'tableClosing',
      set: { '/invoiceDetails/1/itemDescr': 'Τσάι' },
      related: [SLIP, CANCELLATION],
    },
  ],
  check(document, found, surroundings) {
    for (const { sum } of openItems(document, surroundings)) {
      if (isLeft(sum)) found(['invoiceDetails'], { ...itemInWords(sum), ...left(sum) });
    }
  },
};

/** What the closing has of an item, and the slips do not leave. */
export const closeItemTooMuch: Rule = {
  id: 'order/close-item-too-much',
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES,
  paths,
  params,
  source,
  since: '2.0.1',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      sample: 'tableClosing',
      set: { '/invoiceDetails/1/itemDescr': 'Τσάι' },
      related: [SLIP, CANCELLATION],
    },
  ],
  check(document, found, surroundings) {
    for (const { sum, lines } of openItems(document, surroundings)) {
      const line = lines.get(document);
      const at = line === undefined ? ['invoiceDetails'] : ['invoiceDetails', line];
      if (!isLeft(sum)) found(at, { ...itemInWords(sum), ...tooMuch(sum) });
    }
  },
};

/** An item of which slips and closings do not have the same. */
interface OpenItem {
  readonly sum: ItemSum<LineView>;
  /** The first line of the item in each closing that has it. */
  readonly lines: ReadonlyMap<DocumentView, number>;
}

const known = new WeakMap<Bill, readonly OpenItem[]>();

/** The items of slips and closings, with what one has more than the other; found for the first of the closings. */
function openItems(document: DocumentView, surroundings: Surroundings): readonly OpenItem[] {
  const bill = billOf(document, surroundings);
  if (bill?.slips === undefined) return [];
  const items = known.get(bill) ?? findOpenItems(bill, bill.slips);
  known.set(bill, items);
  return items;
}

function findOpenItems(bill: Bill, slips: readonly DocumentView[]): OpenItem[] {
  // Credits of nothing but cancellations go the other way round.
  const backwards = bill.credits && bill.left < zeroCents;
  const lines: SignedLine<LineView>[] = [];
  const owners: [DocumentView, number][] = [];
  for (const closing of bill.closings) {
    const sign = isCredit(closing) && !bill.credits ? 1 : -1;
    for (const [index, line] of closing.invoiceDetails.entries()) {
      lines.push({ line, sign });
      owners.push([closing, index]);
    }
  }
  for (const slip of slips) {
    for (const line of slip.invoiceDetails) {
      const isTaken = (line.recType === RecType.NegativeSign) !== backwards;
      lines.push({ line, sign: isTaken ? -1 : 1 });
    }
  }
  if (!lines.every(({ line }) => isNamed(line))) return [];
  const sums = sumByItem(lines);
  if (!areComparable(sums, owners.length)) return [];
  return sums
    .filter((sum) => !isSettled(sum))
    .map((sum) => {
      const first = new Map<DocumentView, number>();
      for (const { place } of sum.lines) {
        const [closing, index] = owners[place] ?? [];
        if (closing !== undefined && index !== undefined && !first.has(closing)) first.set(closing, index);
      }
      return { sum, lines: first };
    });
}

function isLeft({ quantity, net }: ItemSum): boolean {
  const sign = quantity === undefined ? 0 : signOf(quantity);
  return sign === 0 ? net > zeroCents : sign > 0;
}

const left = ({ quantity, net }: ItemSum): Params => ({
  ...(differs(quantity) && { quantity: formatExact(quantity) }),
  net: centsToString(net),
});

const tooMuch = ({ quantity, net }: ItemSum): Params => ({
  ...(differs(quantity) && { quantity: formatExact(subtractExact(NOTHING, quantity)) }),
  net: centsToString(subtractHeld(zeroCents, net)),
});

/** Where only the net value differs, most often by rounding, the quantity is nothing to tell. */
const differs = (quantity: Exact | undefined): quantity is Exact =>
  quantity !== undefined && signOf(quantity) !== 0;
