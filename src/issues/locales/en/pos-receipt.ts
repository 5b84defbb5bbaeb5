import type { Words } from '../../words-type.js';

export const posReceipt = {
  'pos-receipt/mark-missing': {
    what: 'The document has no MARK, so the receipt cannot refer to it.',
    todo: 'Give the MARK from the service. A document issued offline has one as soon as it is filed.',
  },
  'pos-receipt/other-issuer': {
    what: 'The receipt has the issuer {found}, but the document is from {expected}.',
    todo: 'Leave the issuer out, or give the issuer of the document.',
  },
  'pos-receipt/not-collectable': {
    what: 'A document of type {type} has no amount to collect.',
    todo: 'Give the invoice, receipt or note that the customer has to pay.',
  },
  'pos-receipt/not-returnable': {
    what: 'An 8.5 cannot return money of a document of type {type}.',
    todo: 'Give the 8.4, or the document that was paid by card or instant payment.',
  },
  'pos-receipt/earlier-unrelated': {
    what: 'Earlier document {position} is a {type} that does not count against MARK {mark}.',
    todo: 'Give only receipts and credits that name this document by its MARK.',
  },
  'pos-receipt/earlier-shared': {
    what: 'Earlier document {position} names {count} documents, so the amount that belongs to this one is unknown.',
    todo: 'Build the receipt with posCollection or posRefund, and give the right amount.',
  },
  'pos-receipt/amount-form': {
    what: 'The amount {found} is not an amount of money.',
    todo: 'Give euros with at most two decimals, as text with a decimal point or as a number that prints exactly.',
  },
  'pos-receipt/amount-zero': {
    what: 'The receipt has an amount of 0.00.',
    todo: 'Give the amount collected or returned, or leave it out for everything that is left.',
  },
  'pos-receipt/nothing-left': {
    what: 'Nothing is left of {total}: earlier documents already have {before}.',
    todo: 'Check the earlier documents. Payments on the document itself are not collected again.',
  },
  'pos-receipt/amount-above': {
    what: 'The amount {amount} is more than what is left, {left}: earlier documents have {before} of {total}.',
    todo: 'Give at most what is left.',
  },
  'pos-receipt/payment-differs': {
    what: 'The payment is {payment}, but the receipt is for {amount}.',
    todo: "Give the amount once; the payment can be 'rest'.",
  },
} satisfies Words;
