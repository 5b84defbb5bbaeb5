import type { Core } from '../core.js';
import type { WaitForMarkOptions } from '../generated/call-options.js';
import { reconcile } from '../issue/reconcile.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { lessBy, shorterOf } from '../time.js';

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
