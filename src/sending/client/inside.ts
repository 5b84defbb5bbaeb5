/** What other rooms take from this one. Users have its public door. */

export { clientOf } from './create-client.js';
export { ClientError } from './error.js';
export type { Client } from './generated/client.js';
export type { AttemptEndEvent, AttemptEvent, DocumentNumber, Hooks } from './hooks.js';
export { previewCancellation } from './issue/cancel-note.js';
export { type DatedNumber, numberIn } from './issue/document-facts.js';
export type { DocumentToIssue } from './issue/issue.js';
export { isSameDocument } from './issue/same-document.js';
export { signaturesOf } from './issue/signatures.js';
export { callable, pause, signal, text, timeout, whole } from './option-values.js';
export type { CancelOutcome } from './outcomes/cancel-outcome.js';
export type { Held, IssueOutcome } from './outcomes/outcome.js';
export type { RefusalReason, Refused } from './outcomes/refusal.js';
export { MAX_ANSWER_BYTES, readOptions } from './read-options.js';
export type { RecoveredRow } from './recovery/report.js';
export { searchQuery } from './search.js';
export {
  backOff,
  type Clock,
  earlier,
  later,
  longestOf,
  millisecondsUntil,
  retryAfter,
  type WaitingClock,
  waitingClock,
} from './time.js';
export { readJson, writeJson } from './transport/json.js';
export { neverLeft } from './transport/never-left.js';
export { readText, TooLarge } from './transport/read-text.js';
