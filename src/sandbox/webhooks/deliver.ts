import { serviceLimits } from '../../sending/service/limits.js';
import { hexOf, hmacOf } from '../hash.js';
import type { DeliveryRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';

const TIME_LIMIT = 10_000;
/** How much of the answer of a receiver is kept, in bytes. */
const MOST_OF_ANSWER = 2000;

/** One attempt to deliver: what it needs, and its result. */
export interface Attempt {
  readonly delivery: DeliveryRow;
  readonly url: string;
  readonly secret: string;
}

/** What the receiver answered; without a status, it did not answer. */
export interface Received {
  readonly status: number | null;
  /** The beginning of its body. */
  readonly answer: string;
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
): Promise<Received> {
  try {
    const response = await fetchOf(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [`${prefix}Event-Id`]: delivery.eventId,
        [`${prefix}Signature`]: signatureOf(secret, delivery.body),
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return { status: response.status, answer: await startOf(response) };
  } catch {
    return { status: null, answer: '' };
  }
}

/** The beginning of a body. The rest is not read. */
async function startOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    while (size < MOST_OF_ANSWER) {
      const { value, done } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, MOST_OF_ANSWER - size), { stream: true });
      size += value.length;
    }
  } catch {
    // The status has arrived, and it alone decides.
  }
  await reader.cancel().catch(() => undefined);
  return text;
}

/** The signature of an event, as its header states it. Source: service description, Events. */
export const signatureOf = (secret: string, body: string): string => `sha256=${hexOf(hmacOf(secret, body))}`;

/** Records an attempt, and schedules the next one after 1 min, 5 min, 30 min, 2 h, 12 h, then no more. */
export function noteAttempt(
  world: World,
  deliveryId: string,
  { status: responseStatus, answer }: Received,
): void {
  const row = world.state.deliveries.get(deliveryId);
  world.unschedule('deliver', deliveryId);
  if (row === undefined) return;
  const succeeded = responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
  const attempts = [
    ...row.attempts,
    { at: world.at(), responseStatus, succeeded, ...(answer !== '' && { answer }) },
  ];
  world.state.deliveries.put(deliveryId, { ...row, attempts });
  const pause = serviceLimits.webhookRetries[attempts.length - 1];
  if (!succeeded && pause !== undefined) world.scheduleIn('deliver', deliveryId, pause);
}
