import { OptionsError } from '../../../issues/inside.js';
import type { WebAbortSignal } from '../../../types/web.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { RecoverOptions } from '../generated/call-options.js';
import type { JournalRow } from '../journal/rows.js';
import type { CancelOutcome } from '../outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { later, longestOf, pauseUntil } from '../time.js';
import type { RowToRecover } from './claimed.js';
import type { RecoveredRow, RecoveryReport } from './report.js';

type Outcome = IssueOutcome | CancelOutcome;

/** A row that waits for the next round, with its outcome in the last one. */
interface Waiting {
  readonly row: JournalRow;
  readonly outcome: Outcome;
}

export type TriedRows = Omit<RecoveryReport, 'notSent' | 'left'> & { readonly tried: readonly JournalRow[] };

const ROUNDS = 5;

/**
 * Processes all rows, then again those that are still unknown, after the settling time of all of them. Stops when the
 * service cannot be reached, because each further row would only fail in the same way.
 */
export async function inRounds(
  core: Core,
  rows: AsyncIterable<RowToRecover>,
  attempt: (row: RowToRecover) => Promise<Outcome>,
  options: RecoverOptions,
): Promise<TriedRows> {
  const { signal, onRow } = options;
  const settled: RecoveredRow[] = [];
  const unknown: RecoveredRow[] = [];
  const failed: RecoveryReport['failed'][number][] = [];
  const heldElsewhere: JournalRow[] = [];
  const onRowErrors: { row: JournalRow; error: unknown }[] = [];
  const tried: JournalRow[] = [];
  const finish = async (list: RecoveredRow[], each: RecoveredRow): Promise<void> => {
    list.push(each);
    try {
      await onRow?.(each);
    } catch (error) {
      onRowErrors.push({ row: each.row, error });
    }
  };

  let stopped = stoppedBy(signal);
  let waiting: Waiting[] = [];
  const processed = async (each: RowToRecover): Promise<void> => {
    const result = await attempted(core, each, attempt);
    stopped = stoppedBy(signal, result);
    if ('error' in result) {
      if (result.error.code === 'call/same-number-in-flight') heldElsewhere.push(each.row);
      else failed.push(result);
    } else if (result.outcome.kind !== 'unknown' && result.outcome.kind !== 'queued') {
      await finish(settled, result);
    } else if (mayChange(result.outcome)) waiting.push(result);
    else await finish(unknown, result);
  };

  if (stopped === undefined) {
    for await (const each of rows) {
      tried.push(each.row);
      await processed(each);
      if (stopped !== undefined) break;
    }
  }
  const most = options.wait === false ? 1 : (options.rounds ?? ROUNDS);
  for (let round = 2; round <= most && waiting.length > 0 && stopped === undefined; round += 1) {
    await settlingTimeOf(core, waiting, signal);
    stopped = stoppedBy(signal);
    const again = waiting;
    waiting = [];
    for (const each of again) {
      if (stopped === undefined) await processed({ row: each.row });
      else waiting.push(each);
    }
  }
  for (const each of waiting) await finish(unknown, each);
  const inOrder = (list: readonly RecoveredRow[]): RecoveredRow[] => {
    const byRow = new Map(list.map((each) => [each.row, each]));
    return tried.flatMap((row) => byRow.get(row) ?? []);
  };
  const report = {
    settled: inOrder(settled),
    unknown: inOrder(unknown),
    failed,
    heldElsewhere,
    onRowErrors,
    tried,
  };
  return stopped === undefined ? report : { ...report, stopped };
}

type Attempted = RecoveredRow | RecoveryReport['failed'][number];

async function attempted(
  core: Core,
  each: RowToRecover,
  attempt: (row: RowToRecover) => Promise<Outcome>,
): Promise<Attempted> {
  const { row } = each;
  try {
    return { row, outcome: await attempt(each) };
  } catch (error) {
    if (ClientError.isClientError(error)) return { row, error };
    if (!OptionsError.isOptionsError(error)) throw error;
    // A later version of this library has written members that this one does not know.
    return { row, error: new ClientError('journal/not-readable', { locale: core.locale, cause: error }) };
  }
}

/** Errors of a call that got no answer, after its repetitions. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  'transport/connection',
  'transport/lost',
  'transport/timeout',
]);

function stoppedBy(signal: WebAbortSignal | undefined, result?: Attempted): RecoveryReport['stopped'] {
  if (signal?.aborted === true) return 'aborted';
  if (result === undefined) return undefined;
  const given = 'error' in result ? result.error : result.outcome;
  return 'code' in given && NO_CONNECTION.has(given.code) ? 'no-connection' : undefined;
}

/** Whether another attempt can give another outcome. Only the provider files queued documents. */
const mayChange = (outcome: Outcome): boolean =>
  outcome.kind === 'unknown' && (outcome.why !== 'not-provable' || outcome.resendAfter !== undefined);

/** Waits until the settling time of every row is over. */
async function settlingTimeOf(
  core: Core,
  rows: readonly Waiting[],
  signal: WebAbortSignal | undefined,
): Promise<void> {
  const now = core.clock.now();
  const moments = rows.map(({ outcome }) =>
    outcome.kind === 'unknown' && outcome.resendAfter !== undefined
      ? new Date(outcome.resendAfter)
      : later(now, core.settlingTime),
  );
  const pauses = moments.map((moment) => pauseUntil(moment, now));
  await core.clock.wait(longestOf(pauses), signal);
}
