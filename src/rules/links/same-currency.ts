import { connectedLinks, correlatedLinks, linkedIn } from '../across/links.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { ORIGINAL, RECEIPT } from './related-samples.js';

/** A credit in another currency cannot be compared with the invoice. */
export const linkedCurrencyDiffers = rule({
  id: 'links/linked-currency-differs',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['1.6', '2.4', '5.1', '11.4'],
  paths: [
    'invoiceHeader.correlatedInvoices',
    'invoiceHeader.multipleConnectedMarks',
    'invoiceHeader.multipleConnectedUids',
    'invoiceHeader.currency',
  ],
  params: ['link', 'there', 'here'],
  source:
    'AADE ERP REST API description v2.0.2, errors (318): a field must equal the one of the correlated document; a warning because the currency is not named there',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      sample: 'creditInvoice',
      related: [
        { ...ORIGINAL, set: { '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.9 } },
      ],
    },
    {
      sample: 'retailCredit',
      related: [
        { ...RECEIPT, set: { '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.9 } },
      ],
    },
  ],
  check(document, found, { related }) {
    const here = currencyOf(document);
    const links = [...correlatedLinks(document), ...connectedLinks(document)];
    for (const { link, document: other } of linkedIn(links, related)) {
      const there = currencyOf(other.view);
      if (there !== here) found(['invoiceHeader', 'currency'], { link: link.text, there, here });
    }
  },
});

/** The currency of a document, or EUR if it states none. */
export const currencyOf = ({ invoiceHeader }: DocumentView): string => invoiceHeader.currency ?? 'EUR';
