import { serviceLimits } from '../../service/limits.js';
import { later, millisecondsUntil, type WaitingClock } from '../time.js';

const MINUTE = 60_000;

/**
 * Keeps the calls of the onboarding API within 60 a minute, and heeds `X-RateLimit-Remaining`. One for each client, since
 * the limit counts by key. Of provider calls no limit is described: they slow down after a 429 only.
 */
export class OnboardingPace {
  #made: Date[] = [];
  #pausedUntil: Date | undefined;

  /** Waits until a call may go out. */
  async turn(clock: WaitingClock, signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      const now = clock.now();
      this.#made = this.#made.filter((moment) => millisecondsUntil(later(moment, MINUTE), now) > 0);
      const [oldest] = this.#made;
      const isFull = this.#made.length >= serviceLimits.onboardingCallsPerMinute;
      const free = isFull && oldest !== undefined ? later(oldest, MINUTE) : this.#pausedUntil;
      const pause = free === undefined ? 0 : millisecondsUntil(free, now);
      if (pause <= 0 || signal?.aborted === true) {
        this.#pausedUntil = undefined;
        this.#made.push(now);
        return;
      }
      await clock.wait(pause, signal);
    }
  }

  /** Reads what an answer says of the calls that are left. */
  heed(callsLeft: string | undefined, pause: number | undefined, now: Date): void {
    if (pause !== undefined) this.#pausedUntil = later(now, pause);
    else if (callsLeft?.trim() === '0') this.#pausedUntil = later(this.#made[0] ?? now, MINUTE);
  }
}
