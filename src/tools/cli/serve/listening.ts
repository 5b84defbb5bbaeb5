import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Waits until the server listens, and returns its address. */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    if (server.listening) resolve();
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) return '';
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${name}:${address.port}`;
}

const LOOK_EVERY = 50;
/** How long calls in progress may take before their connections are ended. In milliseconds. */
const GRACE = 5000;

/**
 * Returns what stops a server: it takes no further calls, ends the connections on which nothing was asked (silent ones, or
 * half a header), and waits a little for the calls in progress. One whose body never comes is ended then.
 */
export function stopperOf(server: Server, grace = GRACE): () => Promise<void> {
  const open = new Set<Socket>();
  const calls = new Set<IncomingMessage>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (call: IncomingMessage, answer: ServerResponse) => {
    calls.add(call);
    answer.once('close', () => calls.delete(call));
  });
  return () =>
    new Promise((resolve) => {
      // A stream of events that ends now leaves its connection without a call a moment later.
      const ending = setInterval(() => {
        const busy = new Set([...calls].map(({ socket }) => socket));
        for (const socket of open) if (!busy.has(socket)) socket.destroy();
      }, LOOK_EVERY);
      const last = setTimeout(() => server.closeAllConnections(), grace);
      server.close(() => {
        clearInterval(ending);
        clearTimeout(last);
        resolve();
      });
    });
}
