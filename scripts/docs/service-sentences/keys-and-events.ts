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
      webhooks('is removed by its owner, and gets nothing more'),
    ],
    [
      'GET /api/v1/webhooks/deliveries takes endpointId, eventId, page and pageSize.',
      webhooks('goes to each endpoint that asked for it, and is listed by endpoint and by id'),
    ],
    [
      'Its page is 1 and its pageSize 50 unless others are asked for.',
      webhooks('is listed in pages of 50 unless another size is asked for'),
    ],
    [
      'The envelope of its answer is not shown: here it is that of lists.',
      webhooks('is listed in pages of 50 unless another size is asked for'),
    ],
  ],
};

export const authentication: Part = {
  name: 'Authentication',
  sentences: [
    [
      'Every call needs the header API-KEY, except the three public downloads.',
      keys('is needed on every call but the three public downloads: %s'),
    ],
    [
      'One key serves both APIs, and the software house follows from it.',
      keys('serves both APIs, and says whose call it is'),
    ],
    ['The key is never in a body or in a URL.', keys('is not taken from a URL or from a body')],
    [
      'A missing or wrong key gives 401 UNAUTHORIZED.',
      onboarding('needs a key'),
      search('refuses a missing and a wrong key on every call but the downloads'),
    ],
    [
      'What a key may not do gives 403 FORBIDDEN. When that is, is not shown: here a setting says it.',
      onboarding('is answered with 403'),
      search('may not make some calls (403), nor send what is too large (413)'),
    ],
    [
      'What another software house owns gives 404 NOT_FOUND, not 403.',
      onboarding('is of the own requests alone'),
      webhooks('is removed by its owner, and gets nothing more'),
    ],
    [
      'The address of the contract needs the key.',
      keys('is needed on every call but the three public downloads: %s'),
    ],
    [
      'Webhooks are signed with a secret of their endpoint.',
      webhooks('is delivered with its id and a signature that our own check accepts'),
    ],
    [
      'Tokens of POS signatures are verified on completion.',
      pos('by another software house does not verify'),
      pos('%s gives the described message and issues nothing'),
    ],
  ],
};

export const events: Part = {
  name: 'Events',
  sentences: [
    ['The callback address is HTTPS.', webhooks('of %j is refused')],
    [
      'The events are chosen at registration.',
      webhooks('goes to each endpoint that asked for it, and is listed by endpoint and by id'),
    ],
    [
      'request.created: a request was created.',
      webhooks('is delivered with its id and a signature that our own check accepts'),
    ],
    ['request.status_changed: the status of a request changed.', webhooks('says what changed')],
    ['request.provisioned: the client may issue.', webhooks('of every other kind is sent as well')],
    [
      'request.provisioning_failed: activation failed.',
      webhooks('of the review and of a failed activation is sent'),
    ],
    [
      'client.statement_recalled: the statement was recalled.',
      webhooks('of every other kind is sent as well'),
    ],
    [
      'It is a POST of JSON with X-Service-Event-Id and X-Service-Signature.',
      webhooks('is delivered with its id and a signature that our own check accepts'),
    ],
    [
      'The body is { event, eventId, occurredAt, data }.',
      webhooks('is delivered with its id and a signature that our own check accepts'),
    ],
    [
      'data of request.status_changed is { requestId, status, previousStatus, message }.',
      webhooks('says what changed'),
    ],
    ['Any 2xx takes it.', webhooks('is not repeated once it was taken')],
    [
      'Anything else is repeated after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours, then never.',
      webhooks('is repeated after 1 min, 5 min, 30 min, 2 h and 12 h, with the same id, and then given up'),
    ],
    [
      'A repeated event has the same id.',
      webhooks('is repeated after 1 min, 5 min, 30 min, 2 h and 12 h, with the same id, and then given up'),
    ],
    [
      'The receiver confirms the state with GET /api/v1/requests/{requestId}.',
      webhooks('of the review and of a failed activation is sent'),
    ],
    [
      'The signature is sha256= and the HMAC-SHA256 of the raw body in lower-case hexadecimal.',
      webhooks('is delivered with its id and a signature that our own check accepts'),
    ],
    [
      'The history of deliveries is available.',
      webhooks('goes to each endpoint that asked for it, and is listed by endpoint and by id'),
    ],
  ],
};
