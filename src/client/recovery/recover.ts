import type { PosCompletion } from '../../types/index.js';
import { cancelNote } from '../calls/cancel-note.js';
import { completePosPayment } from '../calls/complete-payment.js';
import { completeOldInvoice } from '../calls/old-invoice.js';
import { filedCompletionsOf } from '../completing/completions.js';
import { type Core, forCall } from '../core.js';
import { issue } from '../issue/issue.js';
import { documentIn } from '../issue/sending.js';
import { numberIn } from '../issue/work.js';
import { written } from '../journal/guarded.js';
import { listed } from '../journal/listed.js';
import type { JournalRow } from '../journal/rows.js';
import { unsettled } from '../journal/standings.js';
import type { CancelOutcome } from '../outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { readJson } from '../transport/json.js';
import { inRounds } from './in-rounds.js';
import type { RecoverOptions, RecoveryReport } from './report.js';

/** Settles every unknown row of the journal, as far as possible. */
export async function recover(core: Core, options: RecoverOptions = {}): Promise<RecoveryReport> {
  readCallOptions(core, options);
  const journal = await core.journal();
  const rows = [
    ...(await written(core, listed(journal.rows({ standing: [...unsettled] })))),
    ...(await documentsToRepair(core)),
  ];
  const report = await inRounds(core, rows, (row) => attemptRow(forCall(core), row, options), options);
  const notSent = await written(core, listed(journal.rows({ standing: ['not-sent'] })));
  return { ...report, notSent };
}

/**
 * Held documents whose completion was accepted. A process that lost its lease while it completed a payment records only
 * the completion.
 */
async function documentsToRepair(core: Core): Promise<readonly JournalRow[]> {
  const journal = await core.journal();
  const rows: JournalRow[] = [];
  const held = await written(core, listed(journal.rows({ operation: 'issue', standing: ['held'] })));
  for (const row of held) {
    const number = numberIn(documentIn(row));
    if (number === undefined) continue;
    const filed = await filedCompletionsOf(core, { ...number, uid: row.request.about['uid'] });
    if (filed.length > 0) rows.push(row);
  }
  return rows;
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
