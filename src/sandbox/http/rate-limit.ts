import { serviceLimits } from '../../sending/service/limits.js';
import { between, later, wholeSeconds } from '../time.js';

const MINUTE = 60_000;

/** How many calls are left in this minute. */
export interface Allowance {
  readonly left: number;
  /** Seconds until the next call is allowed, if none is left. */
  readonly retryAfter?: number;
}

/** Counts the calls of each key in the last minute. */
export class RateLimit {
  readonly #calls = new Map<string, Date[]>();

  /** Counts a call, unless there are too many. */
  take(house: string, now: Date): Allowance {
    const recent = (this.#calls.get(house) ?? []).filter((at) => between(at, now) < MINUTE);
    const [oldest] = recent;
    this.#calls.set(house, recent);
    if (oldest !== undefined && recent.length >= serviceLimits.onboardingCallsPerMinute) {
      return { left: 0, retryAfter: wholeSeconds(between(now, later(oldest, MINUTE))) };
    }
    recent.push(now);
    return { left: serviceLimits.onboardingCallsPerMinute - recent.length };
  }
}
