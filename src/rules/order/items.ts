import * as RecType from '../../codes/generated/named/rec-types.js';
import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { subtractExact } from '../../money/add-exact.js';
import { subtractHeld } from '../../money/held.js';
import { centsToString, type Exact, formatExact, signOf, zeroCents } from '../../money/index.js';
import { type ItemSum, isSettled, type SignedLine } from '../../totals/by-item.js';
import type { MemberPath, Params } from '../../types/index.js';
import { ITEM_PATHS, isNamed, itemInWords } from '../across/items.js';
import { NOTHING } from '../across/open-slips.js';
import { areComparable, placeIn, type SharedItem, sumShared } from '../across/shared-items.js';
import { type DocumentView, type LineView, type RuleFacts, rule, type Surroundings } from '../engine/rule.js';
import { CLOSING_TYPES } from '../shared/slips.js';
import { BILL_PATHS, type Bill, billOf, isCredit } from './bill.js';
import { CANCELLATION, SLIP } from './related-samples.js';
import { isUsualSlip } from './usual-slip.js';

const CATEGORY = 'invoiceDetails[].vatCategory';
const EXEMPTION = 'invoiceDetails[].vatExemptionCategory';

/** The exemption of small enterprises, which have no other VAT category. */
const SMALL_ENTERPRISE = 15;

const WITHOUT_VAT = {
  '/invoiceDetails/0/vatCategory': 7,
  '/invoiceDetails/0/vatAmount': 0,
  '/invoiceSummary/totalVatAmount': 0,
  '/invoiceSummary/totalGrossValue': 3.5,
} as const;

/** Table orders are subject to VAT, except those of a small enterprise. */
export const slipLineExempt = rule({
  id: 'order/slip-line-exempt',
  unless: isUsualSlip,
  severity: 'warning',
  appliesTo: ['8.6'],
  paths: [CATEGORY, EXEMPTION],
  params: ['line'],
  source:
    'AADE facts, Type 8.6: real VAT categories; a warning because no refusal of category 7 was recorded',
  good: {
    sample: 'orderCancellation',
    set: { ...WITHOUT_VAT, '/invoiceDetails/0/vatExemptionCategory': SMALL_ENTERPRISE },
    remove: ['/invoiceDetails/0/vatCategoryPercent'],
  },
  bad: [
    {
      sample: 'orderCancellation',
      set: { ...WITHOUT_VAT, '/invoiceDetails/0/vatExemptionCategory': 14 },
      remove: ['/invoiceDetails/0/vatCategoryPercent'],
    },
  ],
  checkLine(line, index, found) {
    if (line.vatCategory !== VatCategory.Exempt || line.vatExemptionCategory === SMALL_ENTERPRISE) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1 });
  },
});

/** The facts of both rules: another name for an item makes one missing and one too much. */
const ABOUT_ITEMS = {
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES,
  paths: [...new Set<MemberPath>([...BILL_PATHS, ...ITEM_PATHS])],
  params: ['item', 'price', 'quantity', 'net'],
  enforces: ['closing-lines-remain'],
  source:
    'Service description, Table flow: lines hold what remains (ordered minus cancelled); a warning because the service compares the totals',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      sample: 'tableClosing',
      set: { '/invoiceDetails/1/itemDescr': 'Τσάι' },
      related: [SLIP, CANCELLATION],
    },
  ],
} as const satisfies Partial<RuleFacts>;

/** Items that remain on the slips but are not on the closing. */
export const closeItemMissing = rule({
  id: 'order/close-item-missing',
  ...ABOUT_ITEMS,
  check(document, found, surroundings) {
    for (const { sum } of openItems(document, surroundings)) {
      if (isLeft(sum)) found(['invoiceDetails'], { ...itemInWords(sum), ...left(sum) });
    }
  },
});

/** Items on the closing that do not remain on the slips. */
export const closeItemTooMuch = rule({
  id: 'order/close-item-too-much',
  ...ABOUT_ITEMS,
  check(document, found, surroundings) {
    for (const item of openItems(document, surroundings)) {
      const { sum } = item;
      if (!isLeft(sum)) found(placeIn(document, item), { ...itemInWords(sum), ...tooMuch(sum) });
    }
  },
});

type OpenItem = SharedItem<LineView>;

const known = new WeakMap<Bill, readonly OpenItem[]>();

/** The items that differ between slips and closings. Computed once for all closings of the bill. */
function openItems(document: DocumentView, surroundings: Surroundings): readonly OpenItem[] {
  const bill = billOf(document, surroundings);
  if (bill?.slips === undefined) return [];
  const items = known.get(bill) ?? findOpenItems(bill, bill.slips);
  known.set(bill, items);
  return items;
}

function findOpenItems(bill: Bill, slips: readonly DocumentView[]): OpenItem[] {
  if (![...bill.closings, ...slips].every(({ invoiceDetails }) => invoiceDetails.every(isNamed))) return [];
  // Credits that close only cancellations have the opposite sign.
  const backwards = bill.credits && bill.left < zeroCents;
  const closed = (closing: DocumentView): SignedLine<LineView>[] => {
    const sign = isCredit(closing) && !bill.credits ? 1 : -1;
    return closing.invoiceDetails.map((line) => ({ line, sign }));
  };
  const ordered = slips.flatMap(({ invoiceDetails }) =>
    invoiceDetails.map((line): SignedLine<LineView> => {
      const isTaken = (line.recType === RecType.NegativeSign) !== backwards;
      return { line, sign: isTaken ? -1 : 1 };
    }),
  );
  const items = sumShared(bill.closings, closed, ordered);
  return areComparable(items) ? items.filter(({ sum }) => !isSettled(sum)) : [];
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

/** If only the net value differs, usually by rounding, the message does not mention the quantity. */
const differs = (quantity: Exact | undefined): quantity is Exact =>
  quantity !== undefined && signOf(quantity) !== 0;
