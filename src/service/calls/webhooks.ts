import type { Call } from '../call.js';

const WEBHOOKS = '/api/v1/webhooks';

const webhooks = { api: 'onboarding', rateLimited: true } as const;

/** Registers a webhook endpoint. */
export const registerWebhook = {
  ...webhooks,
  name: 'registerWebhook',
  method: 'POST',
  path: WEBHOOKS,
  body: 'json',
  answer: 'envelope',
  success: [201],
  errors: ['BAD_REQUEST', 'VALIDATION_ERROR'],
  // Only this answer has the secret. If it is lost, remove the endpoint and register it again.
  repeat: 'after-search',
  what: 'Registers an HTTPS endpoint; only this answer has its secret.',
} as const satisfies Call;

/** Lists the endpoints, without secrets. */
export const listWebhooks = {
  ...webhooks,
  name: 'listWebhooks',
  method: 'GET',
  path: WEBHOOKS,
  body: 'none',
  answer: 'envelope',
  success: [200],
  errors: [],
  repeat: 'freely',
  what: 'Lists the endpoints, without their secrets.',
} as const satisfies Call;

/** Removes an endpoint. */
export const removeWebhook = {
  ...webhooks,
  name: 'removeWebhook',
  method: 'DELETE',
  path: `${WEBHOOKS}/{endpointId}`,
  pathParameters: { endpointId: { kind: 'text', required: true, what: 'Identifier of the endpoint.' } },
  body: 'none',
  answer: 'none',
  success: [204],
  errors: ['NOT_FOUND'],
  // A second removal answers 404, which also means that the endpoint is removed.
  repeat: 'after-pause',
  what: 'Stops notifications to an endpoint.',
} as const satisfies Call;

/** Lists deliveries of events. */
export const listDeliveries = {
  ...webhooks,
  name: 'listDeliveries',
  method: 'GET',
  path: `${WEBHOOKS}/deliveries`,
  query: {
    endpointId: { kind: 'text', what: 'Filter.' },
    eventId: { kind: 'text', what: 'Filter.' },
    page: { kind: 'integer', min: 1, default: '1', what: 'Page, from 1.' },
    pageSize: { kind: 'integer', min: 1, default: '50', what: 'Deliveries in a page.' },
  },
  body: 'none',
  answer: 'envelope',
  success: [200],
  errors: [],
  repeat: 'freely',
  what: 'Lists deliveries of events.',
} as const satisfies Call;
