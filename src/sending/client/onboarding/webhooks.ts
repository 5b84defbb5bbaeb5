import { dataOf, listIn } from '../../service/answers/envelope.js';
import { readAnswer } from '../../service/answers/read-answer.js';
import { faultsInBody } from '../../service/bodies/check-body.js';
import { webhookDeliveryShape, webhookEndpointShape } from '../../service/generated/answer-shapes.js';
import { webhookToRegisterShape } from '../../service/generated/body-shapes.js';
import {
  listDeliveries,
  listWebhooks,
  registerWebhook,
  removeWebhook,
} from '../../service/generated/calls.js';
import type {
  DeliveryQuery,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookToRegister,
} from '../../service/generated/types.js';
import { readIdentifier, refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { CallOptions, RepeatableCallOptions } from '../generated/call-options.js';
import { ask } from '../transport/ask.js';
import { writeJson } from '../transport/json.js';
import { pagesOf } from './pages.js';
import { unreadable } from './read.js';
import { lostAnswer } from './refused.js';

/**
 * A registered endpoint with its secret. No later call returns the secret.
 *
 * @example
 * const { endpointId, secret }: RegisteredWebhook = await client.onboarding.webhooks.register(webhook);
 */
export interface RegisteredWebhook extends WebhookEndpoint {
  readonly endpointId: string;
  readonly secret: string;
}

/**
 * Registers an endpoint. If the answer is lost, its secret is lost too, so the new endpoint is removed and registered
 * once more.
 */
export async function register(
  core: Core,
  webhook: WebhookToRegister,
  options: CallOptions = {},
): Promise<RegisteredWebhook> {
  const body = readWebhook(core, webhook);
  const json = writeJson(body);
  const before = await endpointsOf(core, body.url, options);
  try {
    return await post(core, json, options);
  } catch (error) {
    if (lostAnswer(error) === undefined && !isWithoutSecret(error)) throw error;
    const known = new Set(before.map(({ endpointId }) => endpointId));
    const after = await endpointsOf(core, body.url, options).catch(() => undefined);
    const appeared = after?.filter(({ endpointId }) => !known.has(endpointId));
    const [lost, ...more] = appeared ?? [];
    // If several endpoints appeared, it is impossible to see which one is ours.
    if (appeared === undefined || more.length > 0) throw error;
    if (lost?.endpointId !== undefined) await remove(core, lost.endpointId, options);
    return post(core, json, options);
  }
}

/** The secret is also lost if the answer can be read but does not contain it. */
const isWithoutSecret = (error: unknown): boolean =>
  ClientError.isClientError(error) && error.code === 'answer/unreadable';

async function post(core: Core, json: string, options: CallOptions): Promise<RegisteredWebhook> {
  const answer = await ask(core, registerWebhook, { json }, options);
  const endpoint = readAnswer(webhookEndpointShape, dataOf(answer.json));
  const { endpointId, secret } = endpoint;
  if (endpointId === undefined || secret === undefined) return unreadable(core, answer, 'no-secret');
  return { ...endpoint, endpointId, secret };
}

async function endpointsOf(
  core: Core,
  url: string,
  options: CallOptions,
): Promise<readonly WebhookEndpoint[]> {
  const { signal, timeout, headers } = options;
  return (await list(core, { signal, timeout, headers })).filter((endpoint) => endpoint.url === url);
}

/** The endpoints, without their secrets. */
export async function list(core: Core, options?: RepeatableCallOptions): Promise<readonly WebhookEndpoint[]> {
  const answer = await ask(core, listWebhooks, {}, options);
  const endpoints = listIn(answer.json) ?? unreadable(core, answer, 'no-list-of-webhooks');
  return endpoints.map((endpoint) => readAnswer(webhookEndpointShape, endpoint));
}

/** Removes an endpoint. An endpoint that no longer exists counts as removed. */
export async function remove(core: Core, endpointId: string, options?: CallOptions): Promise<void> {
  const path = { endpointId: readIdentifier(core, 'endpointId', endpointId) };
  const attempt = () => ask(core, removeWebhook, { path }, options);
  try {
    await attempt().catch((error: unknown) => {
      if (lostAnswer(error) === undefined) throw error;
      return attempt();
    });
  } catch (error) {
    const isGone = ClientError.isClientError(error) && error.serviceCode === 'NOT_FOUND';
    if (!isGone) throw error;
  }
}

/** The deliveries, page by page. */
export const deliveryPages = (
  core: Core,
  query: DeliveryQuery | undefined,
  options: RepeatableCallOptions | undefined,
): AsyncGenerator<readonly WebhookDelivery[]> =>
  pagesOf(core, listDeliveries, query, async (asked) => {
    const answer = await ask(core, listDeliveries, { query: asked }, options);
    const deliveries = listIn(answer.json) ?? unreadable(core, answer, 'no-list-of-deliveries');
    return { items: deliveries.map((delivery) => readAnswer(webhookDeliveryShape, delivery)) };
  });

function readWebhook(core: Core, webhook: WebhookToRegister): WebhookToRegister {
  const faults = faultsInBody(webhookToRegisterShape, webhook);
  if (faults.length === 0) return { url: webhook.url, events: webhook.events };
  const isUrl = faults.some(({ path }) => path[0] !== 'events');
  return isUrl ? refuseValue(core, 'url', 'https-url') : refuseValue(core, 'events', 'webhook-events');
}
