/** The journal of a client in a file: attempts, the archive of documents, flow states and numbers. For Node. */

export {
  type ArchivedDocument,
  type CopiedUntil,
  type CopyBatch,
  type DocumentFilter,
  JournalError,
  type ReplicationSource,
} from '../client/journal/inside.js';
export { type SqliteJournal, type SqliteJournalOptions, sqliteJournal } from './sqlite-journal.js';
