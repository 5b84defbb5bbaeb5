import type { Words } from '../../words-type.js';

export const print = {
  'print/payment-label-missing': {
    what: 'paymentMethodInvoiceLabel, the printed text of the payments, is missing; without it the service takes no document.',
    todo: 'Add paymentMethodInvoiceLabel, also where nothing is paid.',
  },
  'print/issuer-incomplete': {
    what: 'Missing from the issuer in the print block: {members}.',
    todo: 'Give name, profession, tax office and full address of the issuer for the printed document.',
  },
  'print/payment-label-mismatch': {
    what: 'The print says "{label}", but by the payments it would be "{means}".',
    todo: 'Correct paymentMethodInvoiceLabel or the payments.',
  },
  'print/document-label-mismatch': {
    what: 'The document is titled "{label}", but is filed as type {type}.',
    todo: 'Correct documentLabel or invoiceType.',
  },
  'print/email-unusable': {
    what: 'The e-mail address "{email}" of the counterpart is not one, so the document will not arrive.',
    todo: 'Correct the address, or leave it out.',
  },
  'print/language-unknown': {
    what: 'The language of the print is "{language}", and only EL and EN are known.',
    todo: 'Write EL or EN into documentLanguageCode.',
  },
  'print/logo-form': {
    what: 'The logo "{logo}" is not a GUID.',
    todo: 'Give the identifier of the logo as your provider gave it, or leave logoId out.',
  },
  'print/counterpart-unnamed': {
    what: 'The name of the counterpart is nowhere in the document.',
    todo: 'Give it in the print block of the counterpart, where the names of Greek parties belong.',
  },
} satisfies Words;
