import { serviceHeaders, serviceLimits } from '../../sending/service/limits.js';
import { documentSchemas } from './document-schemas.js';
import { tags } from './generated/call-words.js';
import { answerSchemas, bodySchemas } from './generated/schemas.js';
import { pathsOf } from './operations.js';
import { faultExamples, headers, sharedResponses } from './responses.js';
import { EXAMPLE_DAY } from './samples.js';
import type { Schema } from './schema.js';
import { sharedSchemas } from './shared-schemas.js';
import { webhooksOf } from './webhooks.js';

const { onboardingCallsPerMinute: perMinute, searchPageSize } = serviceLimits;

const about = `Documents, payments at a terminal, restaurant tables and onboarding of companies, under one API key.

## Authentication

Every call needs the header \`${serviceHeaders.key}\`, except the public downloads. The key is never sent in a body or in an address. A resource of another software house answers 404.

## Limits

Calls of the onboarding API: ${perMinute} a minute for each key. \`${serviceHeaders.callsLeft}\` gives the calls left; over the limit the answer is 429 with \`${serviceHeaders.retryAfter}\`. Whether this limit also applies to the provider API is not described. Searches come in pages of ${searchPageSize}.

## Answers

The onboarding API wraps its answers: \`{ success, data }\` or \`{ success, error }\`. The provider API answers HTTP 200 with an entry for each document, and the entry says whether it was issued. Date-times are in UTC, amounts in euros.

## What is described, and what was observed

This document comes from the contract of parastatiko, which follows the description of the service. Members that are "not described" there were observed in integrations, or are what the sandbox answers.`;

/** Options of the document. */
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
