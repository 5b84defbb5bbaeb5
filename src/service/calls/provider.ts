import type { Call, Parameter } from '../call.js';

const PROVIDER = '/api/v1/Provider';
const OBSERVED = 'Observed behaviour, Issuing: request (verified against the test deployment)';

const vatNumber = (what: string): Parameter => ({ kind: 'vatNumber', required: true, what });
const branch: Parameter = { kind: 'integer', required: true, min: 0, what: 'Branch of the issuer.' };

const provider = {
  api: 'provider',
  success: [200],
  rateLimited: false,
} as const;

const issuance = {
  ...provider,
  method: 'POST',
  body: 'json',
  answer: 'json',
  errors: [
    'terminal-missing',
    'nsp-missing',
    'open-table',
    'vat-number-not-authorised',
    'payment-label-missing',
  ],
  repeat: 'after-search',
  source: OBSERVED,
  query: {
    skipSignature: {
      kind: 'flag',
      default: 'true',
      what: '`false` holds a document with payments of type 7 or 8 until its payment is completed.',
    },
  },
} as const;

const cancellation = {
  ...provider,
  method: 'POST',
  body: 'json',
  answer: 'json',
  errors: [],
  repeat: 'after-pause',
} as const;

/** Issues one document or several. */
export const sendInvoices = {
  ...issuance,
  name: 'SendInvoices',
  path: `${PROVIDER}/SendInvoices`,
  what: 'Issues documents.',
} as const satisfies Call;

/** Issues documents to the public sector. */
export const sendInvoicesB2G = {
  ...issuance,
  name: 'SendInvoicesB2G',
  path: `${PROVIDER}/SendInvoicesB2G`,
  what: 'Issues documents with the block of the public sector, which the plain route drops without an error.',
} as const satisfies Call;

/** Searches transmitted documents. */
export const requestTransmittedDocs = {
  ...provider,
  name: 'RequestTransmittedDocs',
  method: 'GET',
  path: `${PROVIDER}/RequestTransmittedDocs`,
  query: {
    issuerVatNumber: vatNumber('Issuer VAT number.'),
    issuedFrom: { kind: 'date', required: true, what: 'First issue date.' },
    issuedTo: { kind: 'date', required: true, what: 'Last issue date.' },
    uid: { kind: 'uid', what: 'Selects one document.' },
    invoiceMark: { kind: 'mark', what: 'Selects one document.' },
    authenticationcode: { kind: 'text', what: 'Selects one document.' },
    series: { kind: 'text', what: 'Filter.' },
    aa: { kind: 'text', what: 'Filter.' },
    invoiceType: { kind: 'text', what: 'Filter.' },
    branch: { kind: 'integer', min: 0, what: 'Filter.' },
    counterpartVatNumber: { kind: 'text', what: 'Filter.' },
    resultNumber: { kind: 'integer', min: 1, what: 'Maximum number of results.' },
    nextPageKey: { kind: 'text', what: 'The page to return; results come in pages of 100.' },
  },
  body: 'none',
  answer: 'json',
  errors: [],
  repeat: 'freely',
  what: 'Searches transmitted documents.',
} as const satisfies Call;

/** Cancels a delivery note (9.x). */
export const cancelDeliveryNote = {
  ...cancellation,
  name: 'CancelDeliveryNote',
  path: `${PROVIDER}/CancelDeliveryNote`,
  what: 'Cancels a delivery note (9.x); costs 0.25 credits.',
} as const satisfies Call;

/** Cancels a receiving note (10.x). */
export const cancelReceivingNote = {
  ...cancellation,
  name: 'CancelReceivingNote',
  path: `${PROVIDER}/CancelReceivingNote`,
  what: 'Cancels a receiving note (10.x).',
} as const satisfies Call;

/** Reads the remaining credits. */
export const getCreditsBalance = {
  ...provider,
  name: 'GetCreditsBalance',
  method: 'GET',
  path: `${PROVIDER}/GetCreditsBalance`,
  body: 'none',
  answer: 'json',
  errors: [],
  repeat: 'freely',
  what: 'Reads the remaining credits.',
} as const satisfies Call;

/** Completes the payment of held documents. */
export const completionPosInvoices = {
  ...provider,
  name: 'CompletionPosInvoices',
  method: 'POST',
  path: `${PROVIDER}/CompletionPosInvoices`,
  body: 'json',
  answer: 'json',
  errors: ['transaction-missing', 'token-not-verified', 'balance-too-low', 'payment-type'],
  repeat: 'after-search',
  what: 'Completes held documents with what the terminal charged; the body is an array.',
} as const satisfies Call;

/** Requests a signature for an older document. */
export const askSignatureForOldInvoice = {
  ...provider,
  name: 'AskSignatureForOldInvoice',
  method: 'POST',
  path: `${PROVIDER}/AskSignatureForOldInvoice`,
  query: {
    terminalId: { kind: 'text', required: true, what: 'Terminal (tid).' },
    posNspId: { kind: 'integer', required: true, min: 0, what: 'The NSP behind the terminal.' },
  },
  body: 'mark',
  answer: 'json',
  errors: [],
  // A signature that is never charged has no effect.
  repeat: 'after-pause',
  what: 'Returns a signature for paying an older document over a terminal.',
} as const satisfies Call;

/** Completes the payment of an older document. */
export const completionAskSignatureForOldInvoice = {
  ...provider,
  name: 'CompletionAskSignatureForOldInvoice',
  method: 'POST',
  path: `${PROVIDER}/CompletionAskSignatureForOldInvoice`,
  query: {
    signatureToken: { kind: 'text', required: true, what: '`token` of the signature.' },
    transactionId: { kind: 'text', required: true, what: 'From the terminal or the NSP.' },
    paymentAmount: { kind: 'decimal', required: true, what: 'What was charged, without the tip.' },
    tipAmount: { kind: 'decimal', what: 'Tip.' },
    paymentType: { kind: 'integer', values: ['7', '8'], default: '7', what: 'The final type.' },
  },
  body: 'mark',
  answer: 'json',
  errors: ['transaction-missing', 'token-not-verified', 'balance-too-low', 'payment-type'],
  repeat: 'never',
  what: 'Completes the payment of an older document.',
} as const satisfies Call;

/** The tables with open order slips. */
export const getOpenTables = {
  ...provider,
  name: 'GetOpenTables',
  method: 'GET',
  path: `${PROVIDER}/GetOpenTables`,
  query: { VatNumber: vatNumber('Issuer VAT number.'), Branch: branch },
  body: 'none',
  answer: 'json',
  errors: [],
  repeat: 'freely',
  what: 'Lists the tables that have open order slips.',
} as const satisfies Call;

/** Lists the open order slips of a table; 404 if it has no open slips. */
export const getOpenOrdersForTable = {
  ...provider,
  name: 'GetOpenOrdersForTable',
  method: 'GET',
  path: `${PROVIDER}/GetOpenOrdersForTable`,
  query: {
    TableId: { kind: 'guid', required: true, what: 'The table (`tableAA`).' },
    VatNumber: vatNumber('Issuer VAT number.'),
    Branch: branch,
  },
  body: 'none',
  answer: 'json',
  errors: ['NOT_FOUND'],
  repeat: 'freely',
  what: 'Lists the open order slips of a table; 404 if it has no open slips.',
} as const satisfies Call;
