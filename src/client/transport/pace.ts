import type { WebAbortSignal } from '../../types/web.js';
import { later, millisecondsUntil, shorterOf, type WaitingClock } from '../time.js';

const MINUTE = 60_000;

/** A longer pause than this is not waited for: the call is made, and its answer says what the service wants. */
const LONGEST_PAUSE = 60_000;

/**
 * Keeps calls within a number a minute, and pauses after a 429 or when `X-RateLimit-Remaining` is 0. The onboarding API
 * has 60 a minute for each key; of provider calls no limit is described, so they slow down after a 429 only.
 */
export class Pace {
  readonly #perMinute: number;
  #made: Date[] = [];
  #pausedUntil: Date | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(perMinute: number = Number.POSITIVE_INFINITY) {
    this.#perMinute = perMinute;
  }

  /** Waits until a call may go out. Calls go out in the order in which they asked. */
  turn(clock: WaitingClock, signal: WebAbortSignal | undefined): Promise<void> {
    this.#last = this.#last.then(() => this.#turn(clock, signal));
    return this.#last;
  }

  async #turn(clock: WaitingClock, signal: WebAbortSignal | undefined): Promise<void> {
    const now = clock.now();
    this.#made = this.#made.filter((moment) => millisecondsUntil(later(moment, MINUTE), now) > 0);
    const [oldest] = this.#made;
    const isFull = this.#made.length >= this.#perMinute && oldest !== undefined;
    const free = isFull ? later(oldest, MINUTE) : this.#pausedUntil;
    const pause = free === undefined ? 0 : shorterOf(millisecondsUntil(free, now), LONGEST_PAUSE);
    if (pause > 0) await clock.wait(pause, signal);
    this.#pausedUntil = undefined;
    if (Number.isFinite(this.#perMinute)) this.#made.push(clock.now());
  }

  /** Reads what an answer says of the calls that are left. */
  heed(callsLeft: string | undefined, pause: number | undefined, now: Date): void {
    if (pause !== undefined) this.#pausedUntil = later(now, pause);
    else if (callsLeft?.trim() === '0') this.#pausedUntil = later(this.#made[0] ?? now, MINUTE);
  }
}
