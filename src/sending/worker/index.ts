/** Issuing in the background: a queue in the database of the journal, and its workers. For Node. */

export { type EnqueueOptions, enqueue } from './enqueue.js';
export type { QueuedOutcome, WaitingDocument, WorkerOptions } from './options.js';
export { type PrepareQueueOptions, prepareQueue } from './prepare.js';
export type { RefusedDocument } from './refused.js';
export { createWorker, type QueueWorker } from './worker.js';
