import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { builtProgram } from './built.js';

let program = '';
let folder = '';
beforeAll(async () => {
  program = join(await builtProgram(), 'cli.js');
  folder = mkdtempSync(join(tmpdir(), 'stop-'));
  writeFileSync(join(folder, 'key'), 'secret');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How the program ends after SIGTERM, while these bytes were written to a connection each. It is killed if it does not end. */
async function endingOf(line: readonly string[], connections: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, [program, ...line, '--port', '0', '--format', 'json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const { port } = new URL(JSON.parse(printed.toString()).baseUrl);
  const sockets = await Promise.all(connections.map((bytes) => written(Number(port), bytes)));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 40_000);
  const [code] = await ended;
  clearTimeout(late);
  for (const socket of sockets) socket.destroy();
  return code;
}

/** A connection whose bytes have arrived: an answer to a call that is made after it says so. */
async function written(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (bytes !== '') await new Promise((sent) => socket.write(bytes, sent));
  await fetch(`http://127.0.0.1:${port}/health`);
  return socket;
}

const HEAD = ['POST /validate HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'].join('\r\n');
const READ = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
const BODY = 'Content-Length: 1000\r\n\r\n{';

// Each waits for its connections, so they wait together.
it.concurrent.for(['serve', 'sandbox'])(
  '%s ends after SIGTERM, whatever its connections wait for',
  async (command, { expect }) => {
    const connections = [
      '',
      'POST /val',
      `${HEAD}\r\nX-Half:`,
      `${HEAD}\r\n${BODY}`,
      `${READ}GET /he`,
      `${READ}${HEAD}\r\n${BODY}`,
      'GET /events/stream HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ];
    expect(await endingOf([command, '--data', join(folder, `${command} data`)], connections)).toBe(0);
  },
);

it.concurrent('serve ends after SIGTERM, although the service does not answer', async ({ expect }) => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const line = ['serve', '--service', `http://127.0.0.1:${port}`, '--key-file', 'key', '--data', 'real'];
  const asked = 'GET /balance HTTP/1.1\r\nHost: localhost\r\n\r\n';
  expect(await endingOf(line, [asked])).toBe(0);
  silent.close();
});
