import { createHash } from 'node:crypto';
import type { Locale } from '../../issues/inside.js';
import { JournalError } from '../client/journal/inside.js';
import type { PgClient } from '../journal-postgres/database.js';

/** The task that issues a document. Its payload has the document as an object or as JSON. */
export const ISSUE = 'parastatiko_issue';

/** The task that settles a document whose outcome is unknown, or that the provider has queued. */
export const SETTLE = 'parastatiko_settle';

/** The schema of the queue, unless an option says another one. */
export const QUEUE_SCHEMA = 'graphile_worker';

const LONGEST_NAME = 128;
const DIGEST = 32;

/** The queue of a series. Its documents are sent one after the other; other series do not wait for it. */
export function queueOf(vatNumber: string, branch: number, series: string): string {
  const name = JSON.stringify([vatNumber, branch, series]);
  if (name.length <= LONGEST_NAME) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, DIGEST);
  return `${name.slice(0, LONGEST_NAME - DIGEST)}${digest}`;
}

/** The queue of graphile-worker, by plain SQL. */
export class Queue {
  readonly #schema: string;

  constructor(schema: string) {
    this.#schema = `"${schema}"`;
  }

  /**
   * Adds a document at the end of its series. Jobs are in the order of `run_at`, and `now()` is the time at which a
   * transaction began.
   */
  async addIssue(client: PgClient, queue: string, payload: string): Promise<void> {
    await client.query(
      `SELECT FROM ${this.#schema}.add_job($1, $2::json, queue_name => $3, run_at => pg_catalog.clock_timestamp())`,
      [ISSUE, payload, queue],
    );
  }

  /** Adds the settling of a document after some milliseconds. It has no queue, so its series goes on. */
  async addSettle(client: PgClient, payload: string, pause: number): Promise<void> {
    await client.query(
      `SELECT FROM ${this.#schema}.add_job($1, $2::json, run_at => pg_catalog.clock_timestamp() + $3::float8 * interval '1 millisecond')`,
      [SETTLE, payload, Math.ceil(pause)],
    );
  }

  /**
   * Removes the series without jobs. The queue locks all that it knows each time it looks for a job, so with thousands it
   * would be slow. The lock keeps transactions that add jobs away; while there are any, nothing is removed.
   */
  async sweep(client: PgClient): Promise<void> {
    const [series, jobs] = [`${this.#schema}._private_job_queues`, `${this.#schema}._private_jobs`];
    await client.query(
      `LOCK TABLE ${series} IN SHARE ROW EXCLUSIVE MODE NOWAIT;
       DELETE FROM ${series} s WHERE locked_at IS NULL
         AND NOT EXISTS (SELECT FROM ${jobs} j WHERE j.job_queue_id = s.id)`,
    );
  }

  /** The workers that hold documents, or series in which documents wait. */
  async holders(client: PgClient): Promise<string[]> {
    const jobs = `${this.#schema}._private_jobs j JOIN ${this.#schema}._private_tasks t ON t.id = j.task_id`;
    const { rows } = await client.query(
      `SELECT j.locked_by AS worker FROM ${jobs} WHERE t.identifier = ANY ($1) AND j.locked_by IS NOT NULL
       UNION SELECT s.locked_by FROM ${this.#schema}._private_job_queues s WHERE s.locked_by IS NOT NULL
         AND EXISTS (SELECT FROM ${jobs} WHERE j.job_queue_id = s.id AND t.identifier = ANY ($1))`,
      [[ISSUE, SETTLE]],
    );
    return rows.map(({ worker }) => String(worker));
  }

  /** Gives back the jobs of some workers. They keep their place in the order. */
  async unlock(client: PgClient, workers: readonly string[]): Promise<void> {
    if (workers.length === 0) return;
    await client.query(`SELECT FROM ${this.#schema}.force_unlock_workers($1)`, [[...workers]]);
  }
}

export async function loadQueue(locale: Locale): Promise<typeof import('graphile-worker')> {
  try {
    return await import('graphile-worker');
  } catch (cause) {
    throw new JournalError('journal/no-graphile-worker', { locale, cause });
  }
}
