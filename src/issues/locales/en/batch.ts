import type { Words } from '../../words-type.js';

export const batch = {
  'batch/too-many': {
    what: 'The request has {count} documents; one message to the tax authority holds at most {most}.',
    todo: 'Send them in several requests.',
  },
  'batch/number-repeated': {
    what: 'Documents {earlier} and {document} of the request have the same number: type {type}, series {series}, {aa}.',
    todo: 'Number each document once; if it is the same document, send it once.',
  },
  'batch/invoice-and-delivery-note': {
    what: 'Documents {earlier} and {document} of the request have the same number (type {type}, series {series}, {aa}), and one of them is a delivery note, too.',
    todo: 'Number them in different series, or send only the invoice that is a delivery note as well.',
  },
  'batch/number-of-other-date': {
    what: 'Documents {earlier} and {document} of the request have the same number (type {type}, series {series}, {aa}) and different dates.',
    todo: 'Check the numbering: a number is used once in a series.',
  },
} satisfies Words;
