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
    todo: 'Credit with 5.2 or 11.4 where a table is closed; on 5.1 use correlatedInvoices.',
  },
  'links/repeated': {
    what: '{link} is there twice in {list}.',
    todo: 'Name each document once.',
  },
  'links/mark-in-both-lists': {
    what: 'The MARK {mark} is both in correlatedInvoices and in multipleConnectedMarks.',
    todo: 'Keep it in the one that is meant.',
  },
  'links/correlated-party-differs': {
    what: '{member} is {here}, but {there} on the correlated document {link}.',
    todo: 'Name the document that is meant, or take the number over from it.',
  },
  'links/connected-party-differs': {
    what: '{member} is {here}, but {there} on the connected document {link}.',
    todo: 'Check the MARK: the document most likely belongs to somebody else.',
  },
  'links/correlated-type-unfit': {
    what: 'A document of type {type} is correlated with {link}, which is of type {linkedType}.',
    todo: 'Check the MARK, or issue the type that goes with it: 5.1 corrects invoices, 11.4 receipts, 8.5 a collection (8.4).',
  },
  'links/connected-type-unfit': {
    what: 'A document of type {type} credits {link}, which is of type {linkedType}.',
    todo: 'Check the MARK; an invoice is credited with 5.1 and correlatedInvoices.',
  },
  'links/credit-before-original': {
    what: 'The credit is dated {issueDate}, but {link}, which it credits, is dated {there}.',
    todo: 'Check the date and the MARK: a credit is issued on the day of its original or later.',
  },
  'links/credit-exceeds-original': {
    what: 'This credit of {stated}[, with other credits of {earlier},] exceeds the net value {original} of the original by {surplus}.',
    todo: 'Credit at most what remains of the original.',
  },
  'links/retail-credit-exceeds-receipt': {
    what: 'This retail credit of {stated}[, with other credits of {earlier},] exceeds the net value {original} of the receipt by {surplus}.',
    todo: 'Credit at most what remains of the receipt.',
  },
  'links/credit-exceeds-vat-category': {
    what: 'Credits of VAT category {vatCategory} come to a net value of {credited}, the original has {original} of it: {surplus} is too much.',
    todo: 'Use the VAT categories of the original.',
  },
  'links/notes-item-missing': {
    what: 'The delivery notes exceed the invoice by a quantity of {quantity} of {item}.',
    todo: 'Invoice it, or leave it to another invoice that lists the same notes.',
  },
  'links/notes-item-too-much': {
    what: 'The invoice exceeds the delivery notes by a quantity of {quantity} of {item}.',
    todo: 'Take it off, or list the note that delivers it.',
  },
  'links/linked-unknown': {
    what: 'The document {link} is named, but not among the documents given.',
    todo: 'Give it with its MARK or UID, so that it can be compared.',
  },
  'links/linked-currency-differs': {
    what: 'The document is in {here}, but {link}, which it credits or completes, is in {there}.',
    todo: 'Use the currency of that document: amounts in two currencies are not compared.',
  },
  'links/credit-item-too-much': {
    what: 'The credits return {quantity} more of {item} than the original has, net value {net}.',
    todo: 'Credit at most the quantity that remains of the original.',
  },
} satisfies Words;
