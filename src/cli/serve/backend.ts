import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../client/client.js';
import { createClient } from '../../client/create-client.js';
import type { Journal } from '../../client/journal/journal.js';
import type { ClientOptions } from '../../client/options.js';
import type { Locale } from '../../issues/locale.js';
import { sqliteJournal } from '../../journal-sqlite/index.js';
import type { SandboxKey } from '../../sandbox/keys.js';
import { createSandbox } from '../../sandbox/sandbox.js';
import { openFileStore } from '../sandbox/file-store.js';
import { takeAlone } from '../service/sole-process.js';

/** The service and the journal behind `parastatiko serve`. */
export interface Backend {
  readonly journal: Journal;
  /** A client whose messages are in this language. All clients share the journal. */
  readonly clientIn: (locale: Locale | undefined) => Client;
  readonly now: () => Date;
  /** Whether nothing is filed. */
  readonly isSandbox: boolean;
  readonly close: () => Promise<void>;
}

/** What the backend is made of. */
export interface BackendOptions {
  /** The folder of the journal, and of the sandbox. It is created if needed. */
  readonly folder: string;
  /** A PostgreSQL database for the journal, instead of a file in the folder. */
  readonly database?: string | undefined;
  /** The real service. Default: the embedded sandbox. */
  readonly service?: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  /** The software houses of the sandbox. */
  readonly houses: readonly SandboxKey[];
  readonly now: () => Date;
  readonly locale: Locale | undefined;
}

/** The name of this process in the journal, which stays the same after a restart. */
const HOLDER = 'parastatiko serve';

/** Another `parastatiko serve` works on the same folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Opens the journal, and the sandbox or a client of the real service. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { folder, database, service, houses, now, locale } = options;
  await mkdir(folder, { recursive: true });
  const letGo = await takeAlone(join(folder, 'serve.lock'), locale);
  if (letGo === undefined) throw new FolderInUse(folder);
  const closing: (() => unknown)[] = [letGo];
  const close = async (): Promise<void> => {
    for (const each of closing.reverse()) await each();
  };
  try {
    const journal = await openJournal(folder, database, locale);
    closing.push(() => journal.close());
    const calls = service ?? (await openSandbox(folder, houses, now, closing));
    const given = { ...calls, journal, ...(database === undefined && { holder: HOLDER }) };
    const clientIn = (words: Locale | undefined): Client => createClient({ ...given, locale: words });
    return { journal, clientIn, now, isSandbox: service === undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openJournal(folder: string, database: string | undefined, locale: Locale | undefined) {
  if (database === undefined) return await sqliteJournal({ file: join(folder, 'journal.db'), locale });
  const { postgresJournal } = await import('../../journal-postgres/index.js');
  return await postgresJournal({ connectionString: database, locale });
}

/** How often the sandbox runs what is due: MARKs of queued documents, and expiries. */
const TICK = 1000;

async function openSandbox(
  folder: string,
  houses: readonly SandboxKey[],
  now: () => Date,
  closing: (() => unknown)[],
): Promise<Pick<ClientOptions, 'baseUrl' | 'apiKey' | 'fetch' | 'clock'>> {
  const kept = await openFileStore(join(folder, 'sandbox.db'));
  closing.push(() => kept.close());
  const sandbox = await createSandbox({ clock: { now }, keys: houses, store: kept.store });
  const ticking = setInterval(() => void sandbox.tick().catch(() => undefined), TICK);
  closing.push(
    () => sandbox.idle(),
    () => clearInterval(ticking),
  );
  return sandbox.clientOptions();
}
