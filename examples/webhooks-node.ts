/**
 * Webhooks with the server of Node.
 *
 * The body is passed to the handler as a stream, so that a body above the limit is never held in memory.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { deliverTo, handler } from './shared/webhooks.js';

const handle = handler();
const server = createServer(async (incoming, outgoing) => {
  const method = incoming.method ?? 'GET';
  const init = {
    method,
    headers: { 'X-Service-Signature': String(incoming.headers['x-service-signature'] ?? '') },
    body: method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null,
    duplex: 'half',
  };
  const request = new Request('http://localhost/webhooks', init);
  const { status } = await handle(request);
  outgoing.writeHead(status).end();
});

await once(server.listen(0), 'listening');
await deliverTo(`http://localhost:${(server.address() as AddressInfo).port}/webhooks`);
server.close();
