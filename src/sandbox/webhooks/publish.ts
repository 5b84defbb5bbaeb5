import type { WebhookEventName } from '../../sending/webhooks/event.js';
import type { EndpointRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';

/** Notifies the endpoints of a software house that subscribed to an event. */
export function publish(world: World, house: string, event: WebhookEventName, data: object): void {
  const endpoints = [...world.state.endpoints.all()].filter(
    (endpoint) => endpoint.house === house && endpoint.events.includes(event),
  );
  deliverTo(world, endpoints, event, data);
}

/** Delivers an event to some endpoints, with one id. */
export function deliverTo(
  world: World,
  endpoints: readonly EndpointRow[],
  event: WebhookEventName,
  data: object,
): void {
  if (endpoints.length === 0) return;
  const eventId = world.random.guid();
  const body = JSON.stringify({ event, eventId, occurredAt: world.at(), data });
  for (const { endpointId, house } of endpoints) {
    const deliveryId = world.random.guid();
    world.state.deliveries.put(deliveryId, {
      deliveryId,
      house,
      endpointId,
      eventId,
      event,
      body,
      attempts: [],
    });
    world.schedule('deliver', deliveryId, world.at());
  }
}
