import { rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { usualPaymentLabel } from './usual-label.js';
import { isUsualPrint } from './usual-print.js';

/** Without a payment label, the service answers 400 to every document. */
export const paymentLabelMissing = rule({
  id: 'print/payment-label-missing',
  unless: isUsualPrint,
  paths: [
    'providerAdditionalInvoiceDetails.additionalDetails.paymentMethodInvoiceLabel',
    'providerAdditionalInvoiceDetails.additionalDetails.documentLanguageCode',
    'paymentMethods[].type',
  ],
  providerMessage: 'payment-label-missing',
  hasSafeFix: true,
  enforces: ['print-block'],
  source:
    'Observed behaviour, Print block: paymentMethodInvoiceLabel is mandatory on every document, without it HTTP 400',
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
  check(document, found) {
    const print = document.providerAdditionalInvoiceDetails;
    if (!isBlank(print?.additionalDetails?.paymentMethodInvoiceLabel)) return;
    const path = ['providerAdditionalInvoiceDetails', 'additionalDetails', 'paymentMethodInvoiceLabel'];
    found(path, {}, { path: [...path], value: usualPaymentLabel(document), safe: true });
  },
});
