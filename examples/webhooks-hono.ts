/**
 * Webhooks with Hono.
 *
 * Hono uses web requests and responses, so they can be passed to the handler directly.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { deliverTo, handler } from './shared/webhooks.js';

const handle = handler();
const app = new Hono();
app.post('/webhooks', (context) => handle(context.req.raw));

const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
  const started = serve({ fetch: app.fetch, port: 0 }, (info: AddressInfo) =>
    resolve({ server: started, port: info.port }),
  );
});
await deliverTo(`http://localhost:${port}/webhooks`);
server.close();
