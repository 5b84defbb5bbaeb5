import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { poolOf } from '../../../src/sending/journal-postgres/pool.js';
import { postgresJournal } from '../../../src/sending/journal-postgres/postgres-journal.js';
import { proxyTo } from '../../postgres/proxy.js';
import { describeWithServer, withJournals } from './journals.js';

/** A message of the protocol of PostgreSQL: its kind, its length, its content. */
const message = (kind: string, ...bytes: number[]): Buffer =>
  Buffer.from([kind.charCodeAt(0), 0, 0, 0, bytes.length + 4, ...bytes]);
const WELCOME = Buffer.concat([message('R', 0, 0, 0, 0), message('Z', 'I'.charCodeAt(0))]);

it('a connection that is cut while it is set up is an error of that call, and not the end of the process', async () => {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(WELCOME);
      // The first setting arrives, and the cable is cut.
      socket.once('data', () => socket.resetAndDestroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  const { pool, end } = await poolOf({ connectionString: `postgres://a@127.0.0.1:${port}/b` }, english);
  try {
    await expect(pool.query('SELECT 1')).rejects.toThrow(/ECONNRESET|terminated/);
    await expect(pool.connect()).rejects.toThrow(/ECONNRESET|terminated/);
    expect(connections).toBe(2);
  } finally {
    await end();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

describeWithServer('a journal with connections of its own', () => {
  const journals = withJournals();

  it('leaves the search path to the statements of the program, which share them', async () => {
    const path = encodeURIComponent('-c search_path=public,pg_catalog');
    const connectionString = `${journals.connectionString}?options=${path}`;
    const { pool, end } = await poolOf({ connectionString }, english);
    const { rows } = await pool.query('SHOW search_path');
    await end();
    expect(rows).toEqual([{ search_path: 'public,pg_catalog' }]);
  });

  it('opens although its first connections are cut', async () => {
    const proxy = await proxyTo(journals.connectionString);
    proxy.swallow(3);
    const journal = await postgresJournal({
      connectionString: proxy.connectionString,
      schema: journals.newSchema(),
    });
    try {
      await journal.saveStates({ a: 1 });
      expect(await journal.state('a')).toBe(1);
    } finally {
      await journal.close();
      proxy.close();
    }
  });
});
