import { centsToString, formatExact, zeroCents } from '../../money/index.js';
import { connectedLinks } from '../across/links.js';
import { listingOf, relatedSlips } from '../across/listing.js';
import type { RelatedDocuments } from '../engine/related.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { CLOSING_TYPES, isDebitClosing } from '../shared/slips.js';
import { BILL_PATHS, billOf, closingOf, isEven, netGapOf, quantityGapOf } from './bill.js';
import { numberInWords } from './listed-slips.js';
import { CANCELLATION, SLIP } from './related-samples.js';

const TABLE_FLOW = 'Service description, Table flow';

/** According to the description, each closing equals its slips, so each part of a split bill needs its own slips. */
export const slipsShared = rule({
  id: 'order/slips-shared',
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES,
  paths: BILL_PATHS,
  params: ['link', 'closing'],
  enforces: ['closing-equals-slips'],
  source: `${TABLE_FLOW}: total quantity and net value of a closing must equal the open slips; a warning because several closings that list the same slips are not described`,
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      // Two coffees here, the cake on the other closing: together they equal the slips.
      sample: 'tableClosing',
      set: {
        '/invoiceSummary/totalNetValue': 7,
        '/invoiceSummary/totalVatAmount': 0.91,
        '/invoiceSummary/totalGrossValue': 7.91,
        '/invoiceSummary/incomeClassification/0/amount': 7,
        '/paymentMethods/0/amount': 7.91,
      },
      remove: ['/invoiceDetails/1'],
      related: [
        SLIP,
        CANCELLATION,
        {
          sample: 'tableClosing',
          set: { '/invoiceHeader/aa': '57', '/invoiceSummary/totalNetValue': 6 },
          remove: ['/invoiceDetails/0'],
        },
      ],
    },
  ],
  check(document, found, surroundings) {
    const { related } = surroundings;
    if (listingOf(document, surroundings) === undefined) return;
    const reported = new Set<unknown>();
    for (const { list, text } of connectedLinks(document)) {
      const closing = closingOf(text, document, related);
      if (closing === undefined || reported.has(closing) || isReportedByBatch(document, closing, related))
        continue;
      reported.add(closing);
      found(['invoiceHeader', list], { link: text, closing: numberInWords(closing) });
    }
  },
});

/** Two debits of the same request are an error of the request, reported by `batch/slips-closed-twice`. */
const isReportedByBatch = (
  document: DocumentView,
  closing: DocumentView,
  related: RelatedDocuments,
): boolean =>
  relatedSlips(related).siblings.has(closing) && isDebitClosing(document) && isDebitClosing(closing);

/** A credit refunds what slips cancel. */
export const creditOfOrders = rule({
  id: 'order/credit-of-orders',
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES.filter((type) => type !== '1.1' && type !== '11.1'),
  paths: BILL_PATHS,
  params: ['type', 'ordered', 'cancelled', 'left'],
  enforces: ['closing-types'],
  source: `${TABLE_FLOW}: closing is 11.1 or 1.1 (debit), 11.4 or 5.x (credit); both are described, so it is a warning that orders which leave an amount to be charged are closed by giving it back`,
  good: {
    sample: 'tableClosing',
    set: {
      '/invoiceHeader/invoiceType': '11.4',
      '/invoiceHeader/multipleConnectedMarks': [400001234567895],
      '/invoiceDetails/0/quantity': 1,
      '/invoiceDetails/0/netValue': 3.5,
      '/invoiceDetails/0/vatAmount': 0.46,
      '/invoiceDetails/0/incomeClassification/0/amount': 3.5,
      '/invoiceSummary/totalNetValue': 3.5,
      '/invoiceSummary/totalVatAmount': 0.46,
      '/invoiceSummary/totalGrossValue': 3.96,
      '/invoiceSummary/incomeClassification/0/amount': 3.5,
      '/paymentMethods/0/amount': 3.96,
    },
    remove: ['/invoiceDetails/1'],
    related: [CANCELLATION],
  },
  bad: [
    {
      sample: 'tableClosing',
      set: { '/invoiceHeader/invoiceType': '11.4' },
      related: [SLIP, CANCELLATION],
    },
  ],
  check(document, found, surroundings) {
    const bill = billOf(document, surroundings);
    if (bill === undefined || !bill.credits || bill.signUnknown || bill.left <= zeroCents) return;
    const { ordered, cancelled, left } = bill;
    found(['invoiceHeader', 'invoiceType'], {
      type: document.invoiceHeader.invoiceType,
      ordered: centsToString(ordered),
      cancelled: centsToString(cancelled),
      left: centsToString(left),
    });
  },
});

/** The service lists open slips by their totals. It is not documented whether those of cancellations are negative. */
export const closeRecordsDiffer = rule({
  id: 'order/close-records-differ',
  layer: 'across',
  severity: 'warning',
  appliesTo: CLOSING_TYPES,
  paths: BILL_PATHS,
  params: [
    'net',
    'quantity',
    'stated',
    'statedQuantity',
    'missing',
    'surplus',
    'missingQuantity',
    'surplusQuantity',
  ],
  enforces: ['closing-equals-slips'],
  source:
    'Service description, Open order record; AADE facts, Type 8.6 and closing: whether cancellations have a sign is not documented, so a difference is a warning',
  good: {
    sample: 'tableClosing',
    related: [
      { openOrder: { mark: '400001234567894', uid: '', quantityProducts: 4, totalNet: 16.5 } },
      { openOrder: { mark: '400001234567895', uid: '', quantityProducts: -1, totalNet: -3.5 } },
    ],
  },
  bad: [
    {
      sample: 'tableClosing',
      related: [
        { openOrder: { mark: '400001234567894', uid: '', quantityProducts: 4, totalNet: 16.5 } },
        { openOrder: { mark: '400001234567895', uid: '', quantityProducts: 1, totalNet: 3.5 } },
      ],
    },
  ],
  check(document, found, surroundings) {
    const bill = billOf(document, surroundings);
    if (bill === undefined || !bill.signUnknown) return;
    const net = netGapOf(bill);
    const quantity = quantityGapOf(bill);
    if (isEven(net) && isEven(quantity)) return;
    found(['invoiceSummary', 'totalNetValue'], {
      net: centsToString(bill.left),
      stated: centsToString(bill.stated),
      ...net,
      ...(bill.quantity && {
        quantity: formatExact(bill.quantity.left),
        statedQuantity: formatExact(bill.statedQuantity),
        ...(quantity.missing !== undefined && { missingQuantity: quantity.missing }),
        ...(quantity.surplus !== undefined && { surplusQuantity: quantity.surplus }),
      }),
    });
  },
});
