import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Sandbox } from '../../../sandbox/index.js';

/** How often the sandbox runs what is due: webhooks, reviews, MARKs of queued documents. */
const TICK = 1000;

/** The part of a sandbox that a server needs. */
type Served = Pick<Sandbox, 'tick' | 'idle'> & {
  readonly fetch: (request: Request) => Promise<Response>;
};

export interface ServedSandbox {
  readonly baseUrl: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a sandbox over HTTP. Faults of the sandbox can break connections.
 *
 * @throws the system error if the port cannot be used (`EADDRINUSE`, `EACCES`, …)
 */
export async function serveSandbox(sandbox: Served, host: string, port: number): Promise<ServedSandbox> {
  const server = createServer((incoming, outgoing) => {
    answer(sandbox, incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // State that cannot be stored now is stored with the next call, which fails if it cannot be stored then either.
  const ticking = setInterval(() => void sandbox.tick().catch(() => undefined), TICK);
  ticking.unref();
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    baseUrl: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: async () => {
      clearInterval(ticking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.idle();
    },
  };
}

async function answer(
  sandbox: Pick<Served, 'fetch'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const address = addressOf(incoming);
  if (address === undefined) {
    outgoing.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' }).end(BAD_ADDRESS);
    return;
  }
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const response = await sandbox.fetch(requestOf(incoming, address, gone.signal));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // A whole answer states its length. One that breaks off, or never ends, is passed on as it comes.
  if (response.body === null) outgoing.end();
  else if (response.headers.has('content-length')) outgoing.end(new Uint8Array(await response.arrayBuffer()));
  else await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), outgoing);
}

const BAD_ADDRESS = JSON.stringify({
  title: 'Bad Request',
  status: 400,
  errors: { Host: ['The address of the request and its Host header do not give a valid URL.'] },
});
/** A name or an IP address, and a port. `URL` checks the rest. */
const HOST = /^[^\s/?#@\\]+$/;

/** The URL of a request, or `undefined` if it or its `Host` header is not valid. */
function addressOf({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): URL | undefined {
  try {
    // A path such as `//localhost/` would replace the host if it were resolved against the origin.
    const address = new URL(url.startsWith('/') ? `http://${host}${url}` : url);
    const isPlain = address.protocol === 'http:' && address.username === '' && address.password === '';
    return HOST.test(host) && isPlain ? address : undefined;
  } catch {
    return undefined;
  }
}

function requestOf(incoming: IncomingMessage, address: URL, signal: AbortSignal): Request {
  const { method = 'GET', headers } = incoming;
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) given.append(name, each);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers: given,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: 'half' }),
  });
}
