// The build puts these packages into our files: only `parastatiko serve` needs them, 45 KB of 2.3 MB.
export { serve } from '@hono/node-server';
export { type Context, Hono, type MiddlewareHandler } from 'hono';
export { streamSSE } from 'hono/streaming';
