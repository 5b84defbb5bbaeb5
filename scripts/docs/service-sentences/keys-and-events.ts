import { keys, onboarding, type Part, pos, search, webhooks } from './sentence.js';

export const webhookCalls: Part = {
  name: 'Webhook calls',
  sentences: [
    [
      'POST /api/v1/webhooks takes an HTTPS address and at least one event, and answers 201.',
      webhooks('is registered, and its secret is shown once'),
      webhooks('of %j is refused'),
    ],
    ['The secret is in that answer alone.', webhooks('is registered, and its secret is shown once')],
    [
      "GET /api/v1/webhooks gives the caller's endpoints, without secrets.",
      webhooks('is registered, and its secret is shown once'),
    ],
    [
      'DELETE /api/v1/webhooks/{endpointId} stops notifications and answers 204.',
      webhooks('is removed by its owner and gets no more events'),
    ],
    [
      'GET /api/v1/webhooks/deliveries takes endpointId, eventId, page and pageSize.',
      webhooks('is sent to each subscribed endpoint, and listed by endpoint and id'),
    ],
    [
      'Its page is 1 and its pageSize 50 unless others are asked for.',
      webhooks('is listed in pages of 50 by default'),
    ],
    [
      'The envelope of its answer is not shown: here it is that of lists.',
      webhooks('is listed in pages of 50 by default'),
    ],
  ],
};

export const authentication: Part = {
  name: 'Authentication',
  sentences: [
    [
      'Every call needs the header API-KEY, except the three public downloads.',
      keys('is required on every call except the three public downloads: %s'),
    ],
    [
      'One key serves both APIs, and the software house follows from it.',
      keys('works for both APIs and identifies the caller'),
    ],
    ['The key is never in a body or in a URL.', keys('is not accepted in a URL or a body')],
    [
      'A missing or wrong key gives 401 UNAUTHORIZED.',
      onboarding('requires a key'),
      search('refuses a missing or wrong key on every call except the downloads'),
    ],
    [
      'What a key may not do gives 403 FORBIDDEN. When that is, is not shown: here a setting says it.',
      onboarding('is answered with 403'),
      search('is refused some calls with 403, and large bodies with 413'),
    ],
    [
      'What another software house owns gives 404 NOT_FOUND, not 403.',
      onboarding("contains only the caller's own requests"),
      webhooks('is removed by its owner and gets no more events'),
    ],
    [
      'The address of the contract needs the key.',
      keys('is required on every call except the three public downloads: %s'),
    ],
    [
      'Webhooks are signed with a secret of their endpoint.',
      webhooks('is delivered with its id and a signature that our verification accepts'),
    ],
    [
      'Tokens of POS signatures are verified on completion.',
      pos('from another software house is refused'),
      pos('%s is refused with the documented message and issues nothing'),
    ],
  ],
};

export const events: Part = {
  name: 'Events',
  sentences: [
    ['The callback address is HTTPS.', webhooks('of %j is refused')],
    [
      'The events are chosen at registration.',
      webhooks('is sent to each subscribed endpoint, and listed by endpoint and id'),
    ],
    [
      'request.created: a request was created.',
      webhooks('is delivered with its id and a signature that our verification accepts'),
    ],
    ['request.status_changed: the status of a request changed.', webhooks('describes the change')],
    ['request.provisioned: the client may issue.', webhooks('is sent for every other kind as well')],
    [
      'request.provisioning_failed: activation failed.',
      webhooks('is sent for the review and for a failed activation'),
    ],
    [
      'client.statement_recalled: the statement was recalled.',
      webhooks('is sent for every other kind as well'),
    ],
    [
      'It is a POST of JSON with X-Service-Event-Id and X-Service-Signature.',
      webhooks('is delivered with its id and a signature that our verification accepts'),
    ],
    [
      'The body is { event, eventId, occurredAt, data }.',
      webhooks('is delivered with its id and a signature that our verification accepts'),
    ],
    [
      'data of request.status_changed is { requestId, status, previousStatus, message }.',
      webhooks('describes the change'),
    ],
    ['Any 2xx takes it.', webhooks('is not retried after it was accepted')],
    [
      'Anything else is repeated after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours, then never.',
      webhooks('is retried after 1 min, 5 min, 30 min, 2 h and 12 h with the same id, and then dropped'),
    ],
    [
      'A repeated event has the same id.',
      webhooks('is retried after 1 min, 5 min, 30 min, 2 h and 12 h with the same id, and then dropped'),
    ],
    [
      'The receiver confirms the state with GET /api/v1/requests/{requestId}.',
      webhooks('is sent for the review and for a failed activation'),
    ],
    [
      'The signature is sha256= and the HMAC-SHA256 of the raw body in lower-case hexadecimal.',
      webhooks('is delivered with its id and a signature that our verification accepts'),
    ],
    [
      'The history of deliveries is available.',
      webhooks('is sent to each subscribed endpoint, and listed by endpoint and id'),
    ],
  ],
};
