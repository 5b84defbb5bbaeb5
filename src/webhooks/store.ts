/** An event as a store keeps it. */
export interface StoredEvent {
  readonly eventId: string;
  /** The body as it was signed. */
  readonly body: string;
  /** How often the handler was begun. */
  readonly attempts: number;
}

/** Who runs the handler of an event, and for how many milliseconds no other may. */
export interface EventLease {
  readonly holder: string;
  readonly leaseTime: number;
}

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
  /** Whether what `add` stored outlives the process. If so, the service is answered before the handler runs. */
  readonly durable: boolean;
  /** Keeps an event unless its id is known. `done`: its handler has completed; `waiting`: it has not. */
  add(event: { readonly eventId: string; readonly body: string }): Promise<'waiting' | 'done'>;
  /**
   * Gives an event to one holder and counts the attempt: one that is not done, and on which no other
   * holder has a lease that still runs, by the clock of the store. A holder takes its own events over at once. Otherwise `undefined`.
   */
  take(eventId: string, lease: EventLease): Promise<StoredEvent | undefined>;
  /** The handler has completed: the event is never given again. Its id has to be kept, its body need not be. */
  complete(eventId: string): Promise<void>;
  /** The handler failed: the event may be taken again, if this holder still has it. */
  release(eventId: string, holder: string): Promise<void>;
  /** Events that are not done, the oldest first, whoever holds them. */
  pending(): Promise<readonly StoredEvent[]>;
}
