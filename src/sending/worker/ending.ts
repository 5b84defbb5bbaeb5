import type { CancelOutcome, DocumentNumber, IssueOutcome } from '../client/inside.js';
import type { RowName } from '../client/journal/inside.js';
import type { Job } from './job.js';
import { type RefusedDocument, refusedFor, refusedName } from './refused.js';

export interface SettlePayload {
  readonly name: RowName;
  /** How often it was tried before. */
  readonly tried: number;
}

const SHORTEST = 100;
const LONGEST = 3_600_000;

/** Records how the work on a document ended, and adds what is left to do. */
export async function ended(
  job: Job,
  name: RowName | undefined,
  document: unknown,
  outcome: IssueOutcome | CancelOutcome,
): Promise<void> {
  const { settings } = job.shared;
  if (outcome.kind === 'refused')
    await refuse(job, refusedFor(outcome as Extract<IssueOutcome, { kind: 'refused' }>, document));
  else if (outcome.kind !== 'unknown') await forget(job, job.document);
  const isOpen =
    outcome.kind === 'unknown' || outcome.kind === 'queued' || outcome.journalError !== undefined;
  if (isOpen && name !== undefined) {
    const { operation, key } = name;
    await settleLater(job, { name: { operation, key }, tried: 0 });
  }
  await settings.onOutcome?.({ document, outcome });
}

/** Keeps a document that is not tried again. */
export async function refuse(job: Job, refused: RefusedDocument): Promise<void> {
  const name = refusedName(job.document, job.job.id);
  await job.persistently(() => job.shared.settings.journal.saveStates({ [name]: refused }));
}

/** Removes an earlier refusal of a number that now has its document. */
async function forget(job: Job, number: DocumentNumber | undefined): Promise<void> {
  const { journal } = job.shared.settings;
  const name = refusedName(number, job.job.id);
  await job.persistently(async () => {
    if ((await journal.storedState(name)) !== undefined) await journal.saveStates({ [name]: undefined });
  });
}

/** Adds a job that settles a document when that is worth trying. */
export async function settleLater(job: Job, payload: SettlePayload): Promise<void> {
  const { queue, settings } = job.shared;
  const pause = pauseBefore(payload.tried, settings.settlingTime);
  await job.persistently(() => queue.addSettle(settings.journal.pool, JSON.stringify(payload), pause));
}

/** After its settling time, an unknown document may be sent again. The provider files queued documents within a day. */
const pauseBefore = (tried: number, settlingTime: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, settlingTime) * 2 ** tried);
