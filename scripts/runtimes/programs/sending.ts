/** What every runtime does with the client and with webhooks: it issues a document over its own sockets, and receives an event. */
import type { Document } from 'parastatiko';
import { createClient, type Journal, validateOnboarding } from 'parastatiko/client';
import { createWebhookHandler, memoryStore } from 'parastatiko/webhooks';

/** The address of the service, which the build puts in. */
declare const ADDRESS: string;

/** Issues a document, with or without a journal of the caller. */
export async function issue(document: Document, now: Date, journal?: Journal) {
  const options = journal === undefined ? {} : { journal };
  const client = createClient({ baseUrl: ADDRESS, apiKey: 'key-1', clock: { now: () => now }, ...options });
  const { response, ...outcome } = await client.issue(document);
  return { ...outcome, status: response?.status };
}

// Called within a request: outside of one, workerd has no time.
const bodyOfNow = () =>
  JSON.stringify({
    event: 'request.provisioned',
    eventId: 'evt-1',
    occurredAt: new Date().toISOString(),
    data: {},
  });

/** Delivers an event twice, then one that was tampered with. */
async function receive() {
  const body = bodyOfNow();
  const seen: string[] = [];
  const onEvent = ({ eventId }: { eventId: string }) => {
    seen.push(eventId);
  };
  const handler = createWebhookHandler({ secrets: 'secret', store: memoryStore(), onEvent });
  const signature = `sha256=${await hmac('secret', body)}`;
  const statuses: number[] = [];
  for (const sent of [body, body, body.replace('evt-1', 'evt-2')]) {
    const headers = { 'X-Service-Signature': signature };
    const request = new Request('https://shop.example/hooks', { method: 'POST', headers, body: sent });
    statuses.push((await handler(request)).status);
  }
  return { seen, statuses };
}

async function hmac(secret: string, text: string) {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sending(document: Document, now: Date) {
  const onboarding = await validateOnboarding({ contactInfo: { phone: '+302752012345' } }, { now });
  return {
    issued: await issue(document, now),
    received: await receive(),
    onboarding: onboarding.issues.map(({ rule, path }) => [rule, path]),
  };
}
