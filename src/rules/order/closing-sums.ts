import { centsToString, compareExact, formatExact } from '../../money/index.js';
import type { DocumentView, Rule, Surroundings } from '../engine/rule.js';
import { CLOSES_TABLE_PATHS, CLOSING_TYPES, closesTable, LINKS_PATHS } from '../slips.js';
import { linksOf, type OpenSlips, openSlips, quantityOf } from './open-slips.js';

const TABLE_FLOW = 'Service description, Table flow';
const CLOSES = [...CLOSES_TABLE_PATHS, 'invoiceHeader.invoiceType'] as const;

/**
 * The slips beside a document, if they are for certain those that it closes. Marks do not say what they are of: an
 * invoice may list delivery notes, a credit the receipt that it refunds, and the slips beside it may be of others.
 */
function closedSlips(closing: DocumentView, { related }: Surroundings): OpenSlips | undefined {
  const links = linksOf(closing);
  const slips = links === 0 ? undefined : openSlips(related);
  // Fewer than it lists can only give a sum that is not meant.
  if (slips === undefined || slips.count < links) return undefined;
  const all = slips.count === links;
  const closes = closesTable(closing);
  const type = closing.invoiceHeader.invoiceType;
  if (closes && (type === '1.1' || type === '11.1')) return all || slips.ofOneTable ? slips : undefined;
  // An 11.1 of an older template has no category, a credit with one may refund a receipt.
  return (closes || type === '11.1') && all && related.every(isOrder) ? slips : undefined;
}

const isOrder = ({ invoiceHeader }: DocumentView): boolean => invoiceHeader.invoiceType === '8.6';

/** A closing has the net value that the slips leave: ordered minus cancelled. */
export const closeNetMismatch: Rule = {
  id: 'order/close-net-mismatch',
  layer: 'across',
  severity: 'error',
  appliesTo: CLOSING_TYPES,
  paths: [...CLOSES, 'invoiceSummary.totalNetValue'],
  params: ['ordered', 'cancelled', 'left', 'stated'],
  source: `${TABLE_FLOW}: total quantity and net value must equal the open slips, otherwise the document is rejected`,
  since: '2.0.1',
  good: { sample: 'tableClosing', related: ['orderSlip', 'orderCancellation'] },
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
    const slips = closedSlips(document, surroundings);
    const stated = document.invoiceSummary.totalNetValue;
    if (slips === undefined || slips.left === stated) return;
    found(['invoiceSummary', 'totalNetValue'], {
      ordered: centsToString(slips.ordered),
      cancelled: centsToString(slips.cancelled),
      left: centsToString(slips.left),
      stated: centsToString(stated),
    });
  },
};

/** A closing has the quantity that the slips leave. */
export const closeQuantityMismatch: Rule = {
  id: 'order/close-quantity-mismatch',
  layer: 'across',
  severity: 'error',
  appliesTo: CLOSING_TYPES,
  paths: [...CLOSES, 'invoiceDetails[].quantity'],
  params: ['ordered', 'cancelled', 'left', 'stated'],
  source: `${TABLE_FLOW}: total quantity and net value must equal the open slips, otherwise the document is rejected`,
  since: '2.0.1',
  good: { sample: 'tableClosing', related: ['orderSlip', 'orderCancellation'] },
  bad: [
    {
      sample: 'tableClosing',
      related: ['orderSlip', 'orderCancellation'],
      set: { '/invoiceDetails/0/quantity': 3 },
    },
  ],
  check(document, found, surroundings) {
    const quantity = closedSlips(document, surroundings)?.quantity;
    if (quantity === undefined) return;
    const stated = quantityOf(document);
    if (compareExact(quantity.left, stated) === 0) return;
    found(['invoiceDetails'], {
      ordered: formatExact(quantity.ordered),
      cancelled: formatExact(quantity.cancelled),
      left: formatExact(quantity.left),
      stated: formatExact(stated),
    });
  },
};

/** A closing lists every slip and every cancellation of its table, so as many as stand beside it. */
export const closeLinksDiffer: Rule = {
  id: 'order/close-links-differ',
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES,
  paths: LINKS_PATHS,
  params: ['listed', 'beside'],
  source: `${TABLE_FLOW}: multipleConnectedMarks holds all marks of the table; a warning because the documents beside it may be others`,
  since: '2.0.1',
  good: { sample: 'tableClosing', related: ['orderSlip', 'orderCancellation'] },
  bad: [{ sample: 'tableClosing', related: ['orderSlip'] }],
  check(document, found, { related }) {
    const listed = linksOf(document);
    if (listed === 0) return;
    const beside = openSlips(related)?.count;
    if (beside === undefined || beside === listed) return;
    const list =
      document.invoiceHeader.multipleConnectedMarks === undefined
        ? 'multipleConnectedUids'
        : 'multipleConnectedMarks';
    found(['invoiceHeader', list], { listed, beside });
  },
};
