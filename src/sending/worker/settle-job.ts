import { numberIn } from '../client/issue/work.js';
import { documentIn } from '../client/journal/document-in.js';
import type { JournalRow, RowName } from '../client/journal/rows.js';
import type { CancelOutcome } from '../client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../client/outcomes/outcome.js';
import { ended, refuse, type SettlePayload, settleLater } from './ending.js';
import type { Job } from './job.js';
import { errorFor, refusedBefore, refusedName } from './refused.js';
import { troubleOf } from './trouble.js';

/** Settles a document whose outcome is unknown, or that the provider has queued. */
export async function settleJob(job: Job, payload: SettlePayload): Promise<void> {
  const { client, statesAfter } = job.shared.settings;
  const { name, tried } = payload;
  const again = { name, tried: tried + 1 };
  const report = await job.persistently(() =>
    client.recover({
      only: [name],
      wait: false,
      ...(statesAfter !== undefined && {
        statesAfter: (row, outcome) => statesAfter(documentIn(row), outcome),
      }),
    }),
  );
  for (const { row, outcome } of report.settled) await endedRow(job, row, outcome);
  for (const { row, error } of report.failed) {
    const document = documentIn(row);
    job.document = numberIn(document);
    if (troubleOf(error) === undefined) await refuse(job, errorFor(error, document));
    else await settleLater(job, again);
  }
  const open = [report.unknown, report.heldElsewhere, report.left].flat();
  if (open.length > 0) await settleLater(job, again);
  if (open.length + report.settled.length + report.failed.length === 0) await settledBefore(job, name);
}

/** Somebody else has settled it, or this job, before it was repeated. */
async function settledBefore(job: Job, name: RowName): Promise<void> {
  const { client, journal } = job.shared.settings;
  const row = await job.persistently(() => journal.row(name));
  if (row === undefined) return;
  const document = documentIn(row);
  if (row.standing === 'refused') {
    // The answer itself is lost: this worker was killed after it, or another host has settled the document.
    job.document = numberIn(document);
    const state = refusedName(job.document, job.job.id);
    const kept = await job.persistently(() => journal.storedState(state));
    if (kept === undefined) await refuse(job, refusedBefore(row, document));
  }
  if (row.standing !== 'issued') return;
  await endedRow(job, row, await job.persistently(() => client.issue(document, { sendWithErrors: true })));
}

async function endedRow(job: Job, row: JournalRow, outcome: IssueOutcome | CancelOutcome): Promise<void> {
  const document = documentIn(row);
  job.document = numberIn(document);
  await ended(job, row, document, outcome);
}
