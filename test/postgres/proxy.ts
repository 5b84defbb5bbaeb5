import { connect, createServer, type Socket } from 'node:net';

/** A proxy before a server, whose connections can be cut like a cable. */
export interface Proxy {
  readonly connectionString: string;
  cut(): void;
  close(): void;
}

export async function proxyTo(connectionString: string): Promise<Proxy> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    connectionString: connectionString.replace(`:${target.port}`, `:${port}`),
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
