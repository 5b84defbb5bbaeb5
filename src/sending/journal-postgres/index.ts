/** The journal of clients on many hosts, on PostgreSQL. For Node. */

export {
  type ArchivedDocument,
  type CopiedBatch,
  type CopiedUntil,
  type CopyBatch,
  type DocumentFilter,
  JournalError,
  type Replica,
  type ReplicateOptions,
  type ReplicationReport,
  type ReplicationSource,
  type ReplicationTarget,
  replicate,
} from '../client/journal/inside.js';
export type { PgClient, PgPool } from './database.js';
export type { JoinedJournal, PostgresJournal } from './journals.js';
export { type PostgresJournalOptions, postgresJournal } from './postgres-journal.js';
