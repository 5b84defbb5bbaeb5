import { setTimeout as pause } from 'node:timers/promises';
import { type Journal, OWN, own } from '../client/journal/inside.js';

/** What its state says that it is. Other states may begin with the same word. */
const KIND = 'worker of the queue';

/** The sign of life of a worker, as a state of the journal. */
interface SignOfLife {
  /** The names of its workers in the queue. */
  readonly workers: readonly string[];
  readonly [other: string]: unknown;
}

const PREFIX = `${OWN}worker `;

/** How often in a lease a sign of life is written. */
const BEATS = 4;

/** A state that was seen, and how often in a row it was the same. */
interface Seen {
  readonly version: number;
  readonly times: number;
}

/**
 * Shows the other processes that this one lives, and finds those that do not. Only versions of states are compared, so no
 * clock has to agree with another. A process counts as dead when its state stayed the same for a lease time while this
 * one could read it. So does a worker that holds jobs for a lease time while no process names it: one that was taken for
 * dead, woke up, and was killed before its next sign of life.
 */
export class Heartbeat {
  readonly #journal: Journal;
  readonly #name: string;
  readonly #every: number;
  readonly #sign: () => SignOfLife;
  readonly #bury: (workers: readonly string[]) => Promise<void>;
  readonly #holders: () => Promise<readonly string[]>;
  #seen = new Map<string, Seen>();
  /** How often in a row a worker that no process names was seen holding jobs. */
  #unnamed = new Map<string, number>();
  #last = performance.now();

  constructor(
    journal: Journal,
    { holder, leaseTime }: { readonly holder: string; readonly leaseTime: number },
    { sign, bury, holders }: Life,
  ) {
    this.#journal = journal;
    this.#name = `${PREFIX}${holder}`;
    this.#every = leaseTime / BEATS;
    this.#sign = sign;
    this.#bury = bury;
    this.#holders = holders;
  }

  /** Takes back what an earlier run of this process was working on, and gives the first sign of life. */
  async begin(): Promise<void> {
    const before = await this.#journal.state(this.#name);
    await this.#bury(workersIn(before));
    await this.beat();
  }

  /** Gives a sign of life. */
  async beat(): Promise<void> {
    await this.#journal.saveStates({ [this.#name]: own({ kind: KIND, ...this.#sign() }) });
  }

  /** Runs until the signal is aborted. While the database cannot be reached, no worker is declared dead. */
  async keep(signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(this.#every, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.beat();
        await this.#look();
      } catch {
        this.#forget();
      }
    }
  }

  /** Leaves, after everything has been given back. */
  async end(): Promise<void> {
    await this.#journal.saveStates({ [this.#name]: undefined });
  }

  async #look(): Promise<void> {
    const now = performance.now();
    // A process that was stopped itself knows nothing about the others.
    if (now - this.#last > 2 * this.#every) this.#forget();
    this.#last = now;
    const seen = new Map<string, Seen>();
    const named = new Set<string>();
    for await (const { name, state, version } of this.#journal.states({ prefix: PREFIX })) {
      if (!isSign(state)) continue;
      for (const worker of workersIn(state)) named.add(worker);
      const before = this.#seen.get(name);
      const times = before?.version === version ? before.times + 1 : 0;
      if (name === this.#name || times < BEATS) seen.set(name, { version, times });
      else {
        await this.#bury(workersIn(state));
        await this.#journal.exchangeState(name, version, undefined);
      }
    }
    this.#seen = seen;
    await this.#lookForUnnamed(named);
  }

  /** Without it, the others are still found: a queue that cannot be asked holds up nothing. */
  async #lookForUnnamed(named: ReadonlySet<string>): Promise<void> {
    const before = this.#unnamed;
    this.#unnamed = new Map();
    const unnamed = (await this.#holders().catch(() => [])).filter((worker) => !named.has(worker));
    const timesOf = (worker: string): number => (before.get(worker) ?? 0) + 1;
    await this.#bury(unnamed.filter((worker) => timesOf(worker) > BEATS));
    for (const worker of unnamed) this.#unnamed.set(worker, timesOf(worker));
  }

  #forget(): void {
    this.#seen.clear();
    this.#unnamed.clear();
  }
}

export interface Life {
  readonly sign: () => SignOfLife;
  /** Gives back the jobs of dead workers. */
  readonly bury: (workers: readonly string[]) => Promise<void>;
  /** The workers that hold jobs or series now. */
  readonly holders: () => Promise<readonly string[]>;
}

const isSign = (state: unknown): boolean => (Object(state) as { readonly kind?: unknown }).kind === KIND;

function workersIn(state: unknown): readonly string[] {
  if (!isSign(state)) return [];
  const { workers } = Object(state) as { readonly workers?: unknown };
  return Array.isArray(workers) ? workers.filter((each) => typeof each === 'string') : [];
}
