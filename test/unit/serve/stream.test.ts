import { describe, expect, it } from 'vitest';
import { logEvent } from '../../../src/tools/operations/events/log.js';
import { webhookReceiver } from '../../../src/tools/operations/index.js';
import { SECRET, signatureOf } from '../webhooks/deliveries.js';
import { type Served, served } from './setup.js';

const HEADERS = { host: 'localhost:8087' };
const at = '2026-11-20T10:00:00.000Z';
const event = (of: string) => ({ type: 'document.settled', at, of, data: { aa: of } });

/** The events of a stream, until there are this many. */
async function read(
  { app }: Pick<Served, 'app'>,
  count: number,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await app.request('http://localhost/events/stream', { headers: { ...HEADERS, ...headers } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const events = () => text.split('\n\n').filter((part) => part.includes('id: '));
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    all: async () => {
      while (reader !== undefined && events().length < count) {
        const { done, value = '' } = await reader.read();
        if (done) break;
        text += value;
      }
      await reader?.cancel();
      return events().map((part) => /^id: (\d+)$/m.exec(part)?.[1]);
    },
  };
}

describe('the stream of events', () => {
  it('has new events, and with Last-Event-ID those that were missed', async () => {
    const at = await served({ every: 5 });
    for (const of of ['1', '2']) await logEvent(at.journal, event(of));
    const fresh = await read(at, 1);
    expect([fresh.status, fresh.type]).toEqual([200, 'text/event-stream']);
    await logEvent(at.journal, event('3'));
    expect(await fresh.all()).toEqual(['3']);
    const missed = await read(at, 2, { 'last-event-id': '1' });
    expect(await missed.all()).toEqual(['2', '3']);
  });

  it('ends when the server stops', async () => {
    const stopping = new AbortController();
    const at = await served({ every: 5, stopping: stopping.signal });
    const stream = await read(at, 1);
    stopping.abort();
    expect(await stream.all()).toEqual([]);
  });

  it('needs the token, and an id that is a number', async () => {
    const guarded = await served({ token: 'open sesame' });
    expect((await read(guarded, 0)).status).toBe(401);
    expect((await read(await served(), 0, { 'last-event-id': 'x' })).status).toBe(400);
  });
});

describe('a webhook of the service', () => {
  const body = JSON.stringify({
    event: 'request.status_changed',
    eventId: 'e-1',
    occurredAt: at,
    data: { requestId: 'r-1', status: 'APPROVED' },
  });
  const deliver = ({ app }: Served, signature: string) =>
    app.request('http://localhost/webhooks', {
      method: 'POST',
      headers: { host: 'public.example', 'X-Service-Signature': signature },
      body,
    });

  it('is verified, stored once, and passed on', async () => {
    const first = await served();
    const webhooks = webhookReceiver({ journal: first.journal, now: () => new Date(at), secrets: [SECRET] });
    const serving = await served({ webhooks, token: 'open sesame', every: 5 }, first);
    const stream = await read(serving, 1, { authorization: 'Bearer open sesame' });
    expect((await deliver(serving, signatureOf(`${body} `))).status).toBe(401);
    for (let times = 0; times < 2; times += 1)
      expect((await deliver(serving, signatureOf(body))).status).toBe(204);
    await webhooks.idle();
    expect(await stream.all()).toEqual(['1']);
    const { body: listed } = await serving.call('GET /events', undefined, {
      authorization: 'Bearer open sesame',
    });
    expect(listed.events).toEqual([
      {
        id: 1,
        type: 'webhook.request.status_changed',
        at,
        of: 'e-1',
        data: { requestId: 'r-1', status: 'APPROVED', occurredAt: at },
      },
    ]);
  });

  it('has no route without a secret', async () => {
    expect((await deliver(await served(), signatureOf(body))).status).toBe(421);
  });
});
