/** The journal of clients on many hosts, on PostgreSQL. For Node. */

export type { ArchivedDocument, DocumentFilter } from '../client/journal/archive.js';
export { JournalError } from '../client/journal/error.js';
export type { PgClient, PgPool } from './database.js';
export type { JoinedJournal, PostgresJournal } from './journals.js';
export { type PostgresJournalOptions, postgresJournal } from './postgres-journal.js';
