/**
 * Webhooks with Fastify.
 *
 * A content type parser that returns the raw bytes replaces the one for JSON.
 */
import fastify from 'fastify';
import { deliverTo, handler } from './shared/webhooks.js';

const handle = handler();
const app = fastify({ bodyLimit: 262_144 });
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
app.post<{ Body: Buffer }>('/webhooks', async (incoming, reply) => {
  const request = new Request('http://localhost/webhooks', {
    method: 'POST',
    headers: { 'X-Service-Signature': String(incoming.headers['x-service-signature'] ?? '') },
    body: new Uint8Array(incoming.body),
  });
  const { status } = await handle(request);
  return reply.code(status).send();
});

const address = await app.listen({ port: 0 });
await deliverTo(`${address}/webhooks`);
await app.close();
