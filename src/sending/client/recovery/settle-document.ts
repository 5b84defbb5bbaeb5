import { refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { IssueOptions, SettleOptions } from '../generated/call-options.js';
import { issue } from '../issue/issue.js';
import type { IssueOutcome, UnknownReason } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { backOff, lessBy, millisecondsUntil, pauseUntil, retryAfter, shorterOf } from '../time.js';

/**
 * Issues a document, and repeats that until its outcome is known: after a lost answer, without a connection, and while
 * another call works on the same number.
 */
export async function settle(core: Core, document: unknown, options: SettleOptions): Promise<IssueOutcome> {
  readCallOptions(core, options);
  const { until, ...each }: Partial<SettleOptions> = options ?? {};
  if (!(until instanceof Date) || Number.isNaN(until.getTime())) return refuseValue(core, 'until', 'moment');
  // The pauses count too, because a clock can be set back, or stand still.
  let most = millisecondsUntil(until, core.clock.now());
  for (let attempt = 1; ; attempt += 1) {
    const ended = await attempted(core, document, each);
    const now = core.clock.now();
    const left = shorterOf(most, millisecondsUntil(until, now));
    if (isFinal(ended) || left <= 0 || each.signal?.aborted === true) return resultOf(ended);
    const pause = shorterOf(pauseBefore(ended, now, backOff(attempt, core.random)), left);
    await core.clock.wait(pause, each.signal);
    most = lessBy(most, pause);
  }
}

type Ended = { readonly outcome: IssueOutcome } | { readonly error: ClientError };

async function attempted(core: Core, document: unknown, options: IssueOptions): Promise<Ended> {
  try {
    return { outcome: await issue(core, document, options) };
  } catch (error) {
    if (ClientError.isClientError(error)) return { error };
    throw error;
  }
}

function resultOf(ended: Ended): IssueOutcome {
  if ('outcome' in ended) return ended.outcome;
  throw ended.error;
}

/** Errors that pass: nothing was sent, or another call for the same number is running. */
const PASSING: ReadonlySet<ClientError['code']> = new Set([
  'transport/connection',
  'call/same-number-in-flight',
  'call/lease-lost',
]);

/** Unknown outcomes that another attempt would only repeat. */
const LASTING: ReadonlySet<UnknownReason> = new Set(['redirect', 'not-provable']);

function isFinal(ended: Ended): boolean {
  if ('error' in ended) return !PASSING.has(ended.error.code);
  const { outcome } = ended;
  if (outcome.kind === 'refused') return outcome.reason !== 'rateLimited';
  return outcome.kind !== 'unknown' || LASTING.has(outcome.why);
}

/** The pause before the next attempt. A search may find the document long before it can be sent again. */
function pauseBefore(ended: Ended, now: Date, pause: number): number {
  if ('error' in ended) return pause;
  const { outcome } = ended;
  if (outcome.kind !== 'unknown') return retryAfter(outcome.response?.headers['retry-after'], now) ?? pause;
  if (outcome.resendAfter === undefined) return pause;
  return shorterOf(pause, pauseUntil(new Date(outcome.resendAfter), now));
}
