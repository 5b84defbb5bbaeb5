import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '../client/inside.js';
import { Heartbeat } from './heartbeat.js';
import type { Shared } from './job.js';
import { startLanes } from './lanes.js';
import {
  readSettings,
  refuseValue,
  type Settings,
  type WaitingDocument,
  type WorkerOptions,
} from './options.js';
import { migrated } from './prepare.js';
import { Queue } from './queue.js';
import { Slots } from './slots.js';

const SWEEP = 3000;

/**
 * A worker, which issues the documents of the queue.
 *
 * @example
 * const worker: QueueWorker = createWorker({ client, journal });
 */
export interface QueueWorker {
  /**
   * Works until the signal is aborted. It may be called once.
   *
   * @throws ClientError if the client has another journal.
   * @throws JournalError if the database cannot be reached at the start, or graphile-worker is missing.
   */
  run(): Promise<void>;
}

/**
 * Creates a worker that issues the documents of the queue, and settles those whose outcome is unknown. Run as many as you
 * like, on any hosts. Documents of one issuer, branch and series are sent in the order of the queue. A document that
 * cannot be sent now waits without holding up other series; one that is refused is kept as a state of the journal (see
 * `RefusedDocument`). It needs the package `graphile-worker`.
 *
 * @throws ClientError if an option is invalid.
 * @example
 * await createWorker({ client, journal, concurrency: 8, signal: stopping.signal, holder: 'worker 1' }).run();
 */
export function createWorker(options: WorkerOptions): QueueWorker {
  const settings = readSettings(options);
  let running: Promise<void> | undefined;
  return {
    run: () => {
      running ??= run(settings);
      return running;
    },
  };
}

async function run(settings: Settings): Promise<void> {
  const { client, journal, signal, locale } = settings;
  if ((await client.journal()) !== journal) {
    return refuseValue('client', 'client-of-journal', locale);
  }
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted === true) return;
  const graphile = await migrated(settings);
  const queue = new Queue(settings.queueSchema);
  const waiting = new Map<string, WaitingDocument>();
  let workers: ReadonlySet<string> = new Set();
  const heartbeat = new Heartbeat(journal, settings, {
    sign: () => ({ workers: [...workers], waiting: [...waiting.values()] }),
    bury: (dead) => queue.unlock(journal.pool, dead),
    holders: () => queue.holders(journal.pool),
  });
  await heartbeat.begin();
  const beating = new AbortController();
  const kept = Promise.all([heartbeat.keep(beating.signal), swept(queue, settings, beating.signal)]);
  try {
    while (!stopping.signal.aborted) {
      const ending = new AbortController();
      // Every document that waits listens.
      setMaxListeners(0, ending.signal);
      const end = (): void => ending.abort();
      stopping.signal.addEventListener('abort', end);
      const slots = new Slots(settings.concurrency);
      const announced = deferred();
      const shared: Shared = {
        settings,
        queue,
        slots,
        ending: ending.signal,
        announced: announced.promise,
        waiting,
      };
      const lanes = startLanes(graphile, shared, end);
      workers = lanes.workers;
      // Otherwise nobody would miss them if this process were killed now.
      await persistently(() => heartbeat.beat(), ending.signal);
      announced.resolve();
      await lanes.ended;
      stopping.signal.removeEventListener('abort', end);
      const names = [...workers];
      await persistently(() => queue.unlock(journal.pool, names), stopping.signal);
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    beating.abort();
    await kept;
  }
  // If this cannot be written now, the others find this worker dead.
  await heartbeat.end().catch(() => undefined);
}

/** Removes what the queue no longer needs, from time to time. */
async function swept(queue: Queue, { journal }: Settings, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await pause(SWEEP * (0.5 + Math.random()), undefined, { signal: ending }).catch(() => undefined);
    // It is not possible while documents are being added; the next time it may be.
    if (!ending.aborted) await queue.sweep(journal.pool).catch(() => undefined);
  }
}

/** Repeats a step until it succeeds. After the signal it is tried once more at most. */
async function persistently(step: () => Promise<void>, ending: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch {
      if (ending.aborted) return;
      await pause(backOff(attempt, Math.random), undefined, { signal: ending }).catch(() => undefined);
    }
  }
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
