import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import type { Sandbox } from 'parastatiko/sandbox';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { serve: { type: 'boolean' }, port: { type: 'string', default: '8086' } },
  strict: false,
});

/** Whether the sandbox stays on a port after the day: `npm run demo -- --serve [--port 8086]`. */
export const isServed = values.serve === true;

/** A sandbox on a port of this machine. */
export interface ServedDay {
  readonly address: string;
  /** Ends when Ctrl+C is pressed. */
  readonly untilStopped: () => Promise<void>;
}

/** Serves a sandbox on a port. A sandbox is a `fetch` function, so any server that accepts one can serve it. */
export async function serveDay(sandbox: Sandbox): Promise<ServedDay> {
  const hostname = '127.0.0.1';
  const address = await new Promise<string>((resolve, reject) => {
    const server = serve(
      { fetch: (request) => sandbox.fetch(request), hostname, port: Number(values.port) },
      ({ port }: AddressInfo) => resolve(`http://${hostname}:${port}`),
    );
    server.once('error', reject);
  });
  return {
    address,
    untilStopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
  };
}
