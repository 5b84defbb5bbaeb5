import type { Words } from '../../words-type.js';

export const batch = {
  'batch/empty': {
    what: 'The request has no document.',
    todo: 'Put at least one document into its list invoice.',
  },
  'batch/too-many': {
    what: 'Documents in the request: {count}; one message to the tax authority holds at most {most}.',
    todo: 'Send them in several requests.',
  },
  'batch/number-repeated': {
    what: 'Documents {earlier} and {document} of the request have the same number: type {type}, series {series}, number {aa}.',
    todo: 'Number each document once; if it is the same document, send it once.',
  },
  'batch/invoice-and-delivery-note': {
    what: 'Documents {earlier} and {document} of the request have the same number, one as a delivery note: type {type}, series {series}, number {aa}.',
    todo: 'Number them in different series, or send only the invoice that is a delivery note as well.',
  },
  'batch/number-of-other-date': {
    what: 'Documents {earlier} and {document} of the request have different dates but the same number: type {type}, series {series}, number {aa}.',
    todo: 'Check the numbering: a number is used once in a series.',
  },
  'batch/slips-closed-twice': {
    what: 'Documents {earlier} and {document} of the request both close the order slip {link}.',
    todo: 'List each slip on one closing: a bill is split by its slips, and each part equals its own.',
  },
} satisfies Words;
