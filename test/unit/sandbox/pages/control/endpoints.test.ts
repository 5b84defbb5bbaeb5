import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeliveryDetails, EndpointLine } from '../../../../../src/sandbox/pages/view/types.js';
import { KEY, withSandbox } from '../../setup.js';
import { sendOrder, shownAt } from '../orders.js';

const received: { url: string; headers: Headers; body: string }[] = [];
let status = 200;
const at = withSandbox({
  fetch: async (input, init) => {
    received.push({ url: String(input), headers: new Headers(init?.headers), body: String(init?.body) });
    return new Response('x'.repeat(5000), { status });
  },
});

const URL_OF = 'https://till.example/hook';

/** Registers an endpoint on the page. */
async function registered(): Promise<EndpointLine> {
  received.length = 0;
  status = 200;
  const order = { key: KEY, url: URL_OF, events: ['request.created', 'request.status_changed'] };
  expect((await sendOrder(at, 'endpoints', order)).status).toBe(200);
  const row = at.sandbox.snapshot().find(({ table }) => table === 'endpoints');
  return JSON.parse(row?.json ?? '{}');
}

const newest = async (): Promise<DeliveryDetails> => {
  const rows = at.sandbox.snapshot().filter(({ table }) => table === 'deliveries');
  return (await shownAt<DeliveryDetails>(at, `deliveries/${rows.at(-1)?.id}`)).json;
};

describe('a webhook endpoint on the page', () => {
  it('is registered and removed with the calls for it', async () => {
    const { endpointId, secret } = await registered();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await sendOrder(at, `endpoints/${endpointId}/remove`)).status).toBe(200);
    expect(at.sandbox.calls().map(({ call }) => call)).toEqual(['registerWebhook', 'removeWebhook']);
    expect(at.sandbox.snapshot().some(({ table }) => table === 'endpoints')).toBe(false);
  });

  it('is refused with the reason of the service', async () => {
    const order = { key: KEY, url: 'http://till.example', events: ['request.created'] };
    expect(await sendOrder(at, 'endpoints', order)).toMatchObject({
      status: 409,
      json: { message: 'The url field must be an HTTPS address.' },
    });
  });

  it('gets a test event with a valid signature, and its answer is kept in part', async () => {
    const { endpointId, secret } = await registered();
    await sendOrder(at, `endpoints/${endpointId}/test`, { event: 'request.status_changed' });
    await at.sandbox.idle();
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: '' }] = received;
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    expect([url, headers.get('x-service-signature')]).toEqual([URL_OF, signature]);
    expect(JSON.parse(body)).toMatchObject({
      event: 'request.status_changed',
      data: { previousStatus: 'UNDER_REVIEW', status: 'APPROVED' },
    });
    const shown = await newest();
    expect(shown.headers).toMatchObject({
      'X-Service-Event-Id': headers.get('x-service-event-id'),
      'X-Service-Signature': signature,
    });
    expect(shown.line).toMatchObject({ state: 'delivered', attempts: [{ answer: 'x'.repeat(2000) }] });
    expect(await sendOrder(at, `endpoints/${endpointId}/test`, { event: 'else' })).toMatchObject({
      status: 400,
    });
  });

  it('gets an event again with the same id', async () => {
    const { endpointId } = await registered();
    status = 500;
    await sendOrder(at, `endpoints/${endpointId}/test`, { event: 'request.created' });
    await at.sandbox.idle();
    const { line } = await newest();
    expect(line.state).toBe('waiting');
    status = 202;
    expect((await sendOrder(at, `deliveries/${line.deliveryId}/resend`)).status).toBe(200);
    await at.sandbox.idle();
    expect((await newest()).line).toMatchObject({
      state: 'delivered',
      attempts: [{ responseStatus: 500 }, { responseStatus: 202 }],
    });
    expect(new Set(received.map(({ headers }) => headers.get('x-service-event-id'))).size).toBe(1);
    await at.sandbox.advance(86_400_000);
    expect(received).toHaveLength(2);
  });

  it('gets nothing once it is removed, and its events have no signature to show', async () => {
    const { endpointId } = await registered();
    await sendOrder(at, `endpoints/${endpointId}/test`, { event: 'request.created' });
    await at.sandbox.idle();
    await sendOrder(at, `endpoints/${endpointId}/remove`);
    const { line, headers } = await newest();
    expect(Object.keys(headers)).toEqual(['Content-Type', 'X-Service-Event-Id']);
    for (const path of [`deliveries/${line.deliveryId}/resend`]) {
      expect(await sendOrder(at, path, {}, 'el')).toMatchObject({
        status: 409,
        json: { message: 'Η διεύθυνση διαγράφηκε.' },
      });
    }
    expect(await sendOrder(at, `endpoints/${endpointId}/test`, { event: 'request.created' })).toMatchObject({
      status: 409,
    });
  });
});
