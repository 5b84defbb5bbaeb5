/** What to do about an error that came back, by step. */
export const nextSteps = {
  'correct-document':
    'Correct the members named here and send the document again with the same number: nothing was filed. The rules named here find this before sending.',
  'compare-type':
    'Ask your provider on which types this holds, which is not published, and compare the document with others of its type.',
  report: 'Report it to your provider: the documents of this service cannot carry what causes it.',
  'other-channel':
    'Ask your provider how to file it: this belongs to other document types or other channels.',
  'compare-documents':
    'Compare with the document that is referred to: parties, type and value must fit together. Then correct the reference or the values.',
  'take-over':
    'Do not take another number. Look the filed document up by series and number: with the same gross total it is this document, so take its MARK over. Otherwise two documents share a number, and the numbering needs to be put right.',
  'wait-for-mark':
    'Wait and send again, since a MARK that was just given may need some seconds. If it stays unknown, correct the MARK; on a cancellation also check the call (9.x and 10.x have one each).',
  'check-authorisation':
    'Check that the tax number is the one that the key serves, with nothing but its digits, and that the company has authorised the provider at the tax authority.',
  'check-taxpayer': 'Check the tax number and its activity in the registry of the tax authority.',
  'look-up-first':
    'Look the document up by series and number before anything is sent again; only when it is not filed, send it again with the same number.',
  'check-call': 'Check the parameters and the form of the call.',
  'check-cancellation':
    'Look up the state of the document first: it may be cancelled already. Notes (9.x, 10.x) have a cancellation of their own; documents of value are reversed by a credit document.',
  'not-this-service':
    'Tell whoever made the call: it goes to the tax authority directly, not through this service.',
  'correct-payment':
    'Correct the completion of the payment with what the terminal answered; the document is held until it succeeds or its signature expires.',
  'close-table':
    'Find the open tables of the branch and close or cancel their order slips; until then the branch cannot issue.',
} as const;

/** What the plain messages of the provider mean. */
export const providerMessages = {
  'terminal-missing': 'A payment by card or instant payment is to be signed and has no terminal.',
  'nsp-missing':
    'A payment by card or instant payment is to be signed and does not say which payment service provider (NSP) is behind the terminal.',
  'transaction-missing': 'The payment is completed without the transaction number of the terminal.',
  'token-not-verified': 'A signature token is wrong or was changed.',
  'balance-too-low': 'The amount paid is higher than the remaining balance of the signature.',
  'payment-type': 'A payment is completed with a type other than 7 (card) and 8 (instant payment).',
  'open-table': 'A table of the branch has been open for more than 24 hours, so the branch may not issue.',
  'vat-number-not-authorised':
    'The key may not act for this tax number, or the number has more than its digits.',
  'payment-label-missing':
    'The print block has no text of the payments, which the service wants on every document.',
} as const;
