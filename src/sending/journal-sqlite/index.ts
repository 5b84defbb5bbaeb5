/** The journal of a client in a file: attempts, the archive of documents, flow states and numbers. For Node. */

export type { ArchivedDocument, DocumentFilter } from '../client/journal/documents.js';
export { JournalError } from '../client/journal/error.js';
export type { CopiedUntil, CopyBatch, ReplicationSource } from '../client/journal/replication.js';
export { type SqliteJournal, type SqliteJournalOptions, sqliteJournal } from './sqlite-journal.js';
