/** What to do about an error of an answer, by step. */
export const nextSteps = {
  'correct-document':
    'Correct the members named here and send the document again with the same number: nothing was filed. The rules named here find the problem before sending.',
  'compare-type':
    'Ask your provider which types this applies to (it is not published), and compare the document with others of its type.',
  report: 'Report it to your provider: documents of this service cannot cause it.',
  'other-channel': 'Ask your provider how to file it: it concerns other document types or other channels.',
  'compare-documents':
    'Compare the document with the one it refers to: parties, type and value must match. Then correct the reference or the values.',
  'take-over':
    'Do not use another number. Find the filed document by series and number. If it has the same content and was filed after you first sent this document, it is this one: use its MARK. The same total alone proves nothing. Otherwise two documents share a number, and the numbering has to be corrected.',
  'wait-for-mark':
    'Wait and send again: a new MARK may need some seconds. If it remains unknown, correct the MARK. For a cancellation, also check the call (9.x and 10.x have different ones).',
  'check-authorisation':
    'Check that the tax number belongs to the key and consists of digits only, and that the company has authorised the provider at the tax authority.',
  'check-taxpayer': 'Check the tax number and its activity in the registry of the tax authority.',
  'look-up-first':
    'Search for the document by series and number before you send anything again. Only if it is not filed, send it again with the same number.',
  'check-call': 'Check the parameters and the form of the call.',
  'check-cancellation':
    'Check the state of the document first: it may already be cancelled. Notes (9.x, 10.x) have cancellation calls of their own; other documents are reversed by a credit document.',
  'not-this-service':
    'Inform whoever made the call: it goes to the tax authority directly, not through this service.',
  'correct-payment':
    "Correct the completion of the payment with the terminal's answer. The document is held until it succeeds or its signature expires.",
  'close-table':
    'Find the open tables of the branch, and close or cancel their order slips. Until then the branch cannot issue documents.',
} as const;

/** The meaning of the provider's messages that have no code. */
export const providerMessages = {
  'terminal-missing': 'A payment by card or instant payment needs a signature, but has no terminal.',
  'nsp-missing':
    'A payment by card or instant payment needs a signature, but does not name the payment service provider (NSP) of the terminal.',
  'transaction-missing': 'The completion of the payment has no transaction number from the terminal.',
  'token-not-verified': 'A signature token is wrong or has been changed.',
  'balance-too-low': 'The amount paid is higher than the remaining balance of the signature.',
  'payment-type': 'A completed payment has a type other than 7 (card) and 8 (instant payment).',
  'open-table':
    'A table of the branch has been open for more than 24 hours, so the branch cannot issue documents.',
  'vat-number-not-authorised': 'The key may not act for this tax number, or the number has more than digits.',
  'payment-label-missing':
    'The print block has no text for the payments, which the service requires on every document.',
} as const;
