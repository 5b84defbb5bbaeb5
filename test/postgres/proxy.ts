import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A proxy before a server, whose connections can be cut like a cable. */
export interface ServerProxy {
  readonly connectionString: string;
  cut(): void;
  /** Cuts the next connections at the worst moment: what was asked has been done, and its answer does not arrive. */
  swallow(answers: number): void;
  close(): void;
}

export async function proxyTo(connectionString: string): Promise<ServerProxy> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let toSwallow = 0;
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
    }
    let isAsked = false;
    near.on('data', () => {
      isAsked = true;
    });
    near.pipe(far);
    const answers = new Transform({
      transform: (data, _, done) => {
        if (isAsked && toSwallow > 0) {
          toSwallow -= 1;
          near.resetAndDestroy();
          far.destroy();
        } else done(null, data);
        isAsked = false;
      },
    });
    far.pipe(answers).pipe(near);
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
    swallow: (answers) => {
      toSwallow += answers;
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
