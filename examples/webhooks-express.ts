/**
 * Webhooks with Express.
 *
 * `express.raw` keeps the raw bytes. Put the route before `express.json()`.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { deliverTo, handler } from './shared/webhooks.js';

const handle = handler();
const app = express();
app.post('/webhooks', express.raw({ type: '*/*', limit: '256kb' }), async (incoming, outgoing) => {
  const request = new Request('http://localhost/webhooks', {
    method: 'POST',
    headers: { 'X-Service-Signature': incoming.get('X-Service-Signature') ?? '' },
    body: incoming.body,
  });
  const { status } = await handle(request);
  outgoing.status(status).end();
});

const server = app.listen(0);
await once(server, 'listening');
await deliverTo(`http://localhost:${(server.address() as AddressInfo).port}/webhooks`);
server.close();
