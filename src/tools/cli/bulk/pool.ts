import { WorkerFailed } from '../worker-failed.js';
import type { Answer, Done, Held, Place, Setup } from './protocol.js';
import type { Thread, Threads } from './threads.js';

/** A block in progress, and what is known about it so far. */
export interface Job {
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
export class Pool {
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
