import type { Words } from '../../words-type.js';

export const pos = {
  'pos/terminal-missing': {
    what: 'Payment {payment} of type {type} goes through a terminal, but terminalId is missing.',
    todo: 'Add the number of the terminal (tid) as terminalId.',
  },
  'pos/nsp-missing': {
    what: 'Payment {payment} of type {type} goes through a terminal, but posNspId is missing.',
    todo: 'Add posNspId, the code of the payment service provider behind the terminal.',
  },
  'pos/card-payment-missing': {
    what: 'A document of type {type} carries a payment by card (type 7), and there is none.',
    todo: 'State the card payment with its terminal; money collected in another way is not for this type.',
  },
  'pos/instant-payment-only': {
    what: 'A document of type {type} carries a payment by card (type 7), but here is only an instant payment (type 8).',
    todo: 'Ask for type 7; the terminal gives the final type when the payment is completed.',
  },
  'pos/more-than-one-line': {
    what: 'A document of type {type} has one line with the amount moved, but here the lines are {count}.',
    todo: 'Put the whole amount on one line.',
  },
  'pos/nsp-unknown': {
    what: 'Payment {payment} has posNspId {nsp}, which is not in the known table of payment service providers.',
    todo: 'Check posNspId against the table of your provider; 98 and 99 are for others.',
  },
  'pos/terminal-not-used': {
    what: 'Payment {payment} names a terminal, but its type is {type}, which goes through none.',
    todo: 'Use type 7 (card) or 8 (instant payment), or remove terminalId.',
  },
  'pos/receipt-taxed': {
    what: 'A document of type {type} has taxes besides VAT, although it only tells what was collected or returned.',
    todo: 'Remove the taxes: they belong to the document of the sale.',
  },
  'pos/other-payment': {
    what: 'Payment {payment} is of type {paymentType}, but a document of type {type} takes only what went through a terminal.',
    todo: 'Keep the payments by card (type 7) or instant payment (type 8), and remove this one.',
  },
} satisfies Words;
