import type { Words } from '../../words-type.js';

export const posReceipt = {
  'pos-receipt/mark-missing': {
    what: 'The document has no MARK, so nothing can refer to it.',
    todo: 'Give the MARK that the service answered; a document issued offline has one as soon as it is filed.',
  },
  'pos-receipt/other-issuer': {
    what: 'The receipt would be issued by {found}, and the document is of {expected}.',
    todo: 'Leave the issuer out, or state the one of the document.',
  },
  'pos-receipt/not-collectable': {
    what: 'A document of type {type} leaves nothing to be collected.',
    todo: 'Give the invoice, receipt or note whose amount the customer owes.',
  },
  'pos-receipt/not-returnable': {
    what: 'Money of a document of type {type} is not returned by an 8.5.',
    todo: 'Give the 8.4, or the document that was paid by card or instant payment.',
  },
  'pos-receipt/earlier-unrelated': {
    what: 'Document {position} of the earlier ones is a {type} that does not count against MARK {mark}.',
    todo: 'Give only receipts and credits that name this document by its MARK.',
  },
  'pos-receipt/earlier-shared': {
    what: 'Document {position} of the earlier ones names {count} documents, so its share of this one is not known.',
    todo: 'Build the receipt with posCollection or posRefund and state the amount that is right.',
  },
  'pos-receipt/amount-form': {
    what: 'The amount {found} is not an amount of money.',
    todo: 'Give euros with at most two decimals, as text with a point or as a number that prints exactly.',
  },
  'pos-receipt/amount-zero': {
    what: 'The receipt has an amount of 0.00.',
    todo: 'State what is moved, or leave the amount out for all that is left.',
  },
  'pos-receipt/nothing-left': {
    what: 'Nothing is left: of {total} there were {before} before.',
    todo: 'Check the earlier documents; what the document itself says is paid is not collected again.',
  },
  'pos-receipt/amount-above': {
    what: 'The amount {amount} is above the {left} that are left of {total}, after {before} before.',
    todo: 'State at most what is left.',
  },
  'pos-receipt/payment-differs': {
    what: 'The payment is {payment}, and the receipt is of {amount}.',
    todo: "State the amount once; the payment takes 'rest'.",
  },
} satisfies Words;
