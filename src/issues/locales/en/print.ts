import type { Words } from '../../words-type.js';

export const print = {
  'print/payment-label-missing': {
    what: 'The text of the payments is missing, without which the service takes no document.',
    todo: 'Add paymentMethodInvoiceLabel, also where nothing is paid.',
  },
  'print/issuer-incomplete': {
    what: 'The print block lacks these members of the issuer: {members}.',
    todo: 'Give name, profession, tax office and full address of the issuer for the printed document.',
  },
} satisfies Words;
