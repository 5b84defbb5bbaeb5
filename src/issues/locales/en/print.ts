import type { Words } from '../../words-type.js';

export const print = {
  'print/payment-label-missing': {
    what: 'paymentMethodInvoiceLabel, the printed text for the payments, is missing; the service refuses a document without it.',
    todo: 'Add paymentMethodInvoiceLabel, even if nothing is paid.',
  },
  'print/issuer-incomplete': {
    what: 'The issuer in the print block is missing: {members}.',
    todo: "Give the issuer's name, profession, tax office and full address for the printed document.",
  },
  'print/payment-label-mismatch': {
    what: 'The printed text is "{label}", but the payments are "{means}".',
    todo: 'Correct paymentMethodInvoiceLabel or the payments.',
  },
  'print/document-label-mismatch': {
    what: 'The document is titled "{label}", but its type is {type}.',
    todo: 'Correct documentLabel or invoiceType.',
  },
  'print/email-unusable': {
    what: 'The counterpart\'s e-mail address "{email}" is invalid, so the document cannot be delivered.',
    todo: 'Correct the address, or leave it out.',
  },
  'print/language-unknown': {
    what: 'The print language is "{language}", but only EL and EN are known.',
    todo: 'Use EL or EN as documentLanguageCode.',
  },
  'print/logo-form': {
    what: 'The logo "{logo}" is not a GUID.',
    todo: 'Give the identifier of the logo from your provider, or leave logoId out.',
  },
  'print/counterpart-unnamed': {
    what: "The document does not have the counterpart's name.",
    todo: 'Add it to the print block of the counterpart, where names of Greek parties belong.',
  },
} satisfies Words;
