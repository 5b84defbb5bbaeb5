import { readAnswerErrors } from '../../../sending/service/errors/read-errors.js';
import { registerWebhook, removeWebhook } from '../../../sending/service/generated/calls.js';
import { serviceHeaders } from '../../../sending/service/limits.js';
import type { WebhookEventName } from '../../../sending/webhooks/event.js';
import { userIdOf } from '../../keys.js';
import { NotPossible } from '../../not-possible.js';
import type { RequestRow } from '../../state/onboarding-rows.js';
import { deliverTo } from '../../webhooks/publish.js';
import type { Site } from '../site.js';
import type { PageLanguage } from '../view/issues.js';
import { sentences } from './sentences.js';

/** Registers an endpoint with the call for it, which checks it. */
export async function registerEndpoint(
  site: Site,
  origin: string,
  { key, ...body }: { readonly key: string; readonly url: string; readonly events: readonly string[] },
): Promise<void> {
  await called(site, new URL(registerWebhook.path, origin), registerWebhook.method, key, body);
}

export async function removeEndpoint(site: Site, origin: string, endpointId: string): Promise<void> {
  const house = site.world.state.endpoints.get(endpointId)?.house;
  const key = site.keys.find((each) => userIdOf(each.key) === house)?.key ?? '';
  const path = removeWebhook.path.replace('{endpointId}', encodeURIComponent(endpointId));
  await called(site, new URL(path, origin), removeWebhook.method, key);
}

async function called(site: Site, url: URL, method: string, key: string, body?: object): Promise<void> {
  const response = await site.callAsPage(
    new Request(url, {
      method,
      headers: { [serviceHeaders.key]: key, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (response.ok) return;
  const { errors } = readAnswerErrors(await response.json());
  throw new NotPossible(errors.map(({ message }) => message).join(' '));
}

/** Of a request that does not exist. The receiver finds out when it reads the request, as it always has to. */
const NO_REQUEST = '00000000-0000-4000-8000-000000000000';

/** Sends an event to one endpoint, about the newest request of its software house, or about one that does not exist. */
export async function sendTestEvent(
  { world, inTurn }: Site,
  endpointId: string,
  event: WebhookEventName,
  language: PageLanguage,
): Promise<void> {
  const endpoint = world.state.endpoints.get(endpointId);
  if (endpoint === undefined) throw new NotPossible(sentences[language].endpointGone);
  const request = [...world.state.requests.all()].filter(({ house }) => house === endpoint.house).at(-1);
  await inTurn(async () => deliverTo(world, [endpoint], event, dataOf(event, request)));
}

/** Only the data of a change of status is described. Source: service description, Events. */
function dataOf(event: WebhookEventName, request: RequestRow | undefined): object {
  const { requestId = NO_REQUEST, status = 'APPROVED', message = '', history = [] } = request ?? {};
  if (event !== 'request.status_changed') return { requestId };
  const { previousStatus = 'UNDER_REVIEW' } = history.at(-1) ?? {};
  return { requestId, status, previousStatus, message };
}

/** Delivers an event again, with the same id. */
export async function resend(
  { world, inTurn }: Site,
  deliveryId: string,
  language: PageLanguage,
): Promise<void> {
  const delivery = world.state.deliveries.get(deliveryId);
  if (delivery === undefined || !world.state.endpoints.has(delivery.endpointId))
    throw new NotPossible(sentences[language].endpointGone);
  if (world.inFlight.has(deliveryId)) throw new NotPossible(sentences[language].isDelivering);
  await inTurn(async () => world.schedule('deliver', deliveryId, world.at()));
}
