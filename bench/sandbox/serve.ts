/** A server under load, in a separate process: a plain one, a sandbox in memory, or a sandbox with a file. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { openFileStore } from '../../src/tools/cli/sandbox/file-store.js';
import { serveSandbox } from '../../src/tools/cli/sandbox/serve.js';
import { company, key } from './receipts.js';

const HOST = '127.0.0.1';
const [what, file = ''] = process.argv.slice(2);

/** Reads JSON and answers with it, to measure the cost of node:http and JSON alone. */
async function plain(): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      const text = JSON.stringify({
        statusCode: 'Success',
        given: JSON.parse(Buffer.concat(pieces).toString()),
      });
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

async function sandbox(): Promise<string> {
  const kept = file === '' ? undefined : await openFileStore(file);
  const made = await createSandbox({
    keys: [{ key, companies: [company], credits: 1_000_000 }],
    ...(kept !== undefined && { store: kept.store }),
  });
  return (await serveSandbox(made, HOST, 0)).baseUrl;
}

console.log(await (what === 'plain' ? plain() : sandbox()));
process.once('SIGTERM', () => process.exit(0));
