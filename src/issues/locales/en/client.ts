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
  'call/given-up':
    '{what} was given up by a person: {reason}. Nothing was sent. {expected}, with another number and another key.',
  'journal/not-written':
    'The journal could not be written, so nothing was sent. Make the journal writable, then call again.',
  'journal/not-readable':
    'The journal has a request that this version of the library cannot read. Update this program, then call recover again.',
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

/** What is expected of a value, or missing in an answer. Inserted into the messages above. */
export const clientParts = {
  flag: 'true or false',
  function: 'a function',
  text: 'text that is not empty',
  clock: 'an object with a function now',
  journal: 'a journal, such as memoryJournal()',
  client: 'a client, from createClient()',
  'postgres-journal': 'a journal on PostgreSQL, from postgresJournal()',
  'client-of-journal': 'a client that was created with this journal',
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
  rows: 'a list of names of rows of the journal, each with operation and key',
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
  'new-document': 'Issue a new document',
  'retry-or-new-document':
    'To send it after all, run parastatiko journal retry. Otherwise issue a new document',
  'no-list-of-deliveries': 'no list of deliveries',
} as const;

/** What is expected of a value, as a permanent key. */
export type ClientPart = keyof typeof clientParts;
