/** A process that serves the operations over HTTP, with a journal in a file, until it is killed. */
import { serve } from '@hono/node-server';
import { createClient } from '../../../src/sending/client/create-client.js';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/sqlite-journal.js';
import { writing } from '../../../src/tools/cli/serve/writing.js';
import { createApp } from '../../../src/tools/serve/app.js';
import { passing } from '../../passing.js';

/** What a server has to do. */
export interface ServerOrders {
  /** The file of the journal. */
  readonly file: string;
  readonly port: number;
  /** The service. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** What the clock of the test shows, less `passing()`. */
  readonly offset: number;
}

const orders = JSON.parse(process.argv[2] ?? '{}') as ServerOrders;
const { file, port, baseUrl, apiKey, offset } = orders;
const now = () => new Date(passing() + offset);
const journal = await sqliteJournal({ file });
const client = createClient({
  baseUrl,
  apiKey,
  journal,
  clock: { now },
  // The name that `parastatiko serve` keeps after a restart.
  holder: 'serve',
  settlingTime: 2000,
});
const app = createApp({
  now,
  isReady: async () => true,
  contextFor: async (language) => ({ language, locale: undefined, now, journal, client }),
});
const server = serve({ fetch: writing(app), port, hostname: '127.0.0.1', overrideGlobalObjects: false });
server.once('listening', () => process.stdout.write('ready\n'));
