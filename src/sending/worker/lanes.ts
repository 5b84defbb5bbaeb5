import { EventEmitter } from 'node:events';
import type { Task, WorkerEvents } from 'graphile-worker';
import type { PgPool } from '../journal-postgres/database.js';
import type { SettlePayload } from './ending.js';
import { issueJob } from './issue-job.js';
import { Job, type QueueJob, type Shared } from './job.js';
import { ISSUE, SETTLE } from './queue.js';
import { settleJob } from './settle-job.js';
import { Slots } from './slots.js';

/** A lane asks the queue after a pause, so that all of them together ask every few milliseconds. */
const PAUSE_OF_EACH = 50;

/** After this time without a job, there is probably no work; until then a lane asks again after a short time. */
const BUSY = 300;
const AGAIN = 20;

type Graphile = typeof import('graphile-worker');
type GraphilePool = Parameters<Graphile['runTaskList']>[2];

/** Lanes in the queue: workers of graphile-worker, each of which has one job at most. */
export interface Lanes {
  /** The names by which the queue knows them. */
  readonly workers: Set<string>;
  /** Resolves when all of them have ended. */
  readonly ended: Promise<void>;
}

/**
 * Starts the lanes. There are more of them than slots, because documents that wait keep their lane, so that nothing of
 * their series overtakes them. A lane asks for a job only when there is a slot for it.
 *
 * @param fail called when a lane cannot give a job back: the lanes then have to be started again
 */
export function startLanes(graphile: Graphile, shared: Shared, fail: () => void): Lanes {
  const { settings, slots, ending, queue } = shared;
  const { pool } = settings.journal;
  const workers = new Set<string>();
  /** Lanes that may have a job, or a series, that they do not know of, because an answer was lost. */
  const unsure = new Set<string>();
  /** The queue locks every series while it looks for a job, so lanes of one process ask one after the other. */
  const asking = new Slots(1);
  let foundAt = Number.NEGATIVE_INFINITY;
  const events: WorkerEvents = new EventEmitter();
  const namesOf = (worker: { readonly workerId: string; readonly workerPool: { readonly id: string } }) => [
    worker.workerId,
    worker.workerPool.id,
  ];
  events.on('worker:create', ({ worker }) => {
    for (const name of namesOf(worker)) workers.add(name);
  });
  events.on('job:start', () => {
    asking.give();
    foundAt = performance.now();
  });
  events.on('worker:getJob:empty', ({ worker }) => {
    asking.give();
    slots.give();
    // While there is work, another process has probably just locked the series.
    if (performance.now() - foundAt < BUSY) setTimeout(() => nudged(worker), AGAIN * (0.5 + Math.random()));
  });
  events.on('worker:getJob:error', ({ worker }) => {
    for (const name of namesOf(worker)) unsure.add(name);
    asking.give();
    slots.give();
  });
  events.on('job:complete', ({ worker, job }) => {
    // Whoever had it before may have ended it at the same time, and the series would stay locked.
    if (job.attempts > 1) unsure.add(worker.workerId);
  });
  events.on('worker:fatalError', fail);
  const beforeAsking = async (): Promise<string[]> => {
    await slots.take();
    await asking.take();
    await shared.announced;
    const names = [...unsure];
    await queue.unlock(pool, names);
    for (const name of names) unsure.delete(name);
    return [];
  };
  const lanes = settings.concurrency + settings.mostWaiting;
  const running = graphile.runTaskList(
    {
      schema: settings.queueSchema,
      events,
      logger: new graphile.Logger(() => () => undefined),
      concurrency: lanes,
      pollInterval: PAUSE_OF_EACH * lanes,
      noHandleSignals: true,
      forbiddenFlags: beforeAsking,
    },
    {
      [ISSUE]: taskOf(shared, issueJob),
      [SETTLE]: taskOf(shared, (job, payload) => settleJob(job, payload as SettlePayload)),
    },
    withListeners(pool),
  );
  const stop = (): void => {
    slots.open();
    void running.gracefulShutdown();
  };
  if (ending.aborted) stop();
  else ending.addEventListener('abort', stop, { once: true });
  return { workers, ended: running.promise };
}

/** Lets a lane ask again. One that has ended refuses. */
function nudged(worker: { nudge(): boolean }): void {
  try {
    worker.nudge();
  } catch {
    // It has ended.
  }
}

/** A task that gives its slot back at the end. */
const taskOf =
  (shared: Shared, work: (job: Job, payload: unknown) => Promise<void>): Task =>
  async (payload, helpers) => {
    const job = new Job(shared, helpers.job as QueueJob);
    try {
      if (shared.ending.aborted) await job.giveBack();
      await work(job, payload);
    } finally {
      shared.slots.give();
    }
  };

const listening = new WeakSet<object>();

/** A lost connection is an event of its client. Without a listener it would end the process. */
function withListeners(pool: PgPool): GraphilePool {
  const own = pool as unknown as GraphilePool;
  if (!listening.has(own)) {
    listening.add(own);
    const clients = new WeakSet<object>();
    own.on('acquire', (client) => {
      if (clients.has(client)) return;
      clients.add(client);
      client.on('error', () => undefined);
    });
  }
  return own;
}
