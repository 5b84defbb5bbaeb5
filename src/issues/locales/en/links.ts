import type { Words } from '../../words-type.js';

export const links = {
  'links/correlated-missing': {
    what: 'A document of type {type} does not name the document that it credits.',
    todo: 'Add the MARK of the original to correlatedInvoices; without an original issue a 5.2.',
  },
  'links/correlated-expected': {
    what: 'A document of type {type} most likely has to name the document that it follows.',
    todo: 'Add the MARK of that document to correlatedInvoices.',
  },
  'links/correlated-forbidden': {
    what: 'A document of type {type} does not take correlatedInvoices.',
    todo: 'Remove correlatedInvoices; a retail credit (11.4) names its receipt in multipleConnectedMarks.',
  },
  'links/correlated-unexpected': {
    what: 'A document of type {type} most likely does not take correlatedInvoices.',
    todo: 'Use the correlated type (9.1, 10.1), or remove correlatedInvoices.',
  },
  'links/marks-not-admitted': {
    what: 'A document of type {type} does not take multipleConnectedMarks.',
    todo: 'Remove it, and name the original in correlatedInvoices.',
  },
  'links/marks-disputed': {
    what: 'A document of type {type} has multipleConnectedMarks: the service describes it, the tax authority does not take it.',
    todo: 'To close a table, credit with 5.2 or 11.4; on 5.1 use correlatedInvoices.',
  },
  'links/repeated': {
    what: '{link} is there twice in {list}.',
    todo: 'Name each document once.',
  },
  'links/mark-in-both-lists': {
    what: 'The MARK {mark} is both in correlatedInvoices and in multipleConnectedMarks.',
    todo: 'Keep it in the one that is meant.',
  },
} satisfies Words;
