import { createHmac } from 'node:crypto';
import { createWebhookHandler, memoryStore } from 'parastatiko/webhooks';

export const secret = 'the-secret-of-the-registration';

/** Prints each event once. */
export const handler = () =>
  createWebhookHandler({
    secrets: secret,
    store: memoryStore(),
    onEvent: (event) => console.log(event.kind, event.eventId),
  });

/** Plays the service: delivers an event twice, then one that was tampered with. */
export async function deliverTo(url: string): Promise<void> {
  const body = JSON.stringify({
    event: 'request.provisioned',
    eventId: 'evt-1',
    occurredAt: new Date().toISOString(),
    data: {},
  });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'Content-Type': 'application/json', 'X-Service-Signature': signature };
  for (const sent of [body, body, body.replace('evt-1', 'evt-2')]) {
    const { status } = await fetch(url, { method: 'POST', headers, body: sent });
    console.log(status);
  }
}
