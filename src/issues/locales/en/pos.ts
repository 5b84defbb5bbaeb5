import type { Words } from '../../words-type.js';

export const pos = {
  'pos/terminal-missing': {
    what: 'Payment {payment} of type {type} goes through a terminal, but terminalId is missing.',
    todo: "Add the terminal's number (tid) as terminalId.",
  },
  'pos/nsp-missing': {
    what: 'Payment {payment} of type {type} goes through a terminal, but posNspId is missing.',
    todo: "Add posNspId, the code of the terminal's payment service provider.",
  },
  'pos/card-payment-missing': {
    what: 'A document of type {type} needs a payment by card (type 7).',
    todo: 'Add the card payment with its terminal. This type is not for money collected in other ways.',
  },
  'pos/instant-payment-only': {
    what: 'A document of type {type} needs a payment by card (type 7), but it only has an instant payment (type 8).',
    todo: 'Use type 7: the terminal reports the final type when the payment is completed.',
  },
  'pos/more-than-one-line': {
    what: 'A document of type {type} must have exactly one line, with the amount that was moved, but it has {count}.',
    todo: 'Put the whole amount on one line.',
  },
  'pos/nsp-unknown': {
    what: 'Payment {payment} has posNspId {nsp}, which is not in the table of known payment service providers.',
    todo: "Check posNspId against your provider's table; 98 and 99 are for others.",
  },
  'pos/terminal-not-used': {
    what: 'Payment {payment} names a terminal, but payments of type {type} do not use one.',
    todo: 'Use type 7 (card) or 8 (instant payment), or remove terminalId.',
  },
  'pos/receipt-taxed': {
    what: 'A document of type {type} has taxes other than VAT, but it only records what was collected or returned.',
    todo: 'Remove the taxes: they belong on the document of the sale.',
  },
  'pos/other-payment': {
    what: 'Payment {payment} is of type {paymentType}, but a document of type {type} allows only payments at a terminal.',
    todo: 'Keep only payments by card (type 7) or instant payment (type 8).',
  },
} satisfies Words;
