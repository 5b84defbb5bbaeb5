import type { InvoiceType } from '../../codes/index.js';
import { centsToString, compareExact, formatExact } from '../../money/index.js';
import type { DocumentView, Rule, Surroundings } from '../engine/rule.js';
import { linksOf, type OpenSlips, openSlips, quantityOf } from './open-slips.js';

const TABLE_FLOW = 'Service description, Table flow';

/** The types that close the slips of a table. */
const CLOSING: readonly InvoiceType[] = ['1.1', '5.1', '5.2', '11.1', '11.4'];

const LINKS = ['invoiceHeader.multipleConnectedMarks', 'invoiceHeader.multipleConnectedUids'];

/** The slips beside a closing, if all that it lists are there: fewer can only give a sum that is not meant. */
function slipsBeside(closing: DocumentView, { related }: Surroundings): OpenSlips | undefined {
  const links = linksOf(closing);
  if (links === 0) return undefined;
  const slips = openSlips(related);
  return slips === undefined || slips.count < links ? undefined : slips;
}

/** A closing has the net value that the slips leave: ordered minus cancelled. */
export const closeNetMismatch: Rule = {
  id: 'order/close-net-mismatch',
  layer: 'across',
  severity: 'error',
  appliesTo: CLOSING,
  paths: [...LINKS, 'invoiceSummary.totalNetValue'],
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
    const slips = slipsBeside(document, surroundings);
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
  appliesTo: CLOSING,
  paths: [...LINKS, 'invoiceDetails[].quantity'],
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
    const quantity = slipsBeside(document, surroundings)?.quantity;
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
  appliesTo: CLOSING,
  paths: LINKS,
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
