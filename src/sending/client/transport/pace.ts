import type { WebAbortSignal } from '../../../types/web.js';
import { later, millisecondsUntil, shorterOf, type WaitingClock } from '../time.js';

const MINUTE = 60_000;

/** Longer pauses are cut to this. The call is then made, and the service answers it. */
const LONGEST_PAUSE = 60_000;

/**
 * Limits the number of calls per minute, and pauses after a 429 or if `X-RateLimit-Remaining` is 0. The limit of the
 * onboarding API is 60 calls a minute for each key. No limit is described for provider calls, so they pause only after
 * a 429.
 */
export class Pace {
  readonly #perMinute: number;
  #made: Date[] = [];
  #pausedUntil: Date | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(perMinute: number = Number.POSITIVE_INFINITY) {
    this.#perMinute = perMinute;
  }

  /** Waits until a call may be sent. Calls are sent in the order in which they called this. */
  turn(clock: WaitingClock, signal: WebAbortSignal | undefined): Promise<void> {
    this.#last = this.#last.then(() => this.#turn(clock, signal));
    return this.#last;
  }

  async #turn(clock: WaitingClock, signal: WebAbortSignal | undefined): Promise<void> {
    const now = clock.now();
    this.#made = this.#made.filter((moment) => millisecondsUntil(later(moment, MINUTE), now) > 0);
    const oldest = this.#made.length >= this.#perMinute ? this.#made[0] : undefined;
    const free = oldest === undefined ? this.#pausedUntil : later(oldest, MINUTE);
    const pause = free === undefined ? 0 : shorterOf(millisecondsUntil(free, now), LONGEST_PAUSE);
    if (pause > 0) await clock.wait(pause, signal);
    // A call that is stopped while it waits is not made, so the pause is still due.
    if (signal?.aborted === true) return;
    this.#pausedUntil = undefined;
    if (Number.isFinite(this.#perMinute)) this.#made.push(clock.now());
  }

  /** Applies what an answer says about the remaining calls. */
  heed(callsLeft: string | undefined, pause: number | undefined, now: Date): void {
    if (pause !== undefined) this.#pausedUntil = later(now, pause);
    else if (callsLeft?.trim() === '0') this.#pausedUntil = later(this.#made[0] ?? now, MINUTE);
  }
}
