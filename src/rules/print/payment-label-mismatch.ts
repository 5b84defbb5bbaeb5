import * as PaymentMethodType from '../../codes/generated/named/payment-method-types.js';
import { paymentMethodTypes } from '../../codes/index.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { namedCodes } from '../text/named-codes.js';
import { usualPaymentLabel } from './usual-label.js';

const DETAILS = 'providerAdditionalInvoiceDetails.additionalDetails';
const LABEL = `${DETAILS}.paymentMethodInvoiceLabel`;

/** Other words for payment methods, if they are unambiguous. */
const WORDS: readonly (readonly [string, number])[] = [
  ['Μετρητοίς', PaymentMethodType.Cash],
  ['Τοις μετρητοίς', PaymentMethodType.Cash],
  ['Πίστωση', PaymentMethodType.OnCredit],
  ['Με πίστωση', PaymentMethodType.OnCredit],
  ['Κάρτα', PaymentMethodType.Card],
  ['Πιστωτική κάρτα', PaymentMethodType.Card],
  ['Χρεωστική κάρτα', PaymentMethodType.Card],
  ['Card', PaymentMethodType.Card],
  ['POS', PaymentMethodType.Card],
  ['e-POS', PaymentMethodType.Card],
  ['IRIS', PaymentMethodType.InstantPayment],
];

const meansNamed = namedCodes<number>(function* () {
  for (const { code, el, en } of paymentMethodTypes) {
    yield [el, code] as const;
    yield [en, code] as const;
  }
  yield* WORDS;
});

const SEPARATORS = /[,;+&|/]|\s(?:και|and)\s/;

const isPaidBy = ({ paymentMethods }: DocumentView, means: ReadonlySet<number>): boolean =>
  paymentMethods?.some(({ type }) => means.has(type)) ?? false;

/** The first payment method that the text names but the document does not have. */
function firstNotPaid(document: DocumentView, label: string): string | undefined {
  const whole = meansNamed(label);
  if (whole !== undefined) return isPaidBy(document, whole) ? undefined : label;
  for (const part of label.split(SEPARATORS)) {
    const named = meansNamed(part);
    if (named !== undefined && !isPaidBy(document, named)) return part.trim();
  }
  return undefined;
}

/** The printed text matches the payments. Free text does not contradict them. */
export const paymentLabelMismatch = rule({
  id: 'print/payment-label-mismatch',
  severity: 'warning',
  onlyWith: 'paymentMethods',
  paths: [LABEL, `${DETAILS}.documentLanguageCode`, 'paymentMethods[].type'],
  params: ['label', 'means'],
  enforces: ['print-block'],
  source:
    'Observed behaviour, Print block: paymentMethodInvoiceLabel, derive it from the payments; a method that is not among them is probably a mistake',
  good: { sample: 'retailReceipt' },
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel': 'ΚΑΡΤΑ' },
    },
    { sample: 'retailReceipt', set: { '/paymentMethods/1/type': 8 } },
  ],
  check(document, found) {
    const label = document.providerAdditionalInvoiceDetails?.additionalDetails?.paymentMethodInvoiceLabel;
    const payments = document.paymentMethods;
    if (label === undefined || payments === undefined || payments.length === 0) return;
    const named = firstNotPaid(document, label);
    if (named === undefined) return;
    const path = ['providerAdditionalInvoiceDetails', 'additionalDetails', 'paymentMethodInvoiceLabel'];
    const means = usualPaymentLabel(document);
    found(path, { label: named, means }, { path: [...path], value: means, safe: false });
  },
});
