/** The messages of client errors: what is wrong, and what to do. */
export const clientErrors = {
  'options/object': 'createClient takes an object with baseUrl and apiKey.',
  'options/base-url':
    'baseUrl is not an absolute URL. Give the base URL of your deployment, such as https://host.example.',
  'options/base-url-insecure':
    'baseUrl uses http, which would expose the key. Use https. In code, allowInsecure allows http on a network that you trust.',
  'options/base-url-parts':
    'baseUrl has parts that do not belong there: {expected}. Give scheme, host and, if needed, a path.',
  'options/base-url-path':
    'baseUrl ends with {found}. Remove that: the paths of the calls begin with /api/v1.',
  'options/api-key': 'apiKey is missing or empty. Give the key of your software house as text.',
  'options/api-key-form':
    'apiKey can only have Latin letters, digits and ASCII signs. Remove spaces, line breaks and letters of other alphabets, such as a Greek Α.',
  'options/value': '{member} is invalid. Expected: {expected}.',
  'options/fetch': 'This runtime has no fetch. Pass one in the option fetch.',
  'call/options': 'The option {member} of the call is invalid. Expected: {expected}.',
  'call/header': 'The header {member} is set by the client. Leave it out of headers.',
  'call/value': '{member} is missing or invalid. Expected: {expected}.',
  'call/path': 'The path is invalid: {expected}. The host comes from baseUrl.',
  'call/not-a-document':
    'This is not a document: {expected}. Build it with a builder or buildDocument, or pass what build() returned.',
  'call/not-a-note':
    'A document of type {invoiceType} cannot be cancelled: only delivery notes (9.x) and receiving notes (10.x) can. Issue a credit document instead.',
  'call/skip-signature':
    'The document has a payment at a terminal (terminalId, posNspId). Set {member}: with false, it is held until the payment is completed; with true, it is filed at once. Nothing was sent.',
  'call/same-number-in-flight':
    'A call for {what} is already running, here or in another process. Wait for its outcome. Nothing was sent.',
  'call/lease-lost':
    'The reservation of {what} ended before it was sent, and another process may be working on it. Nothing was sent. Call again.',
  'journal/not-written':
    'The journal could not be written, so nothing was sent. Make the journal writable, then call again.',
  'transport/connection':
    'The service could not be reached: {detail}. Nothing was sent, so you can repeat the call.',
  'transport/lost': 'The connection was lost: {detail}. The call only reads, so you can repeat it.',
  'transport/timeout': 'No answer within {milliseconds} ms. Raise timeout, or repeat the call.',
  'transport/aborted': 'The call was stopped by its signal before it was sent.',
  'transport/stopped': 'The call was stopped by its signal.',
  'transport/redirect':
    'The service answered with a redirect ({status}), which is not followed because it would expose the key. Correct baseUrl.',
  'transport/lost-answer':
    'The answer was lost: {detail}. The call may have succeeded. Check its effect before you repeat it.',
  'answer/unreadable':
    'The answer (HTTP {status}) is not what the call returns: {expected}. Check that baseUrl points to the service.',
  'answer/error': 'The service answered HTTP {status}: {detail}.',
  'answer/rate-limited': 'Too many calls (HTTP 429).[ Wait {seconds} s, then call again.]',
  'answer/too-large':
    'The answer is larger than {bytes} bytes and was not read completely. Ask for less, or raise maxAnswerBytes.',
  'answer/key-refused':
    'The service did not accept the key (HTTP 401). Check the key and the deployment of baseUrl.',
  'answer/not-authorised':
    'The key may not act for this VAT number: {detail}. Check the number, and that the company has authorised the provider.',
  'answer/branch-blocked':
    'The branch is blocked because a table has been open for more than 24 hours: {detail}. Close its order slips first.',
  'answer/forbidden': 'The key does not allow this call (HTTP 403): {detail}.',
  'answer/not-found': 'The service has no such resource (HTTP 404): {detail}.',
} as const;

/** What happened, as a permanent key. */
export type ClientErrorCode = keyof typeof clientErrors;

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
    'The search did not find it, which proves nothing yet. Wait until the settling time has passed, then issue the same document again, or call recover.',
  'ask-the-terminal':
    'A person has to decide: compare with the records of the terminal and ask the provider. No search can prove this payment.',
  'repeat-completion':
    'Call completePosPayment again with the same completions: it searches before it sends.',
  'repeat-cancellation':
    'Repeat the cancellation after a pause. The answer 251 means that the note is already cancelled.',
  'correct-document':
    'Correct what the issues name and issue the document with the same number: nothing was filed.',
  'correct-call': 'Correct the call as the errors describe.',
  'correct-payment': "Correct the completion with the terminal's answer. The document stays held until then.",
  'repeat-later': 'Nothing was done. Repeat the call later.',
  'close-table': 'Close or cancel the open order slips of the branch: openTables and openOrders list them.',
  'check-authorisation':
    'Check the VAT number, and that the company has authorised the provider at the tax authority.',
  'check-key': 'Check the key and the deployment in baseUrl.',
  'buy-credits': 'Buy credits, then issue the same document again.',
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

/** What is expected of a value, or missing in an answer. Inserted into the messages above. */
export const clientParts = {
  flag: 'true or false',
  function: 'a function',
  text: 'text that is not empty',
  clock: 'an object with a function now',
  journal: 'a journal, such as memoryJournal()',
  'user-or-password': 'a user name or password',
  'query-or-fragment': 'a query or a fragment',
  signal: 'an AbortSignal',
  headers: 'an object of strings',
  header: 'a name and a value that a header can contain',
  timeout: 'a whole number of milliseconds above 0, at most 2147483647',
  moment: 'a valid Date',
  milliseconds: 'a whole number of milliseconds, at most 2147483647',
  concurrency: 'a whole number from 1 to 100',
  retries: 'a whole number from 0 to 20',
  count: 'a whole number above 0',
  branch: 'a whole number from 0',
  date: 'a date as YYYY-MM-DD',
  'last-date': 'a date that is not before issuedFrom',
  mark: 'a MARK, as text or as an exact whole number',
  uid: 'a UID of 40 hexadecimal characters',
  guid: 'a GUID',
  method: 'GET, POST or DELETE',
  path: 'it has to begin with one slash and cannot have a query, spaces or .. segments',
  'file-name': 'the last part of invoiceUrl, without a slash',
  'pdf-name': 'one of uid, authenticationCode and fileName',
  documents: 'a list of documents',
  completion: 'signatureToken, transactionId, an amount above 0, and 7 or 8 as paymentType',
  'not-json': 'it cannot be converted to JSON',
  'not-an-object': 'an object is expected',
  'a-request': 'it is a whole request; its documents are sent one by one',
  'no-header': 'invoiceHeader is missing',
  'no-number':
    'it needs issuer.vatNumber and issuer.branch, and invoiceType, series, aa and issueDate in invoiceHeader',
  'no-json': 'no JSON',
  'no-body': 'no body',
  'no-list-of-documents': 'no list of documents',
  'no-list-of-tables': 'no list of tables',
  'no-list-of-slips': 'no complete list of slips',
  'no-balance': 'no balance',
  'no-signature': 'no signature with token and balance',
  'no-file': 'another kind of file',
  'known-value': 'one of the described values',
  reason: 'text of at most 500 characters',
  bytes: 'the bytes of the file: Uint8Array, ArrayBuffer or Blob',
  'https-url': 'a URL that begins with https://',
  'webhook-events': 'a list with at least one of the described events',
  'no-request': 'no onboarding request',
  'no-list-of-requests': 'no list of onboarding requests',
  'no-history': 'no list of changes',
  'no-secret': 'no endpoint with its secret',
  'no-list-of-webhooks': 'no list of endpoints',
  'no-list-of-deliveries': 'no list of deliveries',
} as const;

/** What is expected of a value, as a permanent key. */
export type ClientPart = keyof typeof clientParts;

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
  'filed-but-not-found':
    'The service says that it was already done, but no record of it was found yet[: {detail}].',
  'not-found-yet': 'The search did not find it, which proves nothing.',
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
