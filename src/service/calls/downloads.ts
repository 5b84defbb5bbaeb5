import type { Call } from '../call.js';

const PROVIDER = '/api/v1/Provider';

const download = {
  api: 'public',
  method: 'GET',
  body: 'none',
  success: [200],
  errors: ['NOT_FOUND'],
  repeat: 'freely',
  rateLimited: false,
} as const;

/** The PDF behind `invoiceUrl` or `qrUrl`. */
export const getInvoicePdf = {
  ...download,
  name: 'GetInvoicePdf',
  path: `${PROVIDER}/GetInvoicePdf/{fileName}`,
  pathParameters: {
    fileName: { kind: 'text', required: true, what: 'File name, from `invoiceUrl` or `qrUrl`.' },
  },
  answer: 'pdf',
  what: 'Downloads the PDF of a document by its file name.',
} as const satisfies Call;

/** A document by its UID: as PDF, or as the detailed XML of the registry. */
export const getInvoice = {
  ...download,
  name: 'GetInvoice',
  path: `${PROVIDER}/GetInvoice/{uid}/{fileType}`,
  pathParameters: {
    uid: { kind: 'uid', required: true, what: 'UID of the document.' },
    fileType: {
      kind: 'text',
      default: 'pdf',
      what: '`pdf`, or the name of the registry platform for its XML.',
    },
  },
  answer: 'document',
  what: 'Downloads a document by its UID: the PDF, or the detailed registry XML.',
} as const satisfies Call;

/** The PDF by authentication code. */
export const getInvoicePdfByAuthenticationCode = {
  ...download,
  name: 'GetInvoicePdfByAuthenticationCode',
  path: `${PROVIDER}/GetInvoicePdfByAuthenticationCode/{authenticationCode}`,
  pathParameters: {
    authenticationCode: { kind: 'text', required: true, what: 'Authentication code of the document.' },
  },
  answer: 'pdf',
  what: 'Downloads the PDF of a document by its authentication code.',
} as const satisfies Call;
