import type { PosCompletion } from '../../types/index.js';
import { cancelNote } from '../calls/cancel-note.js';
import { completePosPayment } from '../calls/complete-payment.js';
import { completeOldInvoice } from '../calls/old-invoice.js';
import { type Core, forCall } from '../core.js';
import { ClientError } from '../error.js';
import { issue } from '../issue/issue.js';
import { documentIn } from '../issue/sending.js';
import { written } from '../journal/guarded.js';
import { type FlowStates, type JournalRow, unsettled } from '../journal/journal.js';
import type { CallOptions } from '../options.js';
import type { CancelOutcome } from '../outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { later, pauseUntil } from '../time.js';
import { readJson } from '../transport/json.js';

/**
 * Options of `recover`.
 *
 * @example
 * const options: RecoverOptions = { statesAfter: (row, outcome) => statesOf(row, outcome) };
 */
export interface RecoverOptions extends CallOptions {
  /** Waits for settling times, so that every outcome that can be found is found. Default: `true`. */
  readonly wait?: boolean | undefined;
  /** How often each row is processed, with a settling time in between. Default: 5. */
  readonly rounds?: number | undefined;
  /**
   * Called after each processed row, for example to show progress. Its result is awaited. If it throws, the other rows
   * are still processed, and the report has the error in `onRowErrors`.
   */
  readonly onRow?: ((row: RecoveredRow) => unknown) | undefined;
  /** Flow states that are stored together with an outcome. */
  readonly statesAfter?: ((row: JournalRow, outcome: IssueOutcome | CancelOutcome) => FlowStates) | undefined;
}

/**
 * A row and its outcome.
 *
 * @example
 * for (const { row, outcome } of report.unknown) ask(row.request.about, outcome.next.todo);
 */
export interface RecoveredRow {
  readonly row: JournalRow;
  readonly outcome: IssueOutcome | CancelOutcome;
}

/**
 * The result of `recover`.
 *
 * @example
 * const { settled, unknown, notSent }: RecoveryReport = await client.recover();
 */
export interface RecoveryReport {
  /** Rows with a known outcome. */
  readonly settled: readonly RecoveredRow[];
  /** Rows whose outcome is still unknown; `next` says what to do. */
  readonly unknown: readonly RecoveredRow[];
  /** Rows that could not be processed now, for example without a connection. */
  readonly failed: readonly { readonly row: JournalRow; readonly error: ClientError }[];
  /** Rows that another process is working on. */
  readonly heldElsewhere: readonly JournalRow[];
  /** Documents whose attempt never left the machine. You can send them again or discard them. */
  readonly notSent: readonly JournalRow[];
  /** What `onRow` threw; empty if it never failed. */
  readonly onRowErrors: readonly { readonly row: JournalRow; readonly error: unknown }[];
}

const ROUNDS = 5;

/** Settles every unknown row of the journal, as far as possible. */
export async function recover(core: Core, options: RecoverOptions = {}): Promise<RecoveryReport> {
  readCallOptions(core, options);
  const journal = await core.journal();
  const settled: RecoveredRow[] = [];
  const unknown: RecoveredRow[] = [];
  const failed: { row: JournalRow; error: ClientError }[] = [];
  const heldElsewhere: JournalRow[] = [];
  const onRowErrors: { row: JournalRow; error: unknown }[] = [];
  const rows = await written(core, listed(journal.rows({ standing: [...unsettled] })));
  for (const row of rows) {
    let outcome: IssueOutcome | CancelOutcome;
    try {
      outcome = await settleRow(forCall(core), row, options);
    } catch (error) {
      if (!ClientError.isClientError(error)) throw error;
      if (error.code === 'call/same-number-in-flight') heldElsewhere.push(row);
      else failed.push({ row, error });
      continue;
    }
    const isKnown = outcome.kind !== 'unknown' && outcome.kind !== 'queued';
    (isKnown ? settled : unknown).push({ row, outcome });
    try {
      await options.onRow?.({ row, outcome });
    } catch (error) {
      onRowErrors.push({ row, error });
    }
  }
  const notSent = await written(core, listed(journal.rows({ standing: ['not-sent'] })));
  return { settled, unknown, failed, heldElsewhere, notSent, onRowErrors };
}

async function settleRow(
  core: Core,
  row: JournalRow,
  options: RecoverOptions,
): Promise<IssueOutcome | CancelOutcome> {
  const rounds = options.wait === false ? 1 : (options.rounds ?? ROUNDS);
  for (let round = 1; ; round += 1) {
    const outcome = await attemptRow(core, row, options);
    if (outcome.kind !== 'unknown' || outcome.why === 'not-provable' || round >= rounds) return outcome;
    const now = core.clock.now();
    const next =
      outcome.resendAfter === undefined ? later(now, core.settlingTime) : new Date(outcome.resendAfter);
    await core.clock.wait(pauseUntil(next, now), options.signal);
    if (options.signal?.aborted === true) return outcome;
  }
}

/** Every call searches before it sends, and sends the same as before. */
function attemptRow(
  core: Core,
  row: JournalRow,
  { signal, timeout, headers, statesAfter }: RecoverOptions,
): Promise<IssueOutcome | CancelOutcome> {
  const { request } = row;
  const options = {
    signal,
    timeout,
    headers,
    ...(statesAfter !== undefined && {
      statesAfter: (outcome: IssueOutcome | CancelOutcome) => statesAfter(row, outcome),
    }),
  };
  const body = readJson(request.body)?.value;
  switch (row.operation) {
    case 'issue': {
      const skipSignature = request.query['skipSignature'] !== 'false';
      // It was validated before its first attempt, and the rules may have changed since.
      return issue(core, documentIn(row), { ...options, skipSignature, sendWithErrors: true });
    }
    case 'complete-payment': {
      const document = readJson(request.about['document'] ?? '')?.value;
      return completePosPayment(core, { body: body as readonly PosCompletion[], document }, options);
    }
    case 'complete-old-invoice': {
      const query = request.query as unknown as Parameters<typeof completeOldInvoice>[1]['query'];
      return completeOldInvoice(core, { query, body: request.body }, options);
    }
    case 'cancel-note': {
      const call = request.call as 'CancelDeliveryNote' | 'CancelReceivingNote';
      return cancelNote(core, { call, body: body as { mark: string; entityVatNumber: string } }, options);
    }
  }
}

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
