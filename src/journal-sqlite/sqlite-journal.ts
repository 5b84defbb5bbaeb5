import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Journal } from '../client/journal/journal.js';
import type { MemoryNumberingOptions } from '../flows/numbering/memory.js';
import { type Locale, readLocale } from '../issues/locale.js';
import { readOptions } from '../reading/options.js';
import type { WebhookStore } from '../webhooks/store.js';
import type { ArchivedDocument, DocumentFilter } from './archive.js';
import { drivers } from './driver.js';
import { JournalError } from './error.js';
import { FileJournal } from './file-journal.js';
import { SqliteNumbering } from './numbers.js';
import { openStore } from './open-store.js';
import { migrations } from './schema.js';

/**
 * What `sqliteJournal` takes.
 *
 * @example
 * const options: SqliteJournalOptions = { file: '/var/lib/till/journal.db', numbering: { first: [{ ...series, aa: '158' }] } };
 */
export interface SqliteJournalOptions {
  /** The path of the file, on a disk of this machine. It is made when it does not exist; its folder has to. */
  readonly file: string | URL;
  /** How long a step waits, in milliseconds, while another process writes. Default: 5,000. */
  readonly busyTimeout?: number | undefined;
  /** The words of messages. Default: English. */
  readonly locale?: Locale | undefined;
  /** Where the numbers of series begin. A series that the file counts already goes on where it stands. */
  readonly numbering?: MemoryNumberingOptions | undefined;
}

/**
 * A journal in a file: what a client sends, the archive of its documents, the states of flows, numbers, and events of webhooks.
 *
 * @example
 * const journal: SqliteJournal = await sqliteJournal({ file: 'journal.db' });
 */
export interface SqliteJournal extends Journal {
  /** The documents of the archive, oldest first, with MARK, UID and links. */
  documents(filter?: DocumentFilter): AsyncIterable<ArchivedDocument>;
  /**
   * The store of `createWebhookHandler`, in the same file: a delivery is answered as soon as its event is on the disk, and the
   * event survives the process. Ids of handled events are kept, so that none is handled twice.
   */
  readonly webhooks: WebhookStore;
  /** Closes the file. Every method rejects from then on. */
  close(): Promise<void>;
}

const BUSY_TIMEOUT = 5000;
const LONGEST_TIMEOUT = 2_147_483_647;

/**
 * Opens a journal in a file of SQLite, and makes it when it is new. Each step has reached the disk when its promise resolves.
 * Several processes of one machine may use one file. It needs Node 22.13, or the package `libsql`.
 *
 * @throws JournalError when an option is wrong, the file is that of another program or of a newer version, or SQLite is missing.
 * @throws LocaleError when `locale` is not a words object.
 * @throws RefusedStepError when `numbering` names no series or no number.
 * @example
 * const client = createClient({ baseUrl, apiKey, holder: 'till 1', journal: await sqliteJournal({ file: 'journal.db' }) });
 */
export async function sqliteJournal(options: SqliteJournalOptions): Promise<SqliteJournal> {
  const given = readOptions<SqliteJournalOptions>(options, {
    file: true,
    busyTimeout: true,
    locale: true,
    numbering: true,
  });
  const locale = readLocale(given.locale);
  const file = fileOf(given.file, locale);
  const busyTimeout = given.busyTimeout ?? BUSY_TIMEOUT;
  if (!Number.isInteger(busyTimeout) || busyTimeout < 0 || busyTimeout > LONGEST_TIMEOUT) {
    throw new JournalError('journal/busy-timeout', { locale });
  }
  const store = await openStore({ file, locale, busyTimeout }, drivers, migrations);
  try {
    return new FileJournal(store, new SqliteNumbering(store, { locale, ...given.numbering }));
  } catch (error) {
    store.close();
    throw error;
  }
}

/** A whole path: neither driver then takes it for an address, or for a database in memory. */
function fileOf(file: unknown, locale: Locale): string {
  const isPath = typeof file === 'string' && file.trim() !== '' && file !== ':memory:';
  if (isPath && !file.includes('\0')) return resolve(file);
  if (file instanceof URL && file.protocol === 'file:') return fileURLToPath(file);
  throw new JournalError('journal/file', { locale });
}
