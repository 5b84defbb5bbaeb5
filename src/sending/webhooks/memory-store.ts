import { refuseOthers } from './refuse-others.js';
import { KEPT, type StoredEvent, type WebhookStore } from './store.js';

/** Options of `memoryStore`. */
export interface MemoryStoreOptions {
  /** The clock of leases, in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

interface Row extends StoredEvent {
  attempts: number;
  holder?: string;
  /** When the lease ends. */
  end: number;
}

/** How many ids of completed events are kept. The service gives up on an event after 15 hours. */
const KEEP = 10_000;

/**
 * A store in memory, for one process and for tests. It does not outlive the process, so the service is answered only
 * after the handler has completed, and delivers failed events again.
 *
 * @example
 * const handler = createWebhookHandler({ secrets, onEvent, store: memoryStore() });
 */
export function memoryStore(options: MemoryStoreOptions = {}): WebhookStore {
  refuseOthers(options, ['now']);
  const { now = Date.now } = options;
  const waiting = new Map<string, Row>();
  const done = new Map<string, number>();
  return {
    durable: false,
    async add({ eventId, body }) {
      if (done.has(eventId)) return 'done';
      if (!waiting.has(eventId)) waiting.set(eventId, { eventId, body, attempts: 0, end: 0 });
      return 'waiting';
    },
    async take(eventId, { holder, leaseTime }) {
      const row = waiting.get(eventId);
      // A lease that ends later than a new one was taken before the clock was set back.
      const left = (row?.end ?? 0) - now();
      if (row === undefined || (row.holder !== holder && left > 0 && left <= leaseTime)) return undefined;
      row.attempts += 1;
      row.holder = holder;
      row.end = now() + leaseTime;
      return { ...row };
    },
    async complete(eventId) {
      waiting.delete(eventId);
      done.set(eventId, now());
      const [oldest = ''] = done.keys();
      if (done.size > KEEP) done.delete(oldest);
    },
    async release(eventId, holder) {
      const row = waiting.get(eventId);
      if (row?.holder === holder) row.end = 0;
    },
    async pending() {
      return [...waiting.values()].map((row) => ({ ...row }));
    },
    async forget(before) {
      const end = Math.min(before.getTime(), now() - KEPT);
      for (const [eventId, at] of done) if (at < end) done.delete(eventId);
    },
  };
}
