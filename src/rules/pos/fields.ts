import * as PaymentMethodType from '../../codes/generated/named/payment-method-types.js';
import { type DocumentView, type RuleFacts, rule, type Surroundings } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';

const MESSAGES = 'Service description, Provider API messages';
const RECEIPTS = 'Delivery notes: 8.4 and 8.5 carry a payment with terminalId and posNspId';

/** Cards and instant payments use a terminal. */
export const isByTerminal = (type: number): boolean =>
  type === PaymentMethodType.Card || type === PaymentMethodType.InstantPayment;

/** The terminal is needed if the payment will be signed, and always on POS receipts. */
export function needsTerminal(
  { invoiceHeader: { invoiceType } }: DocumentView,
  { skipSignature }: Surroundings,
): boolean {
  return !skipSignature || invoiceType === '8.4' || invoiceType === '8.5';
}

interface MissingField extends Pick<RuleFacts, 'id' | 'providerMessage' | 'enforces' | 'source' | 'bad'> {
  readonly member: 'terminalId' | 'posNspId';
}

/** A payment by terminal names the terminal and its service provider. */
const missingField = ({ member, ...facts }: MissingField) =>
  rule({
    ...facts,
    onlyWith: 'paymentMethods',
    paths: ['paymentMethods[].type', `paymentMethods[].${member}`, 'invoiceHeader.invoiceType'],
    params: ['payment', 'type'],
    good: {
      sample: 'retailReceipt',
      set: { '/paymentMethods/1/terminalId': '16000123', '/paymentMethods/1/posNspId': 2 },
      skipSignature: false,
    },
    check(document, found, surroundings) {
      const payments = document.paymentMethods;
      if (payments === undefined || !needsTerminal(document, surroundings)) return;
      for (let index = 0; index < payments.length; index += 1) {
        const { type, [member]: value } = payments[index] as (typeof payments)[number];
        if (!isByTerminal(type) || typeof value === 'number' || !isBlank(value)) continue;
        found(['paymentMethods', index, member], { payment: index + 1, type });
      }
    },
  });

export const terminalMissing = missingField({
  id: 'pos/terminal-missing',
  member: 'terminalId',
  providerMessage: 'terminal-missing',
  enforces: [
    'payment-types',
    'skip-signature',
    'terminal-with-signature',
    'pos-receipt-terminal',
    'terminal-required',
  ],
  source: `${MESSAGES}: "If one of the payment methods requires pos then the Terminal Id (tid) field is required."; ${RECEIPTS}`,
  bad: [
    { sample: 'retailReceipt', set: { '/paymentMethods/1/posNspId': 2 }, skipSignature: false },
    { sample: 'posCollection', remove: ['/paymentMethods/0/terminalId'] },
  ],
});

export const nspMissing = missingField({
  id: 'pos/nsp-missing',
  member: 'posNspId',
  providerMessage: 'nsp-missing',
  enforces: [
    'payment-types',
    'skip-signature',
    'terminal-with-signature',
    'pos-receipt-terminal',
    'nsp-required',
  ],
  source: `${MESSAGES}: "If one of the payment methods requires pos then the Pos Nsp Id fields is required."; ${RECEIPTS}`,
  bad: [
    { sample: 'retailReceipt', set: { '/paymentMethods/1/terminalId': '16000123' }, skipSignature: false },
    { sample: 'posRefund', remove: ['/paymentMethods/0/posNspId'] },
  ],
});
