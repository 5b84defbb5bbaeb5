import type { Core } from '../core.js';
import { reconcile } from '../issue/reconcile.js';
import type { RepeatableCallOptions } from '../options.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { lessBy, shorterOf } from '../time.js';

/**
 * Options of `waitForMark`. Times are in milliseconds.
 *
 * @example
 * const options: WaitForMarkOptions = { every: 60_000, atMost: 3_600_000 };
 */
export interface WaitForMarkOptions extends RepeatableCallOptions {
  /** The pause between searches. Default: 30,000. */
  readonly every?: number | undefined;
  /** How long to wait in all. The provider files within a day. Default: 86,400,000. */
  readonly atMost?: number | undefined;
}

const EVERY = 30_000;
const DAY = 86_400_000;

/** Searches for a queued document until it has a MARK. Returns the last outcome when the time is over. */
export async function waitForMark(
  core: Core,
  document: unknown,
  options: WaitForMarkOptions = {},
): Promise<IssueOutcome> {
  const { every = EVERY, atMost = DAY, signal } = options;
  for (let left = atMost; ; ) {
    const outcome = await reconcile(core, document, options);
    if (outcome.kind === 'alreadyIssued' || outcome.kind === 'refused') return outcome;
    if (left <= 0 || signal?.aborted === true) return outcome;
    const pause = shorterOf(every, left);
    await core.clock.wait(pause, signal);
    left = lessBy(left, pause);
  }
}
