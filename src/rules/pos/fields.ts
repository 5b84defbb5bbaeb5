import { PaymentMethodType } from '../../codes/index.js';
import { type DocumentView, rule, type Surroundings } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';

const MESSAGES = 'Service description, Provider API messages';
const RECEIPTS = 'Delivery notes: 8.4 and 8.5 carry a payment with terminalId and posNspId';

/** Card and instant payments go over a terminal. */
export const isByTerminal = (type: number): boolean =>
  type === PaymentMethodType.Card || type === PaymentMethodType.InstantPayment;

/** The terminal is needed where the payment will be signed, and on POS receipts always. */
function needsTerminal(
  { invoiceHeader: { invoiceType } }: DocumentView,
  { skipSignature }: Surroundings,
): boolean {
  return !skipSignature || invoiceType === '8.4' || invoiceType === '8.5';
}

/** A payment over a locked terminal names the terminal. */
export const terminalMissing = rule({
  id: 'pos/terminal-missing',
  onlyWith: 'paymentMethods',
  paths: ['paymentMethods[].type', 'paymentMethods[].terminalId', 'invoiceHeader.invoiceType'],
  params: ['payment', 'type'],
  providerMessage: 'terminal-missing',
  source: `${MESSAGES}: "If one of the payment methods requires pos then the Terminal Id (tid) field is required."; ${RECEIPTS}`,
  good: {
    sample: 'retailReceipt',
    set: { '/paymentMethods/1/terminalId': '16000123', '/paymentMethods/1/posNspId': 2 },
    skipSignature: false,
  },
  bad: [
    { sample: 'retailReceipt', set: { '/paymentMethods/1/posNspId': 2 }, skipSignature: false },
    { sample: 'posCollection', remove: ['/paymentMethods/0/terminalId'] },
  ],
  check(document, found, surroundings) {
    const payments = document.paymentMethods;
    if (payments === undefined || !needsTerminal(document, surroundings)) return;
    for (let index = 0; index < payments.length; index += 1) {
      const { type, terminalId } = payments[index] as (typeof payments)[number];
      if (!isByTerminal(type) || !isBlank(terminalId)) continue;
      found(['paymentMethods', index, 'terminalId'], { payment: index + 1, type });
    }
  },
});

/** A payment over a locked terminal names the company behind it. */
export const nspMissing = rule({
  id: 'pos/nsp-missing',
  onlyWith: 'paymentMethods',
  paths: ['paymentMethods[].type', 'paymentMethods[].posNspId', 'invoiceHeader.invoiceType'],
  params: ['payment', 'type'],
  providerMessage: 'nsp-missing',
  source: `${MESSAGES}: "If one of the payment methods requires pos then the Pos Nsp Id fields is required."; ${RECEIPTS}`,
  good: terminalMissing.good,
  bad: [
    { sample: 'retailReceipt', set: { '/paymentMethods/1/terminalId': '16000123' }, skipSignature: false },
    { sample: 'posRefund', remove: ['/paymentMethods/0/posNspId'] },
  ],
  check(document, found, surroundings) {
    const payments = document.paymentMethods;
    if (payments === undefined || !needsTerminal(document, surroundings)) return;
    for (let index = 0; index < payments.length; index += 1) {
      const { type, posNspId } = payments[index] as (typeof payments)[number];
      if (!isByTerminal(type) || posNspId !== undefined) continue;
      found(['paymentMethods', index, 'posNspId'], { payment: index + 1, type });
    }
  },
});
