import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locale } from '../../../issues/inside.js';
import { JournalError } from '../../../sending/client/journal/inside.js';
import type { PostgresJournal } from '../../../sending/journal-postgres/index.js';
import type { SqliteJournal } from '../../../sending/journal-sqlite/index.js';
import type { Context } from '../args/command.js';
import { clean } from '../terminal/clean.js';
import { complain } from './report-error.js';

/** Where a journal is: an SQLite file, or a schema of a PostgreSQL database. */
export type JournalPlace = { readonly file: string } | { readonly database: string; readonly schema: string };

/**
 * Why no journal at a place can be read; `undefined` if there is one. Nothing is created: a command that only reads would
 * otherwise answer that nothing is open.
 *
 * @param mayUpdate whether a journal of an older version will do, which is updated when it is opened
 * @throws JournalError if the file or the database cannot be used
 */
export async function whyNoJournal(
  { locale, words: { journal: words } }: Context,
  place: JournalPlace,
  { mayUpdate }: { readonly mayUpdate: boolean },
): Promise<string | undefined> {
  const isFit = (version: string): version is 'current' =>
    version === 'current' || (mayUpdate && version === 'older');
  if ('file' in place) {
    const [file, name] = [resolve(place.file), clean(place.file)];
    const { leftOf } = await import('../../../sending/journal-sqlite/files.js');
    if (!existsSync(file) && leftOf(file) === undefined) return words.noFile(name);
    const { storedVersion } = await import('../../../sending/journal-sqlite/stored-version.js');
    const version = await storedVersion({ file, locale });
    return isFit(version) ? undefined : words.noJournal[version](name);
  }
  const { storedVersion } = await import('../../../sending/journal-postgres/stored-version.js');
  const { database: connectionString, schema } = place;
  const version = await storedVersion({ connectionString, schema, locale });
  return isFit(version) ? undefined : words.noDatabase[version](clean(schema));
}

/** Whether there is a journal to read. Otherwise the reason is reported on standard error. */
export async function hasJournal(
  context: Context,
  place: JournalPlace,
  settings: { readonly mayUpdate: boolean },
): Promise<boolean> {
  const reason = await whyNoJournal(context, place, settings);
  if (reason !== undefined) await complain(context, reason);
  return reason === undefined;
}

/**
 * Refuses to begin a new journal where there was one.
 *
 * @param others files that are created after the journal
 * @throws JournalError
 */
export async function mustNotBeLost(
  file: string,
  others: readonly string[],
  locale: Locale | undefined,
): Promise<void> {
  const { leftOf } = await import('../../../sending/journal-sqlite/files.js');
  const beside = leftOf(file, others);
  if (beside !== undefined) throw new JournalError('journal/lost', { params: { file, beside }, locale });
}

/** Opens the journal at a place. A file that does not exist is created. */
export async function openStored(
  place: JournalPlace,
  locale: Locale | undefined,
): Promise<SqliteJournal | PostgresJournal> {
  if ('file' in place)
    return (await import('../../../sending/journal-sqlite/index.js')).sqliteJournal({ ...place, locale });
  const { postgresJournal } = await import('../../../sending/journal-postgres/index.js');
  const { database: connectionString, schema } = place;
  return await postgresJournal({ connectionString, schema, locale });
}
