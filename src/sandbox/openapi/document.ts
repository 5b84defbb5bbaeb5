import { requestSchema, toJsonSchema } from '../../schema/index.js';
import { serviceHeaders, serviceLimits } from '../../sending/service/limits.js';
import { webhookEvents, webhookHeaderPrefix } from '../../sending/service/webhook-values.js';
import { tags } from './generated/call-words.js';
import { answerSchemas, bodySchemas } from './generated/schemas.js';
import { pathsOf } from './operations.js';
import { faultExamples, headers, sharedResponses } from './responses.js';
import { EXAMPLE_DAY } from './samples.js';
import { ref, type Schema } from './schema.js';
import { sharedSchemas } from './shared-schemas.js';

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
const webhooksOf = (): Readonly<Record<string, Schema>> =>
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
      ...(isDescribed ? [] : ['The fields of `data` are not described.']),
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

const DEFINITIONS = '#/$defs/';

const COMPONENTS = '#/components/schemas/';

/**
 * The documents of the issuance call, each object once. A member that is not described is an error here: the service drops
 * it silently, so it is probably a mistake.
 */
function documentSchemas(): Readonly<Record<string, Schema>> {
  const { $schema: _, $defs: objects = {}, ...request } = toJsonSchema(requestSchema);
  const { Document: document, ...parts } = moved(objects) as { readonly Document: Schema };
  const properties = document['properties'] as Readonly<Record<string, Schema>>;
  return {
    SendInvoicesRequest: moved(request) as Schema,
    SendInvoicesB2GRequest: {
      type: 'object',
      description: 'Documents of the public sector.',
      required: ['invoice'],
      properties: {
        invoice: {
          type: 'array',
          minItems: 1,
          items: ref('PublicSectorDocument'),
          description: 'The documents, at least one.',
        },
      },
    },
    Document: document,
    PublicSectorDocument: {
      ...document,
      description: 'A document with the block of the public sector.',
      properties: {
        ...properties,
        providerB2gAdditionalInvoiceDetails: {
          type: 'object',
          description: 'The block of the public sector. Its members are not described.',
        },
      },
    },
    ...parts,
  };
}

/** The same with its references to components. */
function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string' ? member.replace(DEFINITIONS, COMPONENTS) : moved(member),
    ]),
  );
}

const { onboardingCallsPerMinute: perMinute, searchPageSize } = serviceLimits;

const about = `Documents, payments at a terminal, restaurant tables and onboarding of companies, under one API key.

## Authentication

Every call needs the header \`${serviceHeaders.key}\`, except the public downloads. The key is never sent in a body or in an address. A resource of another software house answers 404.

## Limits

Calls of the onboarding API: ${perMinute} a minute for each key. \`${serviceHeaders.callsLeft}\` gives the calls left; over the limit the answer is 429 with \`${serviceHeaders.retryAfter}\`. Whether this limit also applies to the provider API is not described. Searches come in pages of ${searchPageSize}.

## Answers

The onboarding API wraps its answers: \`{ success, data }\` or \`{ success, error }\`. The provider API answers HTTP 200 with an entry for each document, and the entry says whether it was issued. Date-times are in UTC, amounts in euros.

## What is described, and what was observed

This document comes from the contract of parastatiko, which follows the description of the service. Fields that are "not described" there were observed in integrations, or are what the sandbox answers.`;

export interface OpenApiOptions {
  /** The address of the service. Default: a variable. */
  readonly server?: string;
  /** The day of the examples, `YYYY-MM-DD`. */
  readonly day?: string;
}

const anyServer: Schema = {
  url: '{baseUrl}',
  description: 'The test deployment, the production deployment, or a sandbox.',
  variables: {
    baseUrl: { default: 'http://127.0.0.1:8086', description: 'The base address, here that of a sandbox.' },
  },
};

/** The service as OpenAPI 3.1, from the contract that the client and the sandbox share. */
export const openApiDocument = ({ server, day = EXAMPLE_DAY }: OpenApiOptions = {}): Schema => ({
  openapi: '3.1.0',
  info: {
    title: 'Invoicing Provider Service',
    version: 'v1',
    description: about,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [server === undefined ? anyServer : { url: server, description: 'This sandbox.' }],
  tags,
  paths: pathsOf(day),
  webhooks: webhooksOf(),
  components: {
    securitySchemes: {
      apiKey: {
        type: 'apiKey',
        in: 'header',
        name: serviceHeaders.key,
        description: 'The key of the software house, the same for both APIs.',
      },
    },
    headers,
    responses: sharedResponses(),
    examples: faultExamples(),
    schemas: {
      ...documentSchemas(),
      ...bodySchemas,
      ...answerSchemas,
      ...sharedSchemas,
    },
  },
});
