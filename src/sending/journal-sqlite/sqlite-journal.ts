import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MemoryNumberingOptions } from '../../flows/inside.js';
import type { Locale } from '../../issues/inside.js';
import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';
import type { OptionForm } from '../../reading/option-form.js';
import { isWhole } from '../../types/forms.js';
import {
  type Journal,
  JournalError,
  type ReplicationSource,
  readJournalOptions,
} from '../client/journal/inside.js';
import { drivers } from './driver.js';
import { FileJournal } from './file-journal.js';
import { sqliteNumbering } from './numbers.js';
import { openStore } from './open-store.js';
import { migrations } from './schema.js';

/**
 * Options of `sqliteJournal`.
 *
 * @example
 * const options: SqliteJournalOptions = { file: '/var/lib/till/journal.db', numbering: { first: [{ ...series, aa: '158' }] } };
 */
export interface SqliteJournalOptions {
  /** The path of the file, on a local disk. It is created if it does not exist; its folder must exist. */
  readonly file: string | URL;
  /** How long a step waits, in milliseconds, while another process writes. Default: 5,000. */
  readonly busyTimeout?: number | undefined;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
  /** The first numbers of series. A series that is already in the file continues. */
  readonly numbering?: MemoryNumberingOptions | undefined;
}

/**
 * A journal in a file: what a client sends, the archive of its documents, flow states, numbers, and webhook events.
 *
 * @example
 * const journal: SqliteJournal = await sqliteJournal({ file: 'journal.db' });
 */
export interface SqliteJournal extends Journal {
  /** The rows in the order of their changes, for `replicate`. */
  readonly changes: ReplicationSource;
  /** Closes the file. After that, every method rejects. */
  close(): Promise<void>;
}

const BUSY_TIMEOUT = 5000;
const LONGEST_TIMEOUT = 2_147_483_647;

const FORM: OptionForm<SqliteJournalOptions, JournalErrorCode> = {
  file: true,
  busyTimeout: [(value) => isWhole(value, 0, LONGEST_TIMEOUT), 'journal/busy-timeout'],
  locale: true,
  numbering: true,
};

/**
 * Opens a journal in an SQLite file, and creates it if it is new. Each step is on the disk when its promise resolves.
 * Several processes on one machine can use the same file. It needs Node 22.13 or the package `libsql`.
 *
 * @throws JournalError if an option is wrong, the file belongs to another program or a newer version, or SQLite is
 * missing.
 * @throws LocaleError if `locale` is not a words object.
 * @throws RefusedStepError if `numbering` has an invalid series or number.
 * @example
 * const client = createClient({ baseUrl, apiKey, holder: 'till 1', journal: await sqliteJournal({ file: 'journal.db' }) });
 */
export async function sqliteJournal(options: SqliteJournalOptions): Promise<SqliteJournal> {
  const { locale, busyTimeout = BUSY_TIMEOUT, numbering, ...given } = readJournalOptions(options, FORM);
  const file = fileOf(given.file, locale);
  const store = await openStore({ file, locale, busyTimeout }, drivers, migrations);
  try {
    return new FileJournal(store, sqliteNumbering(store, { locale, ...numbering }));
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A full path, so that no driver mistakes it for an address or an in-memory database. */
function fileOf(file: unknown, locale: Locale): string {
  const isPath = typeof file === 'string' && file.trim() !== '' && file !== ':memory:';
  if (isPath && !file.includes('\0')) return resolve(file);
  if (file instanceof URL && file.protocol === 'file:') return fileURLToPath(file);
  throw new JournalError('journal/file', { locale });
}
