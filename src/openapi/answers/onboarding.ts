import type {
  HistoryEntry,
  OnboardingContract,
  OnboardingRequest,
  OnboardingRequestPage,
  ProviderStatement,
  Provisioning,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEvent,
} from '../../service/answers/onboarding.js';
import {
  historyActors,
  onboardingStatuses,
  provisioningStatuses,
  provisioningStepStatuses,
  requestTypes,
  statementStatuses,
} from '../../service/onboarding-values.js';
import { webhookEvents } from '../../service/webhook-values.js';
import { flag, integer, list, moment, orNull, record, ref, type Schema, text, word } from '../schema.js';

const status = (description: string): Schema => word(onboardingStatuses, description);
const step = (description: string): Schema => word(provisioningStepStatuses, description);
const date = (description: string): Schema => ({ type: 'string', format: 'date', description });

/** What the onboarding API answers, without its envelope. Source: service description, Resources and their fields. */
export const onboardingSchemas = {
  OnboardingRequest: record<OnboardingRequest>(
    'An onboarding request.',
    {
      requestId: text('Identifier of the request.'),
      requestType: word(
        requestTypes,
        'Decided by the service: a new contract, or the link to a company that has one.',
      ),
      status: status('Current status.'),
      message: orNull(text('Latest message, such as the reason for `ACTION_REQUIRED`.')),
      contract: orNull(ref('OnboardingContract', '`null` for `LINK_EXISTING`.')),
      provisioning: orNull(ref('Provisioning', '`null` until approval.')),
      aadeStatement: orNull(ref('ProviderStatement', '`null` until approval.')),
      createdAt: moment('When the request was created.'),
      updatedAt: moment('When the request last changed.'),
    },
    ['requestId', 'requestType', 'status', 'contract', 'provisioning', 'aadeStatement', 'createdAt'],
  ),
  OnboardingContract: record<OnboardingContract>(
    'The contract of a request.',
    {
      contractNumber: text('Number of the contract.'),
      contractDate: date('Date of the contract.'),
      templateVersion: text('Version of the template.'),
      downloadUrl: text('Where the contract is downloaded. Needs the API key: it is not a public link.'),
      signedVersion: integer('Appears after the first upload; increases by one with every upload.'),
      sha256: text('Hash of the signed file. Appears after upload.'),
    },
    ['contractNumber', 'contractDate', 'templateVersion', 'downloadUrl'],
  ),
  Provisioning: record<Provisioning>(
    'How far the client is set up. The client may issue documents when `status` is `COMPLETED`.',
    {
      status: word(
        provisioningStatuses,
        'On `FAILED` the operator is already notified: do not resubmit the request.',
      ),
      clientAdded: step('The client is added.'),
      clientLinked: step('The client is linked to the software house.'),
      contractUploaded: step('The contract is uploaded.'),
      statementSent: step('The provider statement is filed.'),
      error: orNull(text('What failed; `null` without a failure.')),
    },
    ['status', 'clientAdded', 'clientLinked', 'contractUploaded', 'statementSent', 'error'],
  ),
  ProviderStatement: record<ProviderStatement>(
    'The provider statement at the tax authority.',
    {
      status: word(statementStatuses, '`PRESUMED_ACCEPTED`: 10 days passed without action of the client.'),
      acceptDate: orNull(date('When it was accepted; `null` until then.')),
    },
    ['status', 'acceptDate'],
  ),
  OnboardingRequestPage: record<OnboardingRequestPage>(
    'One page of requests.',
    {
      items: list(ref('OnboardingRequest'), 'The requests of the page.'),
      total: integer('Requests in all pages.'),
      page: integer('This page, from 1.'),
      pageSize: integer('Requests in a page.'),
    },
    ['items', 'total', 'page', 'pageSize'],
  ),
  HistoryEntry: record<HistoryEntry>(
    'A change of a request.',
    {
      occurredAt: moment('When it happened.'),
      status: status('New status.'),
      previousStatus: status('Previous status.'),
      message: text('What happened.'),
      actor: word(historyActors, 'Who did it. `OPERATOR` is the operator of the service.'),
    },
    ['occurredAt', 'status', 'actor'],
  ),
  WebhookEndpoint: record<WebhookEndpoint>(
    'A webhook endpoint.',
    {
      endpointId: text('Identifier of the endpoint.'),
      url: text('Where events are delivered.'),
      events: list(word(webhookEvents, 'An event.'), 'The events that it gets.'),
      createdAt: moment('When it was registered.'),
      secret: text('The key of the signatures. Only the answer to the registration has it.'),
    },
    ['endpointId', 'url', 'events', 'createdAt'],
  ),
  WebhookDelivery: record<WebhookDelivery>(
    'One attempt to deliver an event.',
    {
      eventId: text('Identifier of the event, the same in each attempt.'),
      event: word(webhookEvents, 'The event.'),
      attempt: integer('Number of the attempt, from 1.'),
      responseStatus: orNull(integer('What the receiver answered; `null` without an answer.')),
      deliveredAt: moment('When it was attempted.'),
      succeeded: flag('Whether the receiver answered with 2xx.'),
    },
    ['eventId', 'event', 'attempt', 'succeeded'],
  ),
  WebhookEvent: record<WebhookEvent>(
    'What the service delivers. It only states that something changed: read the request before acting.',
    {
      event: word(webhookEvents, 'What happened.'),
      eventId: text('Identifier of the event: ignore one that was seen already.'),
      occurredAt: moment('When it happened.'),
      data: { type: 'object', description: 'Facts of the event.' },
    },
    ['event', 'eventId', 'occurredAt', 'data'],
  ),
  StatusChange: {
    type: 'object',
    description: '`data` of `request.status_changed`.',
    required: ['requestId', 'status'],
    properties: {
      requestId: text('Identifier of the request.'),
      status: status('New status.'),
      previousStatus: status('Previous status.'),
      message: text('What happened.'),
    },
  },
} satisfies Readonly<Record<string, Schema>>;
