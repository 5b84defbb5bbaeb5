/** A stored event. */
export interface StoredEvent {
  readonly eventId: string;
  /** The body exactly as it was signed. */
  readonly body: string;
  /** How often the handler was started. */
  readonly attempts: number;
}

/** The process that runs the handler of an event, and for how many milliseconds no other process may. */
export interface EventLease {
  readonly holder: string;
  readonly leaseTime: number;
}

/** How long the id of a completed event is kept at least, in milliseconds: 31 days. */
export const KEPT = 31 * 24 * 3_600_000;

/**
 * Where received events are kept. Each method is one statement or one transaction of a database; `eventId` is the unique
 * key. Two processes may share a store.
 *
 * @example
 * // add, in SQL: INSERT INTO event (id, body) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING
 * // take: UPDATE event SET attempts = attempts + 1, holder = $2, leased_until = now() + $3 WHERE id = $1
 * //   AND NOT done AND (holder IS NULL OR holder = $2 OR leased_until <= now()) RETURNING id, body, attempts
 */
export interface WebhookStore {
  /** Whether stored events outlive the process. If so, the service is answered before the handler runs. */
  readonly durable: boolean;
  /** Stores an event unless its id is known. `done`: its handler has completed; `waiting`: it has not. */
  add(event: { readonly eventId: string; readonly body: string }): Promise<'waiting' | 'done'>;
  /**
   * Gives an event to one holder and counts the attempt, if the event is not done and no other holder has a valid lease
   * on it by the clock of the store. A holder can take over its own events at once. Otherwise returns `undefined`.
   */
  take(eventId: string, lease: EventLease): Promise<StoredEvent | undefined>;
  /**
   * Records that the handler has completed: the event is never given out again. Keep its id; its body is no longer
   * needed.
   */
  complete(eventId: string): Promise<void>;
  /** Records that the handler failed: the event may be taken again, if this holder still has it. */
  release(eventId: string, holder: string): Promise<void>;
  /** Events that are not done, oldest first, including those with a lease. */
  pending(): Promise<readonly StoredEvent[]>;
  /**
   * Removes the ids of events that were completed before a time, and more than 31 days ago: the service gives up on an event
   * after 15 hours. `retire` of a journal calls it.
   */
  forget?(before: Date): Promise<void>;
}
