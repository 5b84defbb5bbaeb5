import { faultOfSystem, type Helper, type TextItem } from '../input/items.js';
import type { Rest } from '../input/texts.js';
import type { Rendered } from '../output/rendered.js';
import { WorkerFailed } from '../worker-failed.js';
import { blocksOf, type Feed, rangesOf } from './feed.js';
import type { Answer, Done, Held, Place, Setup } from './protocol.js';
import type { Thread, Threads } from './threads.js';

/** A block in progress, and what is known about it so far. */
interface Job {
  readonly id: number;
  held?: Held;
  done?: Done;
  /** Whether its worker has the counts before it, and its own counts have been added to them. */
  isPlaced: boolean;
  isCounted: boolean;
  /** Whether it comes after a block that could not be read, so that it does not count. */
  isVoid: boolean;
}

interface Hand {
  readonly thread: Thread;
  readonly jobs: Map<number, Job>;
}

/** Blocks that a worker holds at a time, so that the next one is ready when it finishes one. */
const EACH = 3;

/** Distributes blocks to workers, which are started when there is work for them. */
class Pool {
  private readonly threads: Threads;
  private readonly setup: Setup;
  private readonly most: number;
  private readonly hands: Hand[] = [];
  private failure: WorkerFailed | undefined;
  private wake: (() => void) | undefined;
  private ids = 0;

  constructor(threads: Threads, setup: Setup, most: number) {
    this.threads = threads;
    this.setup = setup;
    this.most = most;
  }

  /** Whether a worker can accept another block. */
  get hasRoom(): boolean {
    return this.hands.length < this.most || this.hands.some(({ jobs }) => jobs.size < EACH);
  }

  /** Resolves at the next answer from a worker. Throws `WorkerFailed` if a worker has ended. */
  async changed(): Promise<void> {
    if (this.failure === undefined) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.failure !== undefined) throw this.failure;
  }

  submit(source: string, place: Place): Job {
    this.ids += 1;
    const job: Job = { id: this.ids, isPlaced: false, isCounted: false, isVoid: false };
    const hand = this.freest();
    hand.jobs.set(job.id, job);
    const moved = 'bytes' in place ? [place.bytes.buffer as ArrayBuffer] : [];
    hand.thread.send({ kind: 'block', id: job.id, source, place }, moved);
    return job;
  }

  /** Sends the worker of a block the counts before it. */
  place({ id }: Job, lines: number, index: number): void {
    const hand = this.hands.find(({ jobs }) => jobs.has(id));
    hand?.thread.send({ kind: 'before', id, lines, index });
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map(({ thread }) => thread.stop()));
  }

  private freest(): Hand {
    const [freest] = [...this.hands].sort((one, other) => one.jobs.size - other.jobs.size);
    if (freest !== undefined && (freest.jobs.size === 0 || this.hands.length >= this.most)) return freest;
    const jobs: Hand['jobs'] = new Map();
    const thread = this.threads.start(this.setup, {
      answered: (answer) => this.answered(answer, jobs),
      failed: (why) => {
        this.failure ??= new WorkerFailed(why);
        this.wake?.();
      },
    });
    const hand: Hand = { thread, jobs };
    this.hands.push(hand);
    return hand;
  }

  private answered(answer: Answer, jobs: Hand['jobs']): void {
    const job = jobs.get(answer.id);
    if (job === undefined) return;
    if (answer.kind === 'held') job.held = answer;
    else {
      job.done = answer;
      jobs.delete(answer.id);
    }
    this.wake?.();
  }
}

/** Blocks in progress for each worker. */
const AHEAD = 8;

/** The counts before the next block. */
interface Before {
  lines: number;
  index: number;
  isBlank: boolean;
  /** The system's error code of the block that could not be read. Nothing after it counts. */
  failed?: string;
}

/** Documents that were checked by workers. */
export interface Checked {
  readonly kind: 'checked';
  readonly checked: Rendered;
}

/** Checks the rest of long NDJSON inputs with several workers. The result and its order are the same as with one. */
export class Bulk implements Helper<Checked> {
  private readonly threads: Threads;
  private readonly setup: Setup;
  private readonly workers: number;
  /**
   * The maximum number of blocks in progress or waiting to be printed, so that memory stays bounded if the reader is
   * slow.
   */
  private readonly ahead: number;
  private pool: Pool | undefined;

  constructor(threads: Threads, setup: Setup, workers: number) {
    this.threads = threads;
    this.setup = setup;
    this.workers = workers;
    this.ahead = AHEAD * workers;
  }

  /** Hands over a long file immediately, and a stream once it turns out to be long. */
  after(source: string): number | undefined {
    const { worthwhile } = this.threads;
    const size = this.sizeOf(source);
    if (size === undefined) return worthwhile;
    return size < worthwhile ? undefined : 0;
  }

  async *goOn(source: string, rest: Rest, index: number): AsyncGenerator<TextItem | Checked> {
    const { blockBytes } = this.threads;
    const size = this.sizeOf(source);
    const feed =
      size === undefined
        ? blocksOf(rest.pieces, blockBytes, this.setup.limits.lineBytes)
        : rangesOf(source, rest.at, size, blockBytes);
    this.pool ??= new Pool(this.threads, this.setup, this.workers);
    const before: Before = { lines: rest.lines, index, isBlank: rest.isBlank };
    yield* this.inOrder(source, feed, this.pool, before);
    const error = feed.error();
    if (error !== undefined) throw error;
    if (before.failed !== undefined) {
      yield { kind: 'unusable', unusable: { source, fault: faultOfSystem({ code: before.failed }) } };
    } else if (before.isBlank) yield { kind: 'unusable', unusable: { source, fault: { name: 'empty' } } };
  }

  /** Stops the workers. */
  async close(): Promise<void> {
    await this.pool?.close();
  }

  private sizeOf(source: string): number | undefined {
    return source === '-' ? undefined : this.threads.sizeOf(source);
  }

  private async *inOrder(source: string, feed: Feed, pool: Pool, before: Before): AsyncGenerator<Checked> {
    const jobs: Job[] = [];
    const canGoOn = (): boolean => before.failed === undefined && pool.hasRoom && jobs.length < this.ahead;
    for (;;) {
      while (canGoOn()) {
        const place = feed.next(jobs.length === 0);
        if (place === undefined) break;
        jobs.push(pool.submit(source, place));
      }
      settle(jobs, before, pool, source);
      const [head] = jobs;
      if (head?.done !== undefined) {
        jobs.shift();
        if (!head.isVoid) yield { kind: 'checked', checked: head.done };
        continue;
      }
      const more = canGoOn() ? feed.more() : undefined;
      if (head === undefined && more === undefined) return;
      await Promise.race([
        ...(head === undefined ? [] : [pool.changed()]),
        ...(more === undefined ? [] : [more]),
      ]);
    }
  }
}

/**
 * Sends each block the number of lines and documents before it, as soon as they are known. What a worker left of a block
 * comes right after it.
 */
function settle(jobs: Job[], before: Before, pool: Pool, source: string): void {
  for (const [index, job] of jobs.entries()) {
    if (!job.isPlaced) pool.place(job, before.lines, before.index);
    job.isPlaced = true;
    if (job.held === undefined) return;
    if (job.isCounted) continue;
    job.isCounted = true;
    job.isVoid = before.failed !== undefined;
    const { rest } = job.held;
    if (rest !== undefined && !job.isVoid) jobs.splice(index + 1, 0, pool.submit(source, rest));
    count(job.held, before);
  }
}

function count({ lines, entries, isBlank, failure }: NonNullable<Job['held']>, before: Before): void {
  before.lines += lines;
  before.index += entries;
  before.isBlank &&= isBlank;
  if (failure !== undefined) before.failed ??= failure;
}
