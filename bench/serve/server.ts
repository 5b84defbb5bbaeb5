/** What `parastatiko serve` runs out of the box, in a separate process: the operations, a journal in a file, and the sandbox. */
import process from 'node:process';
import { serve } from '@hono/node-server';
import { contextIn, openBackend } from '../../src/tools/cli/serve/backend.js';
import { writing } from '../../src/tools/cli/serve/writing.js';
import { createApp } from '../../src/tools/serve/app.js';
import { company, key } from '../sandbox/receipts.js';

const now = () => new Date();
const [folder = ''] = process.argv.slice(2);
const houses = [{ key, companies: [company], credits: 1_000_000 }];
const backend = await openBackend({ folder, houses, now, locale: undefined });
const app = createApp({
  now,
  isSandbox: true,
  contextFor: (language) => contextIn(backend, language),
  isReady: async () => true,
  // The line of each call is written, as in the product.
  log: (line) => void process.stderr.write(`${JSON.stringify(line)}\n`),
});
serve({ fetch: writing(app), port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
process.once('SIGTERM', () => process.exit(0));
