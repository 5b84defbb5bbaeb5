// The build puts these packages into our files: only `parastatiko serve` needs them, 45 KB of 2.3 MB.
export { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
export { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
export { type Context, Hono, type MiddlewareHandler } from 'hono';
export { streamSSE } from 'hono/streaming';
