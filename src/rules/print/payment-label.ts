import type { Rule } from '../engine/rule.js';
import { isBlank } from '../is-blank.js';

/** Without the text of the payments the service answers 400, to every document. */
export const paymentLabelMissing: Rule = {
  id: 'print/payment-label-missing',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: ['providerAdditionalInvoiceDetails.additionalDetails.paymentMethodInvoiceLabel'],
  params: [],
  source:
    'Observed behaviour, Print block: paymentMethodInvoiceLabel is mandatory on every document, without it HTTP 400',
  since: '2.0.1',
  good: { sample: 'deliveryNote' },
  bad: [
    {
      sample: 'salesInvoice',
      remove: ['/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel'],
    },
    { sample: 'deliveryNote', remove: ['/providerAdditionalInvoiceDetails'] },
    {
      sample: 'orderSlip',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel': '' },
    },
  ],
  check({ providerAdditionalInvoiceDetails: print }, found) {
    if (!isBlank(print?.additionalDetails?.paymentMethodInvoiceLabel)) return;
    found(['providerAdditionalInvoiceDetails', 'additionalDetails', 'paymentMethodInvoiceLabel']);
  },
};
