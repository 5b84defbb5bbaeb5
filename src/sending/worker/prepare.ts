import type { Locale } from '../../issues/inside.js';
import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';
import type { OptionForm } from '../../reading/option-form.js';
import { readJournalOptions } from '../client/journal/inside.js';
import { inWords } from '../journal-postgres/failure.js';
import type { PostgresJournal } from '../journal-postgres/journals.js';
import { isSchema } from '../journal-postgres/tables.js';
import { refuseValue } from './options.js';
import { loadQueue, QUEUE_SCHEMA } from './queue.js';

/**
 * Options of `prepareQueue`.
 *
 * @example
 * const options: PrepareQueueOptions = { journal };
 */
export interface PrepareQueueOptions {
  /** The journal. The queue is in the same database. */
  readonly journal: PostgresJournal;
  /** The schema of the queue. Default: `graphile_worker`. */
  readonly queueSchema?: string | undefined;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
}

const FORM: OptionForm<PrepareQueueOptions, JournalErrorCode> = {
  journal: true,
  queueSchema: [isSchema, 'journal/schema'],
  locale: true,
};

/**
 * Creates the queue in the database of the journal, or updates it. A worker does this when it starts. Call it when you
 * deploy, if documents may be enqueued before the first worker has started.
 *
 * @throws ClientError if `journal` is not a journal on PostgreSQL.
 * @throws JournalError if the database cannot be reached, or graphile-worker is missing.
 * @example
 * await prepareQueue({ journal });
 */
export async function prepareQueue(options: PrepareQueueOptions): Promise<void> {
  const { locale, journal, queueSchema = QUEUE_SCHEMA } = readJournalOptions(options, FORM);
  if (typeof journal?.joining !== 'function') return refuseValue('journal', 'postgres-journal', locale);
  await migrated({ journal, queueSchema, locale });
}

/** Loads graphile-worker, and makes its schema the one that it knows. */
export async function migrated({
  journal,
  queueSchema,
  locale,
}: {
  readonly journal: PostgresJournal;
  readonly queueSchema: string;
  readonly locale: Locale;
}) {
  const graphile = await loadQueue(locale);
  type Pool = NonNullable<Parameters<typeof graphile.runMigrations>[0]['pgPool']>;
  const pgPool = journal.pool as unknown as Pool;
  const logger = new graphile.Logger(() => () => undefined);
  await graphile.runMigrations({ pgPool, schema: queueSchema, logger }).catch((error: unknown) => {
    throw inWords(error, locale);
  });
  return graphile;
}
