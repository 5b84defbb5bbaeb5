import { setTimeout as pause } from 'node:timers/promises';
import { backOff, type DocumentNumber } from '../client/inside.js';
import { inWords } from '../journal-postgres/failure.js';
import type { Settings, WaitingDocument } from './options.js';
import type { Queue } from './queue.js';
import type { Slots } from './slots.js';
import { pauseAfter, type Trouble, troubleOf } from './trouble.js';

/** How often a job is given back. Without a database, the worker gives all of its jobs back when it starts again. */
const TRIES = 5;

export interface Shared {
  readonly settings: Settings;
  readonly queue: Queue;
  readonly slots: Slots;
  /** Aborted when the worker ends, or when its connections to the queue have to be made again. */
  readonly ending: AbortSignal;
  /** Resolves when the heartbeat has the names of these lanes. */
  readonly announced: Promise<void>;
  /** The documents that wait now, by the number of their job. */
  readonly waiting: Map<string, WaitingDocument>;
}

/** What of a job of graphile-worker is needed. */
export interface QueueJob {
  readonly id: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly locked_by: string | null;
}

/** A job of the queue while it holds a slot. */
export class Job {
  readonly shared: Shared;
  readonly job: QueueJob;
  /** The number of its document, once it is known. */
  document: DocumentNumber | undefined;

  constructor(shared: Shared, job: QueueJob) {
    this.shared = shared;
    this.job = job;
  }

  /**
   * Repeats a step until it succeeds, as long as its errors are those of the connection or the journal. The job keeps its
   * place in the queue: a job that failed would let the next document of its series pass.
   */
  async persistently<Result>(step: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await step();
      } catch (error) {
        const trouble = troubleOf(inWords(error, this.shared.settings.locale));
        if (trouble === undefined) throw error;
        await this.wait(trouble, attempt);
      }
    }
  }

  /** Waits without a slot. If the worker ends meanwhile, the job goes back to the queue. */
  async wait(trouble: Trouble, attempt: number): Promise<void> {
    const { slots, ending, waiting, settings } = this.shared;
    const { code, message } = trouble;
    const milliseconds = pauseAfter(trouble, attempt);
    const shown = { document: this.document, code, message, attempt, pause: milliseconds };
    waiting.set(this.job.id, shown);
    slots.give();
    try {
      settings.onWait?.(shown);
    } catch {
      // See WorkerOptions.
    }
    await pause(milliseconds, undefined, { signal: ending }).catch(() => undefined);
    await slots.take();
    waiting.delete(this.job.id);
    if (ending.aborted) await this.giveBack();
  }

  /**
   * Gives the job back, in its place in the queue, and throws. What the queue then does with the job as failed finds
   * nothing, because this worker no longer has it.
   */
  async giveBack(): Promise<never> {
    const { queue, settings } = this.shared;
    const { locked_by: worker } = this.job;
    // While it still has the job, the queue would put it behind others of its series.
    for (let attempt = 1; worker !== null; attempt += 1) {
      try {
        await queue.unlock(settings.journal.pool, [worker]);
        break;
      } catch {
        if (attempt === TRIES) break;
        await pause(backOff(attempt, Math.random));
      }
    }
    throw new Error('The worker ends.');
  }
}
