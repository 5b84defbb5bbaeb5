import { expect } from './error.js';
import type { StoredEvent, WebhookStore } from './store.js';

/** What `memoryStore` takes. */
export interface MemoryStoreOptions {
  /** So many ids of completed events are remembered; the oldest are forgotten first. Default: 10000. */
  readonly keep?: number | undefined;
}

interface Row {
  readonly eventId: string;
  readonly body: string;
  attempts: number;
  holder: string;
  until: Date;
}

const KEEP = 10_000;
const LONG_AGO = new Date(0);

/**
 * A store in memory, for one process and for tests. It does not outlive the process, so the service is answered only after
 * the handler has completed, and delivers again what failed.
 *
 * @example
 * const handler = createWebhookHandler({ secrets, onEvent, store: memoryStore() });
 */
export function memoryStore(options: MemoryStoreOptions = {}): WebhookStore {
  const keep = options?.keep ?? KEEP;
  expect(keep > 0, 'keep', `${KEEP}`);
  const waiting = new Map<string, Row>();
  const done = new Set<string>();
  return {
    durable: false,
    async add({ eventId, body }) {
      if (done.has(eventId)) return 'done';
      if (!waiting.has(eventId)) {
        waiting.set(eventId, { eventId, body, attempts: 0, holder: '', until: LONG_AGO });
      }
      return 'waiting';
    },
    async take(eventId, { holder, now, until }) {
      const row = waiting.get(eventId);
      if (row === undefined || (row.holder !== holder && row.until > now)) return undefined;
      row.attempts += 1;
      row.holder = holder;
      row.until = until;
      return shown(row);
    },
    async complete(eventId) {
      waiting.delete(eventId);
      done.add(eventId);
      const [oldest = ''] = done;
      if (done.size > keep) done.delete(oldest);
    },
    async release(eventId, holder) {
      const row = waiting.get(eventId);
      if (row?.holder === holder) row.until = LONG_AGO;
    },
    async pending() {
      return [...waiting.values()].map(shown);
    },
  };
}

const shown = ({ eventId, body, attempts }: Row): StoredEvent => ({ eventId, body, attempts });
