import { EventEmitter } from 'node:events';
import type { Task, WorkerEvents } from 'graphile-worker';
import { type CancelOutcome, type IssueOutcome, numberIn } from '../client/inside.js';
import { documentIn, type JournalRow, type RowName } from '../client/journal/inside.js';
import type { PgPool } from '../journal-postgres/database.js';
import { ended, refuse, type SettlePayload, settleLater } from './ending.js';
import { issueJob } from './issue-job.js';
import { Job, type QueueJob, type Shared } from './job.js';
import { ISSUE, SETTLE } from './queue.js';
import { errorFor, refusedBefore, refusedName } from './refused.js';
import { Slots } from './slots.js';
import { troubleOf } from './trouble.js';

/** Settles a document whose outcome is unknown, or that the provider has queued. */
async function settleJob(job: Job, payload: SettlePayload): Promise<void> {
  const { client, statesAfter } = job.shared.settings;
  const { name, tried } = payload;
  const again = { name, tried: tried + 1 };
  const report = await job.persistently(() =>
    client.recover({
      only: [name],
      wait: false,
      ...(statesAfter !== undefined && {
        statesAfter: (row, outcome) => statesAfter(documentIn(row), outcome),
      }),
    }),
  );
  for (const { row, outcome } of report.settled) await endedRow(job, row, outcome);
  for (const { row, error } of report.failed) {
    const document = documentIn(row);
    job.document = numberIn(document);
    if (troubleOf(error) === undefined) await refuse(job, errorFor(error, document));
    else await settleLater(job, again);
  }
  const open = [report.unknown, report.heldElsewhere, report.left].flat();
  if (open.length > 0) await settleLater(job, again);
  if (open.length + report.settled.length + report.failed.length === 0) await settledBefore(job, name);
}

/** Somebody else has settled it, or this job, before it was repeated. */
async function settledBefore(job: Job, name: RowName): Promise<void> {
  const { client, journal } = job.shared.settings;
  const row = await job.persistently(() => journal.row(name));
  if (row === undefined) return;
  const document = documentIn(row);
  if (row.standing === 'refused') {
    // The answer itself is lost: this worker was killed after it, or another host has settled the document.
    job.document = numberIn(document);
    const state = refusedName(job.document, job.job.id);
    const kept = await job.persistently(() => journal.storedState(state));
    if (kept === undefined) await refuse(job, refusedBefore(row, document));
  }
  if (row.standing !== 'issued') return;
  await endedRow(job, row, await job.persistently(() => client.issue(document, { sendWithErrors: true })));
}

async function endedRow(job: Job, row: JournalRow, outcome: IssueOutcome | CancelOutcome): Promise<void> {
  const document = documentIn(row);
  job.document = numberIn(document);
  await ended(job, row, document, outcome);
}

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
