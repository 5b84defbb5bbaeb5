import { serviceLimits } from '../../service/limits.js';
import { hexOf, hmacOf } from '../hash.js';
import type { DeliveryRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';

const TIME_LIMIT = 10_000;

/** One attempt to deliver: what it needs, and its result. */
export interface Attempt {
  readonly delivery: DeliveryRow;
  readonly url: string;
  readonly secret: string;
}

/** The attempts that are due. One whose endpoint was removed is dropped. */
export function attemptsDue(world: World, deliveryIds: readonly string[]): Attempt[] {
  return deliveryIds.flatMap((deliveryId) => {
    const delivery = world.state.deliveries.get(deliveryId);
    const endpoint = world.state.endpoints.get(delivery?.endpointId);
    if (delivery !== undefined && endpoint !== undefined) {
      return [{ delivery, url: endpoint.url, secret: endpoint.secret }];
    }
    world.unschedule('deliver', deliveryId);
    return [];
  });
}

/** Sends an event. Redirects are not followed, because the event is meant for this address only. */
export async function send(
  { delivery, url, secret }: Attempt,
  prefix: string,
  fetchOf: typeof globalThis.fetch,
): Promise<number | null> {
  const signature = `sha256=${hexOf(hmacOf(secret, delivery.body))}`;
  try {
    const response = await fetchOf(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [`${prefix}Event-Id`]: delivery.eventId,
        [`${prefix}Signature`]: signature,
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** Records an attempt, and schedules the next one after 1 min, 5 min, 30 min, 2 h, 12 h, then no more. */
export function noteAttempt(world: World, deliveryId: string, responseStatus: number | null): void {
  const row = world.state.deliveries.get(deliveryId);
  world.unschedule('deliver', deliveryId);
  if (row === undefined) return;
  const succeeded = responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
  const attempts = [...row.attempts, { at: world.at(), responseStatus, succeeded }];
  world.state.deliveries.put(deliveryId, { ...row, attempts });
  const pause = serviceLimits.webhookRetries[attempts.length - 1];
  if (!succeeded && pause !== undefined) world.scheduleIn('deliver', deliveryId, pause);
}
