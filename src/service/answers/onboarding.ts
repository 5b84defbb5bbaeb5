import * as z from 'zod/mini';
import { anyMembers, flag, integer, text } from './leaf.js';
import { answerList, answerRecord, type Others } from './record.js';

/** The contract of a request. Source: service description, Onboarding request: response object. */
export interface OnboardingContract extends Others {
  readonly contractNumber?: string | undefined;
  readonly contractDate?: string | undefined;
  readonly templateVersion?: string | undefined;
  /** Downloading needs the API key, so do not pass this address on to the client. */
  readonly downloadUrl?: string | undefined;
  readonly signedVersion?: number | undefined;
  /** Hash of the signed file. */
  readonly sha256?: string | undefined;
}

/** How far the client is set up. A step is `PENDING`, `IN_PROGRESS`, `DONE` or `FAILED`. */
export interface Provisioning extends Others {
  /** `PENDING`, `IN_PROGRESS`, `COMPLETED`, `FAILED`. */
  readonly status?: string | undefined;
  readonly clientAdded?: string | undefined;
  readonly clientLinked?: string | undefined;
  readonly contractUploaded?: string | undefined;
  readonly statementSent?: string | undefined;
  readonly error?: string | undefined;
}

/** The statement of the provider to the tax authority. */
export interface ProviderStatement extends Others {
  /** `SUBMITTED`, `ACCEPTED`, `PRESUMED_ACCEPTED`, `RECALLED`. */
  readonly status?: string | undefined;
  readonly acceptDate?: string | undefined;
}

/** An onboarding request. */
export interface OnboardingRequest extends Others {
  readonly requestId?: string | undefined;
  readonly requestType?: string | undefined;
  readonly status?: string | undefined;
  readonly message?: string | undefined;
  readonly contract?: OnboardingContract | undefined;
  readonly provisioning?: Provisioning | undefined;
  readonly aadeStatement?: ProviderStatement | undefined;
  readonly createdAt?: string | undefined;
  readonly updatedAt?: string | undefined;
}

/** One page of requests. */
export interface OnboardingRequestPage extends Others {
  readonly items: readonly OnboardingRequest[];
  readonly total?: number | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A change of a request. */
export interface HistoryEntry extends Others {
  readonly occurredAt?: string | undefined;
  readonly status?: string | undefined;
  readonly previousStatus?: string | undefined;
  readonly message?: string | undefined;
  readonly actor?: string | undefined;
}

/** A webhook endpoint. Only the answer to its registration has `secret`. */
export interface WebhookEndpoint extends Others {
  readonly endpointId?: string | undefined;
  readonly url?: string | undefined;
  readonly events?: readonly string[] | undefined;
  readonly createdAt?: string | undefined;
  readonly secret?: string | undefined;
}

/** A delivery of an event. */
export interface WebhookDelivery extends Others {
  readonly eventId?: string | undefined;
  readonly event?: string | undefined;
  readonly attempt?: number | undefined;
  readonly responseStatus?: number | undefined;
  readonly deliveredAt?: string | undefined;
  readonly succeeded?: boolean | undefined;
}

/** The body of a webhook delivery. Source: service description, Events. */
export interface WebhookEvent extends Others {
  readonly event?: string | undefined;
  readonly eventId?: string | undefined;
  readonly occurredAt?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

const textMembers = (...names: string[]): Record<string, z.ZodMiniType> =>
  Object.fromEntries(names.map((name) => [name, text()]));

const contract = answerRecord<OnboardingContract>({
  ...textMembers('contractNumber', 'contractDate', 'templateVersion', 'downloadUrl', 'sha256'),
  signedVersion: integer(),
});

const provisioning = answerRecord<Provisioning>(
  textMembers('status', 'clientAdded', 'clientLinked', 'contractUploaded', 'statementSent', 'error'),
);

/** An onboarding request, as returned by the service. */
export const onboardingRequest = answerRecord<OnboardingRequest>({
  ...textMembers('requestId', 'requestType', 'status', 'message', 'createdAt', 'updatedAt'),
  contract: z.optional(contract),
  provisioning: z.optional(provisioning),
  aadeStatement: z.optional(answerRecord<ProviderStatement>(textMembers('status', 'acceptDate'))),
});

/** A page of onboarding requests. */
export const onboardingRequestPage = answerRecord<OnboardingRequestPage>({
  items: z._default(answerList(onboardingRequest), []),
  total: integer(),
  page: integer(),
  pageSize: integer(),
});

/** A change of a request. */
export const historyEntry = answerRecord<HistoryEntry>(
  textMembers('occurredAt', 'status', 'previousStatus', 'message', 'actor'),
);

/** A webhook endpoint. */
export const webhookEndpoint = answerRecord<WebhookEndpoint>({
  ...textMembers('endpointId', 'url', 'createdAt', 'secret'),
  events: z.optional(z.catch(z.array(z.string()), [])),
});

/** A delivery of an event. */
export const webhookDelivery = answerRecord<WebhookDelivery>({
  ...textMembers('eventId', 'event', 'deliveredAt'),
  attempt: integer(),
  responseStatus: integer(),
  succeeded: flag(),
});

/** An event, as it appears in a body. */
export const webhookEvent = answerRecord<WebhookEvent>({
  ...textMembers('event', 'eventId', 'occurredAt'),
  data: anyMembers(),
});

/** `data` of an answer in the envelope, or the answer itself if it has no envelope. */
export function dataOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  return (body as { readonly data?: unknown }).data;
}

/**
 * The list in an answer with the envelope: `data` itself, or the one list in it. The description does not show whether
 * history and deliveries are in a container.
 */
export function listIn(body: unknown): readonly unknown[] | undefined {
  const data = dataOf(body);
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return undefined;
  const lists = Object.values(data).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}
