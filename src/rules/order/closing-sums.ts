import { centsToString, formatExact } from '../../money/index.js';
import { isIdentified } from '../across/listing.js';
import { countLinks, openSlips } from '../across/open-slips.js';
import { type RuleFacts, rule } from '../engine/rule.js';
import { CLOSING_TYPES, LINKS_PATHS } from '../shared/slips.js';
import { BILL_PATHS, type Bill, billOf, isEven, netGapOf, quantityGapOf } from './bill.js';

const TABLE_FLOW = 'Service description, Table flow';

/** The facts of both rules about sums. */
const ABOUT_SUMS = {
  layer: 'across',
  appliesTo: CLOSING_TYPES,
  paths: BILL_PATHS,
  params: ['ordered', 'cancelled', 'left', 'stated', 'missing', 'surplus', 'others'],
  enforces: ['closing-lines-remain', 'closing-equals-slips'],
  source: `${TABLE_FLOW}: total quantity and net value must equal the open slips, otherwise the document is rejected`,
  good: { sample: 'tableClosing', related: ['orderSlip', 'orderCancellation'] },
} as const satisfies Partial<RuleFacts>;

/** A closing has the net value of its slips: ordered minus cancelled. */
export const closeNetMismatch = rule({
  id: 'order/close-net-mismatch',
  ...ABOUT_SUMS,
  bad: [
    {
      sample: 'tableClosing',
      related: ['orderSlip', 'orderCancellation'],
      set: {
        '/invoiceDetails/0/netValue': 6.99,
        '/invoiceDetails/0/incomeClassification/0/amount': 6.99,
        '/invoiceSummary/totalNetValue': 12.99,
        '/invoiceSummary/incomeClassification/0/amount': 12.99,
        '/invoiceSummary/totalGrossValue': 14.68,
        '/paymentMethods/0/amount': 14.68,
      },
    },
  ],
  check(document, found, surroundings) {
    const bill = billOf(document, surroundings);
    if (bill === undefined || bill.signUnknown) return;
    const gap = netGapOf(bill);
    if (isEven(gap)) return;
    found(['invoiceSummary', 'totalNetValue'], {
      ordered: centsToString(bill.ordered),
      cancelled: centsToString(bill.cancelled),
      left: centsToString(bill.left),
      stated: centsToString(bill.stated),
      ...gap,
      ...othersOf(bill),
    });
  },
});

/** A closing has the quantity of its slips. */
export const closeQuantityMismatch = rule({
  id: 'order/close-quantity-mismatch',
  ...ABOUT_SUMS,
  bad: [
    {
      sample: 'tableClosing',
      related: ['orderSlip', 'orderCancellation'],
      set: { '/invoiceDetails/0/quantity': 3 },
    },
  ],
  check(document, found, surroundings) {
    const bill = billOf(document, surroundings);
    if (bill?.quantity === undefined || bill.signUnknown) return;
    const gap = quantityGapOf(bill);
    if (isEven(gap)) return;
    found(['invoiceDetails'], {
      ordered: formatExact(bill.quantity.ordered),
      cancelled: formatExact(bill.quantity.cancelled),
      left: formatExact(bill.quantity.left),
      stated: formatExact(bill.statedQuantity),
      ...gap,
      ...othersOf(bill),
    });
  },
});

/** The number of other closings of the same slips. */
function othersOf({ closings }: Bill): { others?: number } {
  const others = closings.length - 1;
  return others > 0 ? { others } : {};
}

/** A closing lists all slips and cancellations of its table. Without MARKs, only their number can be compared. */
export const closeLinksDiffer = rule({
  id: 'order/close-links-differ',
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES,
  paths: LINKS_PATHS,
  params: ['listed', 'related'],
  enforces: ['closing-closes-slips', 'closing-lists-all-slips'],
  source: `${TABLE_FLOW}: multipleConnectedMarks holds all marks of the table; a warning because the related documents may be others`,
  good: { sample: 'tableClosing', related: ['orderSlip', 'orderCancellation'] },
  bad: [{ sample: 'tableClosing', related: ['orderSlip'] }],
  check(document, found, surroundings) {
    const listed = countLinks(document);
    // If the slips have MARKs, each is compared by its MARK.
    if (listed === 0 || isIdentified(surroundings.related)) return;
    const related = openSlips(surroundings.related)?.count;
    if (related === undefined || related === listed) return;
    const list =
      document.invoiceHeader.multipleConnectedMarks === undefined
        ? 'multipleConnectedUids'
        : 'multipleConnectedMarks';
    found(['invoiceHeader', list], { listed, related });
  },
});
