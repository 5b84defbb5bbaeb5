import type { Numbering } from '../../../flows/inside.js';
import type { WebhookStore } from '../../webhooks/store.js';
import type { AttemptBegin, AttemptEnd, Lease, Taken } from './attempts.js';
import type { Claim, ClaimedRows } from './claims.js';
import type { ArchivedDocument, DocumentFilter } from './documents.js';
import type { CountedCall } from './limits.js';
import type { Retention, RetiredMonth } from './retention.js';
import type { JournalRow, RowFilter, RowName, StandingCounts } from './rows.js';
import type { FlowStates, StateExchange, StateFilter, StoredState } from './states.js';
import type { Transaction } from './transaction.js';

/**
 * The port to the store where a client keeps what it sends. `memoryJournal` is a journal in memory. Any other
 * implementation, for example on a database, must give the same guarantees:
 *
 * - A row is unique by its name, and only one run at a time holds its lease. `take` and the writing of a new row are
 *   one transaction, so two processes with the same store cannot both send.
 * - Every method that writes is one transaction, flow states included, and has reached the disk when it resolves.
 * - `begin`, `end` and `release` reject if the caller no longer has the lease. No row is written without its lease.
 * - A method rejects if its data cannot be written. The client then sends nothing.
 *
 * @example
 * const client = createClient({ baseUrl, apiKey, journal: memoryJournal() });
 */
export interface Journal {
  /**
   * Takes the lease of a row and of the row that it settles, or of neither. If the row is new, it is written as
   * `sending`, with the states. A lease is free if it has expired, or if another run of the same holder has it, because
   * that process was restarted. If the answer was lost, the same call gets the same answer again.
   */
  take(begin: AttemptBegin): Promise<Taken>;
  /**
   * Begins another attempt of a held row: it becomes `sending`, with one more attempt. `anew`: its content is new, so
   * this is its first attempt.
   */
  begin(begin: AttemptBegin, anew: boolean): Promise<void>;
  /**
   * Records the result of the last attempt and releases the leases. Members of an earlier result are kept. If the answer
   * was lost, the same call may be repeated; it then writes nothing.
   */
  end(end: AttemptEnd): Promise<void>;
  /** Releases a lease without an attempt. May be repeated. */
  release(name: RowName, lease: Lease): Promise<void>;
  /**
   * Leases rows that need work to the caller: each row to one caller only, however many ask at once. Rows whose lease is
   * not free are left out. If the answer was lost, the same call gets the same rows again.
   */
  claim(claim: Claim): Promise<ClaimedRows>;
  /** One row; `undefined` if it does not exist. */
  row(name: RowName): Promise<JournalRow | undefined>;
  /** Rows, oldest first. */
  rows(filter?: RowFilter): AsyncIterable<JournalRow>;
  /** The stored state of a flow; `undefined` if it does not exist. */
  state(name: string): Promise<unknown>;
  /**
   * The stored states, in the order of their names. The library keeps its own there, too. Their names begin with
   * `parastatiko `, and no state of yours can have such a name: `parastatiko refused ` are documents that workers could not
   * issue, and `parastatiko worker ` what workers are doing.
   */
  states(filter?: StateFilter): AsyncIterable<StoredState>;
  /** The stored state of a flow with its version, for `exchangeState`; `undefined` if it does not exist. */
  storedState(name: string): Promise<StoredState | undefined>;
  /** Stores states of flows outside an attempt; `undefined` removes one. */
  saveStates(states: FlowStates): Promise<void>;
  /**
   * Stores `next` (`undefined`: removes the state) if the stored state has this version (`undefined`: there is no state).
   * So no process overwrites what another one has stored since it read. This is one transaction.
   */
  exchangeState(name: string, version: number | undefined, next: unknown): Promise<StateExchange>;
  /**
   * Changes several states, and reserves and settles numbers, as one transaction. Returns `false`, and changes nothing, if
   * one of the states has another version. If the answer was lost, the same call may be repeated.
   */
  transact(transaction: Transaction): Promise<boolean>;
  /**
   * Counts a call towards a limit that processes share. Returns 0 if it was counted and may be made, otherwise the
   * milliseconds until it is worth asking again. The client asks this before each onboarding call; without this method,
   * each process keeps the limit for itself.
   */
  turn?(call: CountedCall): Promise<number>;
  /** How many rows have each standing. A large database may estimate how many are issued. */
  standings(): Promise<StandingCounts>;
  /** The documents of the archive, oldest first, with MARK, UID and links. */
  documents(filter?: DocumentFilter): AsyncIterable<ArchivedDocument>;
  /**
   * Takes the requests of whole old months out of the journal. Their rows stay with their results, so that no number is
   * used twice: `rows` and `documents` leave them out, and `row` and `take` reject. A month with a row that still needs
   * work stays. The ids of webhook events that were handled before these months end, and more than 31 days ago, are removed.
   */
  retire(retention: Retention): Promise<readonly RetiredMonth[]>;
  /**
   * The store for `createWebhookHandler`, with the rows. Ids of handled events are kept until `retire`, so that no event is
   * handled twice. In a durable store, a delivery is answered as soon as its event is on the disk.
   */
  readonly webhooks: WebhookStore;
  /** Document numbers, in the same store. */
  readonly numbering: Numbering;
}
