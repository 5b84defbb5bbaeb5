import type { Words } from '../../words-type.js';

export const posPayment = {
  'pos-payment/no-pos-payment': {
    what: 'The document has no payment by card (7) and no instant payment (8), so there is no terminal payment to wait for.',
    todo: 'Give the document that the service holds.',
  },
  'pos-payment/not-held': {
    what: 'The outcome is {kind}, so the document is not waiting for a payment on a terminal.',
    todo: 'Start the payment only if the outcome is held, after issuing with skipSignature false.',
  },
  'pos-payment/no-signature': {
    what: 'The answer has no signature.',
    todo: 'Give the whole answer of the service. If it has a MARK instead, the document is already issued; if it has errors, the document was refused.',
  },
  'pos-payment/signature-form': {
    what: 'The answer has {found} instead of a signature.',
    todo: 'Give the answer unchanged: a signature has a token, and optionally data as text.',
  },
  'pos-payment/signature-balance': {
    what: 'The balance of the signature is {found}, which is not an amount.',
    todo: 'Give the answer unchanged, with paymentBalance in euros and two decimals.',
  },
  'pos-payment/signature-contradicts': {
    what: 'The answer has the same token twice, with a different balance, data or document.',
    todo: 'Give one unchanged answer, not parts of several.',
  },
  'pos-payment/signature-expired': {
    what: 'The signature has expired.',
    todo: 'The held document expires with it. Issue the document again and charge the new signature.',
  },
  'pos-payment/several-documents': {
    what: 'The answer has signatures of several documents: {uids}.',
    todo: 'Select the right document with uid.',
  },
  'pos-payment/other-document': {
    what: 'This answer is for the document {found}, not for {expected}.',
    todo: 'Give the answer that belongs to this document.',
  },
  'pos-payment/other-issuer': {
    what: 'The signature belongs to the issuer {found}, but the document is from {expected}.',
    todo: 'Give the answer that belongs to this document.',
  },
  'pos-payment/signature-count': {
    what: 'The document has {payments} payment(s) by card or instant payment, but the answer has {signatures} signature(s).',
    todo: 'Give the document as it was sent and the whole answer. Each such payment has one signature.',
  },
  'pos-payment/balance-unmatched': {
    what: 'No signature matches the amount of payment {payment}, {amount}; the balances are {balances}.',
    todo: 'Give the document as it was sent and the answer that belongs to it.',
  },
  'pos-payment/which-signature': {
    what: 'It is unclear which signature was charged.',
    todo: 'Give the token of a signature of this document, or the index of its payment: {payments}.',
  },
  'pos-payment/token-missing': {
    what: 'The charge does not name a signature.',
    todo: 'Give the token of the signature, or the index of its payment: {payments}.',
  },
  'pos-payment/token-unverified': {
    what: 'No signature of this document has the token you gave.',
    todo: 'Give the token exactly as in the answer; the service refuses any other token as not verified.',
  },
  'pos-payment/transaction-missing': {
    what: 'The charge has no transaction id.',
    todo: 'Give the transaction id from the terminal or its NSP as text. Never make one up.',
  },
  'pos-payment/transaction-repeated': {
    what: 'The transaction {transactionId} is already recorded with {amount}, and this charge differs.',
    todo: 'Each charge has its own transaction id. Check signature, amount, tip and type. A charge that was returned cannot be recorded again.',
  },
  'pos-payment/amount-missing': {
    what: 'The charge has no amount.',
    todo: 'Give the amount that the terminal collected, in euros.',
  },
  'pos-payment/amount-negative': {
    what: 'The amount {found} is below 0.',
    todo: 'Give the amount that the terminal collected. To record a returned charge, call reversed.',
  },
  'pos-payment/amount-form': {
    what: 'The amount {found} is not an amount of money.',
    todo: 'Give euros with at most two decimals, as text with a decimal point or as a number that prints exactly.',
  },
  'pos-payment/amount-zero': {
    what: 'The charge has an amount of 0.00.',
    todo: 'Record only what the terminal collected. A tip has a value of its own.',
  },
  'pos-payment/amount-above-balance': {
    what: 'The charge of {amount} is more than what is left on the signature: {left} of {balance}.',
    todo: 'Give a tip as tipAmount. If too much was collected, return the difference on the terminal.',
  },
  'pos-payment/payment-type': {
    what: 'The payment type {found} is neither the number 7 (card) nor the number 8 (instant payment).',
    todo: "Give the final type from the terminal; 'default' is the service's default, 7.",
  },
  'pos-payment/moment': {
    what: 'The time is {found}, which is not a valid Date.',
    todo: 'Give a Date.',
  },
  'pos-payment/expired': {
    what: 'The signature expired at {expired}, but the charge was made at {at}.',
    todo: 'Return the charge on the terminal, issue the document again and charge the new signature. If the customer has paid and only the clocks differ, record the charge with acceptExpired: true; the service may refuse its completion.',
  },
  'pos-payment/unknown-transaction': {
    what: 'The transaction {transactionId} is not recorded.',
    todo: 'Give the transaction id of a charge of this payment.',
  },
  'pos-payment/transaction-sent': {
    what: 'The transaction {transactionId} was already sent to the service.',
    todo: 'Record the answer first. Once the transaction is completed, return the money with a credit document.',
  },
  'pos-payment/nothing-charged': {
    what: 'There is no charge to complete.',
    todo: 'Charge the terminal and record the charge first.',
  },
  'pos-payment/nothing-sent': {
    what: 'There is no completion that waits for an answer.',
    todo: 'First call completion(), store the payment it returns, and send its body. If a completion was sent but not stored, search for the document before you send again.',
  },
  'pos-payment/mark-missing': {
    what: 'The MARK of the older document is missing.',
    todo: 'Give its MARK. A document issued offline has one as soon as it is filed.',
  },
  'pos-payment/terminal-missing': {
    what: '{member} is missing or invalid.',
    todo: 'Give the terminal on which the customer pays, and its NSP.',
  },
  'pos-payment/not-signed': {
    what: 'There is no signature yet.',
    todo: 'Make the call described in request and record its answer with signed().',
  },
  'pos-payment/charged-already': {
    what: 'The current signature already has a charge.',
    todo: 'Complete it. For another payment of the same document, start again.',
  },
  'pos-payment/charge-unsettled': {
    what: 'The terminal was asked for {amount} at {at}, and the result is not recorded.',
    todo: 'Ask the terminal or its NSP, because the customer may have paid. Then record charged() or declined().',
  },
  'pos-payment/charging-expired': {
    what: 'The signature expired at {expired}, so it cannot be charged at {at}.',
    todo: 'Issue the document again and charge the new signature.',
  },
  'pos-payment/nothing-asked': {
    what: 'There is no open charge here.',
    todo: 'Record charging() before you ask the terminal. If a charge was made and returned, record it with reversed().',
  },
  'pos-payment/release-charged': {
    what: 'The terminal charged {amount} (transaction {transactionId}), so the document cannot be released.',
    todo: 'Complete the payment. If the customer pays in another way, return the charge on the terminal and record reversed() first.',
  },
  'pos-payment/released': {
    what: 'The document was released at {at}, so nothing can be charged or completed for it.',
    todo: 'If the terminal has charged all the same, record charged(), return the money on the terminal, and record reversed(). To pay by card after all, issue a new document with the next number.',
  },
  'pos-payment/reference-form': {
    what: 'The reference of the charge is {found}.',
    todo: 'Give text that is not blank, or leave it out.',
  },
  'pos-payment/reference-repeated': {
    what: 'The reference {reference} belongs to an earlier charge of this payment.',
    todo: 'Give each charge its own reference, so that the terminal cannot confuse them.',
  },
  'pos-payment/several-signatures': {
    what: 'The answer has {signatures} signatures, but one is expected.',
    todo: 'Give the answer of AskSignatureForOldInvoice.',
  },
} satisfies Words;
