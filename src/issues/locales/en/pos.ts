import type { Words } from '../../words-type.js';

export const pos = {
  'pos/terminal-missing': {
    what: 'Payment {payment} (type {type}) goes over a terminal, but terminalId does not name it.',
    todo: 'Add the terminal (tid) as terminalId.',
  },
  'pos/nsp-missing': {
    what: 'Payment {payment} (type {type}) goes over a terminal, but posNspId does not name the payment service provider behind it.',
    todo: 'Add posNspId.',
  },
  'pos/card-payment-missing': {
    what: 'A POS receipt ({type}) carries a payment by card (type 7), and there is none.',
    todo: 'State the card payment with its terminal; money collected in another way is not for this type.',
  },
  'pos/instant-payment-only': {
    what: 'A POS receipt ({type}) carries a payment by card (type 7), but only an instant payment (type 8) stands.',
    todo: 'Ask for type 7; the terminal gives the final type when the payment is completed.',
  },
  'pos/more-than-one-line': {
    what: 'A POS receipt ({type}) has one line with the amount moved, but there are {count}.',
    todo: 'Put the whole amount on one line.',
  },
} satisfies Words;
