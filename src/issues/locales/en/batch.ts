import type { Words } from '../../words-type.js';

export const batch = {
  'batch/empty': {
    what: 'The request has no documents.',
    todo: 'Add at least one document to the list invoice.',
  },
  'batch/too-many': {
    what: 'The request has {count} documents, but one message to the tax authority can have at most {most}.',
    todo: 'Send them in several requests.',
  },
  'batch/number-repeated': {
    what: 'Documents {earlier} and {document} of the request have the same number: type {type}, series {series}, number {aa}.',
    todo: 'Give each document its own number. If both are the same document, send it once.',
  },
  'batch/invoice-and-delivery-note': {
    what: 'Documents {earlier} and {document} of the request have the same number, one as a delivery note: type {type}, series {series}, number {aa}.',
    todo: 'Number them in different series, or send only the invoice that is also a delivery note.',
  },
  'batch/number-of-other-date': {
    what: 'Documents {earlier} and {document} of the request have different dates but the same number: type {type}, series {series}, number {aa}.',
    todo: 'Check the numbering: each number is used once in a series.',
  },
  'batch/slips-closed-twice': {
    what: 'Documents {earlier} and {document} of the request both close the order slip {link}.',
    todo: 'List each slip on one closing only. To split a bill, give each part slips of its own.',
  },
} satisfies Words;
