/** What to do after an outcome, unless an error of the authority is more specific. */
export const clientSteps = {
  done: 'Nothing: keep the MARK, the UID and the links with the document.',
  'wait-for-mark':
    'Print the document with its UID and links. The provider files it within a day: call waitForMark, or recover later.',
  'complete-payment':
    'Charge each signature on its terminal, then complete the payment. Nothing is filed before that.',
  'search-first':
    'Do not use another number. Call reconcile, or issue the same document again: both search before they send anything.',
  'resend-later':
    'Wait until the settling time has passed, then issue the same document again, or call recover.',
  'ask-the-terminal':
    'A person has to decide: compare with the records of the terminal and ask the provider. No search can prove this payment.',
  'repeat-completion': 'Call completePosPayment again with the same body: it searches before it sends.',
  'repeat-cancellation':
    'Repeat the cancellation after a pause. The answer 251 means that the note is already cancelled.',
  'correct-document':
    'Correct what the outcome names in errors and issues, and issue the document with the same number: nothing was filed.',
  'correct-call': 'Correct the call as the errors describe.',
  'correct-payment': "Correct the completion with the terminal's answer. The document stays held until then.",
  'repeat-later': 'Nothing was done. Repeat the call later.',
  'close-table': 'Close or cancel the open order slips of the branch: openTables and openOrders list them.',
  'check-authorisation':
    'Check the VAT number, and that the company has authorised the provider at the tax authority.',
  'check-key': 'Check the key and the deployment in baseUrl.',
  'buy-credits': 'Buy credits, then repeat the same call.',
  'issue-anew':
    'The issue date has passed, so it cannot be filed as it is (238). Ask your accountant how to file the sale.',
  'check-numbering':
    'Another document has this number. Compare both and correct the numbering first; do not simply send the sale with a new number.',
  'settle-first':
    'An earlier attempt with this number has an unknown outcome. Settle it first: repeat that call, or call recover.',
  'report-gap':
    'Read the errors. If no rule of this library found the problem, please report the document, so that a rule can be added.',
} as const;

/** What to do next, as a permanent key. */
export type ClientStep = keyof typeof clientSteps;

/** Why an outcome is unknown. */
export const unknownReasons = {
  timeout: 'No answer came in time.',
  aborted: 'The call was stopped by its signal after it may have been sent.',
  'connection-lost': 'The connection was lost[: {detail}].',
  'server-error': 'The service reported an internal failure[ (HTTP {detail})].',
  redirect: 'The service answered with a redirect[ (HTTP {detail})], which is not followed.',
  'unreadable-answer': 'The answer is not the JSON that the call returns.',
  'answer-too-large': 'The answer is larger than this client reads.',
  'answer-contradicts':
    'The answer contradicts itself: it has errors beside a MARK, a signature or a success[: {detail}].',
  'entry-missing': 'The answer has no entry for this document.',
  'mark-missing': 'The answer has no MARK[, and its status is {detail}].',
  'status-unknown': 'The answer has a MARK, but its status is unknown[: {detail}].',
  'filed-but-not-found':
    'The service says that it was already done, but no record of it was found yet[: {detail}].',
  'not-found-yet': 'The search did not find it, which proves nothing yet.',
  'signature-used':
    'The service says that the signature is used or not valid, so another copy of the call may have been accepted[: {detail}].',
  'not-provable': 'An earlier attempt has an unknown outcome, and no search can prove it.',
  'completion-unknown':
    'A completion of its payment has an unknown outcome, so no other signatures were requested.',
  'search-failed': 'The search for it failed, which proves nothing.[ {detail}.]',
  'not-looked-at':
    'An earlier attempt has an unknown outcome, and the service did not process the document now[: {detail}].',
  'too-soon': 'An earlier attempt has an unknown outcome, and it is too soon for another one.',
} as const;

/** Why an outcome is unknown, as a permanent key. */
export type UnknownWhy = keyof typeof unknownReasons;
