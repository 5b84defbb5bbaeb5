import type { EventLease, StoredEvent, WebhookStore } from './store.js';

/** What `memoryStore` takes. */
export interface MemoryStoreOptions {
  /** So many ids of completed events are remembered; the oldest are forgotten first. Default: 10000. */
  readonly keep?: number | undefined;
}

const KEEP = 10_000;

/**
 * A store in memory, for one process and for tests. It does not outlive the process, so the service is answered only after
 * the handler has completed, and delivers again what failed.
 *
 * @example
 * const handler = createWebhookHandler({ secrets, onEvent, store: memoryStore() });
 */
export function memoryStore({ keep = KEEP }: MemoryStoreOptions = {}): WebhookStore {
  const waiting = new Map<string, StoredEvent & { readonly lease?: EventLease }>();
  const done = new Set<string>();
  return {
    durable: false,
    async add({ eventId, body }) {
      if (done.has(eventId)) return 'done';
      if (!waiting.has(eventId)) waiting.set(eventId, { eventId, body, attempts: 0 });
      return 'waiting';
    },
    async take(eventId, lease) {
      const event = waiting.get(eventId);
      if (event === undefined) return undefined;
      const held = event.lease;
      if (held !== undefined && held.holder !== lease.holder && held.until > lease.now) return undefined;
      const taken = { eventId, body: event.body, attempts: event.attempts + 1 };
      waiting.set(eventId, { ...taken, lease });
      return taken;
    },
    async complete(eventId) {
      waiting.delete(eventId);
      done.add(eventId);
      for (const oldest of done) {
        if (done.size <= keep) break;
        done.delete(oldest);
      }
    },
    async release(eventId, holder) {
      const event = waiting.get(eventId);
      if (event?.lease?.holder !== holder) return;
      const { body, attempts } = event;
      waiting.set(eventId, { eventId, body, attempts });
    },
    async pending() {
      return [...waiting.values()].map(({ eventId, body, attempts }) => ({ eventId, body, attempts }));
    },
  };
}
