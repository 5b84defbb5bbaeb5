/** What stores of the journal and the command line take from it. Users have `../index.ts`. */
export { versionBefore } from './aged.js';
export type { Column, Wanted } from './archive.js';
export type { AttemptBegin, AttemptEnd, Lease, Taken } from './attempts.js';
export { TAKEN_OUT } from './body.js';
export type { Claim, ClaimedRows } from './claims.js';
export { eventIn, FATES, leaseIn, reservationOf, resultOf, rowIn, stateIn } from './columns.js';
export {
  both,
  type Condition,
  conditionsOf,
  conditionsOfClaim,
  LEAVES_NUMBER,
  optional,
} from './conditions.js';
export { DatabaseReader } from './database-reader.js';
export { documentIn } from './document-in.js';
export type { ArchivedDocument, DocumentFilter } from './documents.js';
export { JournalError } from './error.js';
export { type ReadClaim, readClaim, readFilter, stateFilter } from './filter.js';
export { commitNumber, type GivingUp, giveUpRow, mayBeFiled, takeBack } from './give-up.js';
export { givenUpIn, mustNotBeGivenUp, wasHeld } from './given-up.js';
export type { Journal } from './journal.js';
export { endOfLease, isFirst, leaseTimeOf, mayFollow } from './leases.js';
export type { CountedCall } from './limits.js';
export { listed } from './listed.js';
export { keyOf, numberInKey } from './number-in-key.js';
export { OWN, own, refuseOwnNames, type StateText, textsOf } from './own-states.js';
export { readJournalOptions } from './read-journal-options.js';
export { readRetention } from './read-retention.js';
export { type ReplicateOptions, type ReplicationReport, replicate } from './replicate.js';
export type {
  CopiedBatch,
  CopiedUntil,
  CopyBatch,
  Replica,
  ReplicationSource,
  ReplicationTarget,
} from './replication.js';
export { beginningOf, type Retention, type RetiredMonth } from './retention.js';
export type {
  JournalRequest,
  JournalResult,
  JournalRow,
  JournalStanding,
  Operation,
  RowFilter,
  RowName,
  StandingCounts,
} from './rows.js';
export { GIVEN_UP, isFiledIn, leavesNumber, mayHaveFiled, unsettled } from './standings.js';
export type { FlowStates, StateExchange, StateFilter, StoredState } from './states.js';
export {
  isMade,
  type NumberSettlement,
  type Reservation,
  type Transaction,
  transactionSteps,
} from './transaction.js';
