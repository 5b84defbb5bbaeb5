import type { Words } from '../../words-type.js';

export const links = {
  'links/correlated-missing': {
    what: 'A document of type {type} does not name the document it credits.',
    todo: 'Add the MARK of the original to correlatedInvoices. If there is no original, issue a 5.2.',
  },
  'links/correlated-expected': {
    what: 'A document of type {type} probably has to name the document it follows.',
    todo: 'Add the MARK of that document to correlatedInvoices.',
  },
  'links/correlated-forbidden': {
    what: 'A document of type {type} cannot have correlatedInvoices.',
    todo: 'Remove correlatedInvoices. A retail credit (11.4) names its receipt in multipleConnectedMarks.',
  },
  'links/correlated-unexpected': {
    what: 'A document of type {type} probably cannot have correlatedInvoices.',
    todo: 'Use the correlated type (9.1, 10.1), or remove correlatedInvoices.',
  },
  'links/marks-not-admitted': {
    what: 'A document of type {type} cannot have multipleConnectedMarks.',
    todo: 'Remove it, and name the original in correlatedInvoices.',
  },
  'links/marks-disputed': {
    what: 'A document of type {type} has multipleConnectedMarks: the service describes it, but the tax authority does not accept it.',
    todo: 'Use 5.2 or 11.4 to credit a table, and correlatedInvoices on a 5.1.',
  },
  'links/repeated': {
    what: '{link} appears twice in {list}.',
    todo: 'Name each document once.',
  },
  'links/mark-in-both-lists': {
    what: 'The MARK {mark} is in both correlatedInvoices and multipleConnectedMarks.',
    todo: 'Keep it only where it belongs.',
  },
  'links/correlated-party-differs': {
    what: '{member} is {here}, but on the correlated document {link} it is {there}.',
    todo: 'Name the right document, or use the number that it has.',
  },
  'links/connected-party-differs': {
    what: '{member} is {here}, but on the connected document {link} it is {there}.',
    todo: 'Check the MARK: the document probably belongs to another company.',
  },
  'links/note-of-other-recipient': {
    what: 'The goods of {link} were sent to {there}, but the receiving note is issued by {here}.',
    todo: 'Check the MARK: a receiving note is issued by the recipient of the delivery note.',
  },
  'links/correlated-type-unfit': {
    what: 'A document of type {type} is correlated with {link}, which is of type {linkedType}.',
    todo: 'Check the MARK, or issue the type that corrects it: 5.1 for invoices, 11.4 for receipts, 8.5 for a collection (8.4).',
  },
  'links/connected-type-unfit': {
    what: 'A document of type {type} credits {link}, which is of type {linkedType}.',
    todo: 'Check the MARK. To credit an invoice, use 5.1 and correlatedInvoices.',
  },
  'links/credit-before-original': {
    what: 'The credit is dated {issueDate}, but {link}, which it credits, is dated {there}.',
    todo: 'Check the date and the MARK: a credit cannot be older than its original.',
  },
  'links/credit-exceeds-original': {
    what: 'This credit of {stated}[, with other credits of {earlier},] exceeds the net value {original} of the original by {surplus}.',
    todo: 'Credit at most what is left of the original.',
  },
  'links/retail-credit-exceeds-receipt': {
    what: 'This retail credit of {stated}[, with other credits of {earlier},] exceeds the net value {original} of the receipt by {surplus}.',
    todo: 'Credit at most what is left of the receipt.',
  },
  'links/credit-exceeds-vat-category': {
    what: 'Credits in VAT category {vatCategory} have a net value of {credited}, but the original has only {original}: {surplus} is too much.',
    todo: 'Use the VAT categories of the original.',
  },
  'links/notes-item-missing': {
    what: 'The invoice has {quantity} less of {item} than the delivery notes.',
    todo: 'Invoice the rest, or leave it to another invoice that lists the same notes.',
  },
  'links/notes-item-too-much': {
    what: 'The invoice has {quantity} more of {item} than the delivery notes.',
    todo: 'Correct the quantity, or list the note that delivered it.',
  },
  'links/linked-unknown': {
    what: 'The document {link} is named, but is not among the related documents.',
    todo: 'Add it with its MARK or UID, so that it can be compared.',
  },
  'links/linked-currency-differs': {
    what: 'The document is in {here}, but {link}, which it credits or completes, is in {there}.',
    todo: 'Use the currency of that document: amounts in different currencies are not compared.',
  },
  'links/credit-item-too-much': {
    what: 'The credits return {quantity} more of {item} than the original has, with a net value of {net}.',
    todo: 'Credit at most the quantity that is left of the original.',
  },
} satisfies Words;
