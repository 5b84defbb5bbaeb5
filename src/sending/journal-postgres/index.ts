/** The journal of clients on many hosts, on PostgreSQL. For Node. */

export type { ArchivedDocument, DocumentFilter } from '../client/journal/documents.js';
export { JournalError } from '../client/journal/error.js';
export { type ReplicateOptions, type ReplicationReport, replicate } from '../client/journal/replicate.js';
export type {
  CopiedBatch,
  CopiedUntil,
  CopyBatch,
  Replica,
  ReplicationSource,
  ReplicationTarget,
} from '../client/journal/replication.js';
export type { PgClient, PgPool } from './database.js';
export type { JoinedJournal, PostgresJournal } from './journals.js';
export { type PostgresJournalOptions, postgresJournal } from './postgres-journal.js';
