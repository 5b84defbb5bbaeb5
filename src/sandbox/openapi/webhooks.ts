import { serviceLimits } from '../../sending/service/limits.js';
import { webhookEvents, webhookHeaderPrefix } from '../../sending/service/webhook-values.js';
import { ref, type Schema } from './schema.js';

type EventName = (typeof webhookEvents)[number];

const when: Readonly<Record<EventName, string>> = {
  'request.created': 'A request was created.',
  'request.status_changed': 'The status of a request changed.',
  'request.provisioned': 'The client was activated and may issue.',
  'request.provisioning_failed':
    'Activation failed. The operator is notified and handles it: do not resubmit the request.',
  'client.statement_recalled': 'The provider statement at the tax authority was recalled.',
};

const example = {
  event: 'request.status_changed',
  eventId: 'e3b0c442-98fc-4c14-a9af-bf4c8996fb92',
  occurredAt: '2026-11-20T10:00:00Z',
  data: {
    requestId: '8d5b1f0c-2a3e-4b6d-a1c2-9e0f7a6b5c4d',
    status: 'APPROVED',
    previousStatus: 'UNDER_REVIEW',
    message: 'The request is approved.',
  },
};

const header = (name: string, description: string): Schema => ({
  name: `${webhookHeaderPrefix}${name}`,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** Each event as the service delivers it. Source: service description, Events. */
export const webhooksOf = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(webhookEvents.map((event) => [event, { post: deliveryOf(event) }] as const));

function deliveryOf(event: EventName): Schema {
  const isDescribed = event === 'request.status_changed';
  const schema: Schema = {
    ...ref('WebhookEvent'),
    properties: { event: { const: event }, ...(isDescribed && { data: ref('StatusChange') }) },
  };
  return {
    operationId: `on.${event}`,
    tags: ['Webhooks'],
    summary: when[event].split(/[.:]/, 1)[0],
    description: [
      when[event],
      ...(isDescribed ? [] : ['The members of `data` are not described.']),
      'The event only states that something changed: read the request before you act on it.',
    ].join('\n\n'),
    parameters: [
      header(
        'Event-Id',
        'Identifier of the event, the same in each attempt. Ignore one that was seen already.',
      ),
      header(
        'Signature',
        '`sha256=` and the lower-case hexadecimal HMAC-SHA256 of the raw body, keyed with the secret of the endpoint. Compare in constant time, before any parsing.',
      ),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema, ...(isDescribed && { example }) } },
    },
    responses: {
      '2XX': { description: 'The event was taken.' },
      default: {
        description: `Delivery is attempted again, ${serviceLimits.webhookRetries.length} times: after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours.`,
      },
    },
    security: [],
  };
}
