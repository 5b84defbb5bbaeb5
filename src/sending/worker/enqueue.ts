import type { Locale } from '../../issues/inside.js';
import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';
import type { OptionForm } from '../../reading/option-form.js';
import { ClientError, type DocumentToIssue, numberIn, writeJson } from '../client/inside.js';
import { type FlowStates, JournalError, readJournalOptions, textsOf } from '../client/journal/inside.js';
import type { PgClient } from '../journal-postgres/database.js';
import { JoinedTransaction } from '../journal-postgres/joined.js';
import { saveStates } from '../journal-postgres/states.js';
import { isSchema, tablesIn } from '../journal-postgres/tables.js';
import { QUEUE_SCHEMA, Queue, queueOf } from './queue.js';

/**
 * Options of `enqueue`.
 *
 * @example
 * const options: EnqueueOptions = { states: { 'table 7': table.toJSON() } };
 */
export interface EnqueueOptions {
  /** Flow states that are stored in the same transaction; `undefined` removes one. */
  readonly states?: FlowStates | undefined;
  /** As with `issue`: `false` holds a document with payments of type 7 or 8 until they are completed. */
  readonly skipSignature?: boolean | undefined;
  /** The schema of the journal. Default: `parastatiko`. */
  readonly schema?: string | undefined;
  /** The schema of the queue. Default: `graphile_worker`. */
  readonly queueSchema?: string | undefined;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
}

const FORM: OptionForm<EnqueueOptions, JournalErrorCode> = {
  states: true,
  skipSignature: true,
  schema: [isSchema, 'journal/schema'],
  queueSchema: [isSchema, 'journal/schema'],
  locale: true,
};

/**
 * Adds a document to the queue within your own transaction: it is issued by a worker after the commit, and never if the
 * transaction is rolled back. Documents of one issuer, branch and series are sent in the order in which they were added.
 * Reserve the number in the same transaction, before you add the document.
 *
 * @param tx the client of `pg` on which your transaction runs, or anything with its `query`
 * @throws ClientError if `document` has no issuer, branch, type, series, number or day.
 * @throws JournalError if no transaction is open, the queue does not exist yet, or the database refuses.
 * @example
 * await tx.query('BEGIN');
 * await tx.query('INSERT INTO sale (number) VALUES ($1)', [aa]);
 * await enqueue(tx, receipt, { states: { [`sale ${aa}`]: sale } });
 * await tx.query('COMMIT');
 */
export async function enqueue(
  tx: PgClient,
  document: DocumentToIssue,
  options?: EnqueueOptions,
): Promise<void> {
  const read = readJournalOptions(options, FORM);
  const { locale, states, skipSignature, schema = 'parastatiko', queueSchema = QUEUE_SCHEMA } = read;
  if (typeof tx?.query !== 'function') throw new JournalError('journal/transaction', { locale });
  if (skipSignature !== undefined && typeof skipSignature !== 'boolean') {
    throw new ClientError('call/options', { params: { member: 'skipSignature' }, part: 'flag', locale });
  }
  const texts = textsOf(states, locale);
  const number = numberIn(document);
  if (number === undefined) throw new ClientError('call/not-a-document', { part: 'no-number', locale });
  const { vatNumber, branch, series } = number;
  // As text, so that no digit is lost when the payload is parsed.
  const payload = JSON.stringify({ document: writeJson(document), skipSignature });
  const queue = new Queue(queueSchema);
  await new JoinedTransaction(tx, locale)
    .write(async (queries) => {
      await saveStates(queries, tablesIn(schema), texts);
      await queue.addIssue(tx, queueOf(vatNumber, branch, series), payload);
    })
    .catch((cause: unknown) => {
      throw isMissing(cause)
        ? new JournalError('journal/no-queue', { params: { queueSchema }, locale, cause })
        : cause;
    });
}

/** The codes of PostgreSQL for a schema and a function that do not exist. */
const MISSING: ReadonlySet<unknown> = new Set(['3F000', '42883']);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && MISSING.has(Object(error.cause).code);
