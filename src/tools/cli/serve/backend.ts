import { existsSync } from 'node:fs';
import { chmod, mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { english, type Locale } from '../../../issues/inside.js';
import { createSandbox, type Sandbox, type SandboxKey, sampleTerminals } from '../../../sandbox/index.js';
import { type Client, type ClientOptions, memoryJournal } from '../../../sending/client/index.js';
import { clientOf, readOptions } from '../../../sending/client/inside.js';
import { type Journal, JournalError } from '../../../sending/client/journal/inside.js';
import { failureOf } from '../../../sending/journal-sqlite/inside.js';
import type { Language } from '../../../types/inside.js';
import type { OperationContext } from '../../operations/index.js';
import { openFileStore } from '../sandbox/file-store.js';
import { removerOfNew } from '../service/new-files.js';
import { takeAlone } from '../service/sole-process.js';
import { mustNotBeLost, openStored } from '../service/stored-journal.js';
import { localeOf } from '../words/index.js';
import { simulatedTerminals, type TerminalsIn } from './terminals.js';

/** The service and the journal behind `parastatiko serve`. */
export interface Backend {
  readonly journal: Journal;
  /** The client whose messages are in this language. All clients share the journal. */
  readonly clientIn: (locale: Locale | undefined) => Client;
  readonly now: () => Date;
  /** The card terminals of the settings file, or else those of the sandbox. */
  readonly terminalsIn: TerminalsIn | undefined;
  /** Whether nothing is filed. */
  readonly isSandbox: boolean;
  /** With the sandbox: the first company that may issue. */
  readonly company: string | undefined;
  /** The embedded sandbox, with its page. */
  readonly sandbox: Sandbox | undefined;
  readonly close: () => Promise<void>;
  /** Closes it before it was used, and removes what was created for it. */
  readonly undo: () => Promise<void>;
}

/** What operations run in, with words in this language. */
export async function contextIn(
  { journal, clientIn, now, isSandbox, company, terminalsIn }: Backend,
  language: Language,
): Promise<OperationContext> {
  const locale = await localeOf(language);
  const terminals = terminalsIn?.(locale);
  return { language, locale, now, journal, isSandbox, company, client: clientIn(locale), terminals };
}

/** What the backend is made of. */
export interface BackendOptions {
  /** The folder of the journal, and of the sandbox. It is created if needed. Without it, both are in memory. */
  readonly folder: string | undefined;
  /** A PostgreSQL database for the journal, instead of a file in the folder. */
  readonly database?: string | undefined;
  /** The real service. Default: the embedded sandbox. */
  readonly service?: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  readonly client?: Pick<ClientOptions, 'appInfo' | 'maxAnswerBytes'> | undefined;
  /** The software houses of the sandbox. */
  readonly houses: readonly SandboxKey[];
  readonly now: () => Date;
  readonly locale: Locale | undefined;
  readonly terminalsIn?: TerminalsIn | undefined;
}

/**
 * The name of this process in the journal, which stays the same after a restart: what the last one was doing is taken over,
 * whatever the language of its call was.
 */
const HOLDER = 'parastatiko serve';

/** Where the journal is. */
type Place = Pick<BackendOptions, 'folder' | 'database' | 'locale'>;

const OWNER_ONLY = 0o700;

/** Another `parastatiko serve` works on the same folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Opens the journal, and the sandbox or a client of the real service. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { folder, database, service, now } = options;
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closing.splice(0).reverse()) await each();
  };
  const remove = removerOfNew(folder === undefined ? [] : Object.values(filesIn(folder)), folder);
  const undo = async (): Promise<void> => {
    await close();
    await remove();
  };
  try {
    if (folder !== undefined) closing.push(await lock(options));
    const journal = await openJournal(options, closing);
    const sandbox = service === undefined ? await openSandbox(options, closing) : undefined;
    const calls = service ?? (sandbox?.clientOptions() as ReturnType<Sandbox['clientOptions']>);
    const core = readOptions({
      ...calls,
      ...options.client,
      journal,
      ...(database === undefined && { holder: HOLDER }),
    });
    const clients = new Map<Locale, Client>();
    const clientIn = (words: Locale = english): Client => {
      const client = clients.get(words) ?? clientOf({ ...core, locale: words });
      clients.set(words, client);
      return client;
    };
    const isSandbox = service === undefined;
    const terminalsIn =
      options.terminalsIn ?? (sandbox === undefined ? undefined : await simulatedTerminals(sandbox, now));
    const company = isSandbox ? options.houses[0]?.companies?.[0] : undefined;
    return { journal, clientIn, now, terminalsIn, isSandbox, company, sandbox, close, undo };
  } catch (error) {
    // What is in use belongs to the other process.
    await (error instanceof FolderInUse ? close : undo)();
    throw error;
  }
}

/** How many bytes are free for the files of a folder. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The files of a folder. The lock and the sandbox are created after the journal, so they show that there was one. */
const filesIn = (folder: string) => ({
  journal: resolve(folder, 'journal.db'),
  lock: resolve(folder, 'serve.lock'),
  sandbox: resolve(folder, 'sandbox.db'),
});

/**
 * Creates a folder that only its owner can read, whatever the umask, with a journal in it if that is not in a database, and
 * keeps other processes out of it.
 */
async function lock({ folder = '', database, locale }: Place): Promise<() => Promise<void>> {
  const { journal, lock: file, sandbox } = filesIn(folder);
  const created = await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  if (created !== undefined) await chmod(folder, OWNER_ONLY);
  if (database === undefined) {
    await mustNotBeLost(journal, [file, sandbox], locale);
    // Before the lock, which shows from now on that there is a journal.
    if (!existsSync(file)) await (await openStored({ file: journal }, locale)).close();
  }
  const letGo = await takeAlone(file, locale);
  if (letGo === undefined) throw new FolderInUse(folder);
  return letGo;
}

async function openJournal(
  { folder, database, locale }: BackendOptions,
  closing: (() => unknown)[],
): Promise<Journal> {
  if (folder === undefined && database === undefined) return memoryJournal({ keep: 'all' });
  const place =
    database === undefined ? { file: filesIn(folder ?? '').journal } : { database, schema: 'parastatiko' };
  const journal = await openStored(place, locale);
  closing.push(() => journal.close());
  return journal;
}

/** How often the sandbox runs what is due: MARKs of queued documents, and expiries. */
const TICK = 1000;

async function openSandbox(
  { folder, houses, now, locale }: BackendOptions,
  closing: (() => unknown)[],
): Promise<Sandbox> {
  const file = folder === undefined ? undefined : filesIn(folder).sandbox;
  const created = async (): Promise<Sandbox> => {
    const kept = file === undefined ? undefined : await openFileStore(file, locale);
    closing.push(() => kept?.close());
    return await createSandbox({
      clock: { now },
      keys: houses,
      terminals: sampleTerminals,
      ...(kept !== undefined && { store: kept.store }),
    });
  };
  const sandbox = await created().catch((error: unknown) => {
    const code = failureOf(error);
    throw code === 'journal/full' && file !== undefined
      ? new JournalError(code, { params: { file }, locale })
      : error;
  });
  const ticking = setInterval(() => void sandbox.tick().catch(() => undefined), TICK);
  closing.push(
    () => sandbox.idle(),
    () => clearInterval(ticking),
  );
  return sandbox;
}
