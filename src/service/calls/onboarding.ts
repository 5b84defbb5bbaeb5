import type { Call } from '../call.js';
import { serviceLimits } from '../limits.js';
import { onboardingStatuses, requestTypes } from '../onboarding-values.js';

const REQUESTS = '/api/v1/requests';
const requestId = { kind: 'text', required: true, what: 'Identifier of the request.' } as const;

const onboarding = { api: 'onboarding', rateLimited: true } as const;
const reading = {
  ...onboarding,
  method: 'GET',
  body: 'none',
  success: [200],
  repeat: 'freely',
} as const;

/** Creates an onboarding request. */
export const createRequest = {
  ...onboarding,
  name: 'createRequest',
  method: 'POST',
  path: REQUESTS,
  body: 'json',
  answer: 'envelope',
  success: [201, 200],
  errors: [
    'BAD_REQUEST',
    'DUPLICATE_OPEN_REQUEST',
    'CLIENT_ALREADY_LINKED',
    'CLIENT_ALREADY_ACTIVE',
    'VALIDATION_ERROR',
  ],
  repeat: 'with-key',
  what: 'Creates a request for a company; 200 returns the original request of the same Idempotency-Key.',
} as const satisfies Call;

/** Lists the caller's own requests. */
export const listRequests = {
  ...reading,
  name: 'listRequests',
  path: REQUESTS,
  query: {
    status: {
      kind: 'text',
      values: onboardingStatuses,
      list: true,
      what: 'One or more statuses, comma-separated.',
    },
    requestType: { kind: 'text', values: requestTypes, what: 'Type of the request.' },
    vatNumber: { kind: 'vatNumber', what: 'Client VAT number.' },
    createdFrom: { kind: 'date', what: 'First day of creation.' },
    createdTo: { kind: 'date', what: 'Last day of creation.' },
    page: { kind: 'integer', min: 1, default: '1', what: 'Page, from 1.' },
    pageSize: {
      kind: 'integer',
      min: serviceLimits.listPageSize.min,
      max: serviceLimits.listPageSize.max,
      default: String(serviceLimits.listPageSize.default),
      what: 'Requests in a page.',
    },
    sort: {
      kind: 'text',
      values: ['createdAt:desc', 'createdAt:asc', 'updatedAt:desc', 'updatedAt:asc'],
      default: 'createdAt:desc',
      what: 'Order.',
    },
  },
  answer: 'envelope',
  errors: [],
  what: "Lists the caller's own requests.",
} as const satisfies Call;

/** Reads the state of a request. */
export const getRequest = {
  ...reading,
  name: 'getRequest',
  path: `${REQUESTS}/{requestId}`,
  pathParameters: { requestId },
  answer: 'envelope',
  errors: ['NOT_FOUND'],
  what: 'Reads the current state of a request.',
} as const satisfies Call;

/** Reads the history of a request. */
export const getHistory = {
  ...reading,
  name: 'getHistory',
  path: `${REQUESTS}/{requestId}/history`,
  pathParameters: { requestId },
  answer: 'envelope',
  errors: ['NOT_FOUND'],
  what: 'Lists the history of a request.',
} as const satisfies Call;

/** Downloads the contract. */
export const getContract = {
  ...reading,
  name: 'getContract',
  path: `${REQUESTS}/{requestId}/contract`,
  pathParameters: { requestId },
  query: {
    kind: { kind: 'text', values: ['unsigned', 'signed'], default: 'unsigned', what: 'Which contract.' },
    version: { kind: 'integer', min: 1, what: 'Version of the signed file; the latest when absent.' },
  },
  answer: 'pdf',
  errors: ['NOT_FOUND', 'NOT_APPLICABLE'],
  what: 'Downloads the contract; requires the key.',
} as const satisfies Call;

/** Uploads the signed contract. */
export const uploadSignedContract = {
  ...onboarding,
  name: 'uploadSignedContract',
  method: 'POST',
  path: `${REQUESTS}/{requestId}/signed-contract`,
  pathParameters: { requestId },
  body: 'multipart',
  answer: 'envelope',
  success: [200],
  errors: [
    'BAD_REQUEST',
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'NOT_APPLICABLE',
    'FILE_TOO_LARGE',
    'UNSUPPORTED_FILE_TYPE',
  ],
  // Every upload is a new version: `sha256` of the request shows whether it arrived.
  repeat: 'after-search',
  what: 'Uploads the signed contract: one PDF of at most 15 MB in the field contractFile.',
} as const satisfies Call;

/** Cancels a request before its approval. */
export const cancelRequest = {
  ...onboarding,
  name: 'cancelRequest',
  method: 'DELETE',
  path: `${REQUESTS}/{requestId}`,
  pathParameters: { requestId },
  body: 'json',
  answer: 'envelope',
  success: [200, 204],
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  repeat: 'after-search',
  what: 'Cancels a request before its approval, with a reason of at most 500 characters.',
} as const satisfies Call;
