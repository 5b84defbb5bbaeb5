import type { PosCompletion } from '../../../types/index.js';
import { refuseValue } from '../calls/read-query.js';
import { type Core, forCall } from '../core.js';
import type { RecoverOptions } from '../generated/call-options.js';
import { cancelNote } from '../issue/cancel-note.js';
import { completePosPayment } from '../issue/complete-payment.js';
import { filedCompletionsOf } from '../issue/completions.js';
import { numberIn } from '../issue/document-facts.js';
import { issue } from '../issue/issue.js';
import { completeOldInvoice } from '../issue/old-invoice.js';
import { documentIn } from '../journal/document-in.js';
import { written } from '../journal/guarded.js';
import { listed } from '../journal/listed.js';
import type { JournalRow, JournalStanding, RowName } from '../journal/rows.js';
import { unsettled } from '../journal/standings.js';
import type { CancelOutcome } from '../outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { readJson } from '../transport/json.js';
import { claimedRows, type RowToRecover, released } from './claimed.js';
import { inRounds } from './in-rounds.js';
import type { RecoveryReport } from './report.js';

/** Settles every unknown row of the journal, or the named ones, as far as possible. */
export async function recover(core: Core, options: RecoverOptions = {}): Promise<RecoveryReport> {
  readCallOptions(core, options);
  const named = options.only === undefined ? undefined : await namedRows(core, options.only);
  const rows = named === undefined ? openRows(core) : each(named);
  const { tried, ...report } = await inRounds(core, rows, (row) => attemptOf(core, row, options), options);
  const isTried = new Set(tried.map(idOf));
  const rest = (named ?? (await listOf(core, unsettled))).filter((row) => !isTried.has(idOf(row)));
  const notSent = named === undefined ? await listOf(core, ['not-sent']) : [];
  if (report.stopped !== undefined) return { ...report, left: rest, notSent };
  return { ...report, heldElsewhere: [...report.heldElsewhere, ...rest], left: [], notSent };
}

const idOf = ({ operation, key }: RowName): string => `${operation} ${key}`;

/** The rows of this journal. Those that were copied from a till are recovered there. */
async function listOf(core: Core, standing: Iterable<JournalStanding>): Promise<readonly JournalRow[]> {
  const rows = await written(core, listed((await core.journal()).rows({ standing: [...standing] })));
  return rows.filter(({ origin }) => origin === undefined);
}

async function* openRows(core: Core): AsyncGenerator<RowToRecover> {
  yield* claimedRows(core);
  yield* each(await documentsToRepair(core));
}

async function* each(rows: readonly JournalRow[]): AsyncGenerator<RowToRecover> {
  for (const row of rows) yield { row };
}

/** The named rows whose outcome is not known, or that were never sent. */
async function namedRows(core: Core, only: unknown): Promise<readonly JournalRow[]> {
  const refuse = (): never => refuseValue(core, 'only', 'rows');
  if (!Array.isArray(only)) return refuse();
  const journal = await core.journal();
  const rows: JournalRow[] = [];
  for (const name of only as readonly RowName[]) {
    if (typeof name?.operation !== 'string' || typeof name.key !== 'string') return refuse();
    const row = (await written(core, journal.row(name))) ?? refuse();
    if (unsettled.has(row.standing) || row.standing === 'not-sent' || (await isToRepair(core, row))) {
      rows.push(row);
    }
  }
  return rows;
}

/**
 * Held documents whose completion was accepted. A process that lost its lease while it completed a payment records only
 * the completion.
 */
async function documentsToRepair(core: Core): Promise<readonly JournalRow[]> {
  const rows: JournalRow[] = [];
  for (const row of await listOf(core, ['held'])) if (await isToRepair(core, row)) rows.push(row);
  return rows;
}

async function isToRepair(core: Core, row: JournalRow): Promise<boolean> {
  const number = row.operation === 'issue' && row.standing === 'held' && numberIn(documentIn(row));
  if (number === undefined || number === false) return false;
  const filed = await filedCompletionsOf(core, { ...number, uid: row.request.about['uid'] });
  return filed.length > 0;
}

/** Works on a row with the lease that it was claimed with, and releases it in any case. */
async function attemptOf(
  core: Core,
  { row, lease }: RowToRecover,
  options: RecoverOptions,
): Promise<IssueOutcome | CancelOutcome> {
  const call = forCall(core);
  if (lease === undefined) return attemptRow(call, row, options);
  try {
    return await attemptRow({ ...call, claimed: { name: row, lease } }, row, options);
  } finally {
    await released(core, row, lease);
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
      const document = readJson(String(request.about['document']))?.value;
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
