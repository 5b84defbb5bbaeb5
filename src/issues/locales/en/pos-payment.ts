import type { Words } from '../../words-type.js';

export const posPayment = {
  'pos-payment/no-pos-payment': {
    what: 'None of the payments is by card (7) or an instant payment (8), so nothing waits for a terminal.',
    todo: 'Give the document that the service holds.',
  },
  'pos-payment/not-held': {
    what: 'The outcome is {kind}: the document does not wait for a payment over a terminal.',
    todo: 'Begin the payment only where the outcome is held, after issuing with skipSignature false.',
  },
  'pos-payment/no-signature': {
    what: 'The answer has no signature.',
    todo: 'Give the whole answer of the service; with a MARK instead, the document is issued; with errors, it is refused.',
  },
  'pos-payment/signature-form': {
    what: 'Where a signature is expected the answer has {found}.',
    todo: 'Give the answer as it came: a signature has a token, and data as text if any.',
  },
  'pos-payment/signature-balance': {
    what: 'The balance of the signature is {found}, which is not an amount.',
    todo: 'Give the answer as it came, with paymentBalance in euros and two decimals.',
  },
  'pos-payment/signature-contradicts': {
    what: 'The answer has the same token twice, with another balance, data or document.',
    todo: 'Give one answer as it came, not parts of several.',
  },
  'pos-payment/signature-expired': {
    what: 'The signature says that it has expired.',
    todo: 'The held document lapses with it; issue the document again and charge on its new signature.',
  },
  'pos-payment/several-documents': {
    what: 'The answer has signatures of several documents: {uids}.',
    todo: 'Say by uid which of them this document is.',
  },
  'pos-payment/other-document': {
    what: 'This answer speaks of the document {found}, not of {expected}.',
    todo: 'Give the answer that belongs to this document.',
  },
  'pos-payment/other-issuer': {
    what: 'The signature was given to the issuer {found}, and the document is of {expected}.',
    todo: 'Give the answer that belongs to this document.',
  },
  'pos-payment/signature-count': {
    what: 'The document has {payments} payment(s) by card or instant payment, and the answer {signatures} signature(s).',
    todo: 'Give the document as it was sent and the whole answer; each such payment has one signature.',
  },
  'pos-payment/balance-unmatched': {
    what: 'No signature has the amount of payment {payment}, {amount}; the balances are {balances}.',
    todo: 'Give the document as it was sent and the answer that belongs to it.',
  },
  'pos-payment/which-signature': {
    what: 'Which signature was charged is not clear.',
    todo: 'Give the token of a signature of this document, or the place of its payment: {payments}.',
  },
  'pos-payment/token-missing': {
    what: 'No signature is named.',
    todo: 'Give the token of the signature, or the place of its payment: {payments}.',
  },
  'pos-payment/token-unverified': {
    what: 'No signature here has the token that was given.',
    todo: 'Give the token exactly as the answer has it; the service refuses any other as not verified.',
  },
  'pos-payment/transaction-missing': {
    what: 'The charge has no transaction id.',
    todo: 'Give the one that the terminal or its NSP answered, as text; never make one up.',
  },
  'pos-payment/transaction-repeated': {
    what: 'The transaction {transactionId} is recorded already, with {amount}, and this charge differs from it.',
    todo: 'Another charge has its own transaction id. Check signature, amount, tip and type; what was given back stays so.',
  },
  'pos-payment/amount-missing': {
    what: 'The charge has no amount.',
    todo: 'State what the terminal collected, in euros.',
  },
  'pos-payment/amount-negative': {
    what: 'The amount {found} is below 0.',
    todo: 'State what the terminal collected; a charge that was given back is recorded by reversed.',
  },
  'pos-payment/amount-form': {
    what: 'The amount {found} is not an amount of money.',
    todo: 'Give euros with at most two decimals, as text with a point or as a number that prints exactly.',
  },
  'pos-payment/amount-zero': {
    what: 'The charge has an amount of 0.00.',
    todo: 'Record only what the terminal collected; a tip is a value of its own.',
  },
  'pos-payment/amount-above-balance': {
    what: 'The charge of {amount} is above what is left on the signature: {left} of {balance}.',
    todo: 'State a tip as tipAmount; give back on the terminal what was collected too much.',
  },
  'pos-payment/payment-type': {
    what: 'The payment type {found} is neither the number 7 (card) nor the number 8 (instant payment).',
    todo: "State the type that the terminal reported in the end; 'default' is the service's default, 7.",
  },
  'pos-payment/moment': {
    what: 'The moment is {found}, which is not a valid Date.',
    todo: 'Give a Date.',
  },
  'pos-payment/expired': {
    what: 'The signature expired at {expired}, and the charge is of {at}.',
    todo: 'Give the charge back on the terminal, issue the document again and charge on its new signature. If the customer has paid and only the clocks differ, record it with acceptExpired: true; the service may refuse its completion.',
  },
  'pos-payment/unknown-transaction': {
    what: 'No transaction {transactionId} is recorded.',
    todo: 'Give the transaction id of a charge of this payment.',
  },
  'pos-payment/transaction-sent': {
    what: 'The transaction {transactionId} was already told to the service.',
    todo: 'Record its answer first; once it is completed, return the money with a credit document.',
  },
  'pos-payment/nothing-charged': {
    what: 'No charge waits for its completion.',
    todo: 'Charge the terminal and record the charge first.',
  },
  'pos-payment/nothing-sent': {
    what: 'No completion waits for an answer.',
    todo: 'Take the body from completion() first, store the payment that it gives, and send. If a completion went out that was not stored, search for the document before you send again.',
  },
  'pos-payment/mark-missing': {
    what: 'The MARK of the older document is missing.',
    todo: 'Give its MARK; a document that was issued offline has one as soon as it is filed.',
  },
  'pos-payment/terminal-missing': {
    what: '{member} is missing or invalid.',
    todo: 'State the terminal on which the customer will pay and the NSP behind it.',
  },
  'pos-payment/not-signed': {
    what: 'There is no signature yet.',
    todo: 'Make the call of request and record its answer with signed().',
  },
  'pos-payment/charged-already': {
    what: 'A charge was recorded on the signature that is there.',
    todo: 'Complete it; for another payment of the same document begin anew.',
  },
  'pos-payment/charge-unsettled': {
    what: 'The terminal was asked for {amount} at {at}, and what became of it is not recorded.',
    todo: 'Ask the terminal or its NSP: the customer may have paid. Then record charged() or declined().',
  },
  'pos-payment/charging-expired': {
    what: 'The signature expired at {expired}, so nothing can be charged on it at {at}.',
    todo: 'Issue the document again and charge on its new signature.',
  },
  'pos-payment/nothing-asked': {
    what: 'No charge that was asked for is still open here.',
    todo: 'Record charging() before the terminal is asked. A charge that was made and given back is recorded with reversed().',
  },
  'pos-payment/reference-form': {
    what: 'The reference of the charge is {found}.',
    todo: 'Give a text that is not blank, or leave it out.',
  },
  'pos-payment/reference-repeated': {
    what: 'The reference {reference} belongs to an earlier charge of this payment.',
    todo: 'Give each charge a reference of its own, so that the terminal cannot take one for another.',
  },
  'pos-payment/several-signatures': {
    what: 'The answer has {signatures} signatures where one is expected.',
    todo: 'Give the answer of AskSignatureForOldInvoice.',
  },
} satisfies Words;
