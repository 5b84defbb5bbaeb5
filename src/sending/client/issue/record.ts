import type { JournalResult, JournalRow, JournalStanding } from '../journal/rows.js';
import type { CancelOutcome } from '../outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../outcomes/outcome.js';

type Any = IssueOutcome | CancelOutcome;

const standings: Readonly<Record<Any['kind'], Exclude<JournalStanding, 'sending'>>> = {
  issued: 'issued',
  alreadyIssued: 'issued',
  held: 'held',
  queued: 'queued',
  cancelled: 'cancelled',
  alreadyCancelled: 'cancelled',
  refused: 'refused',
  unknown: 'unknown',
};

/**
 * The standing of a row after an outcome. A refusal for too many calls, or by this library, is not a decision about the
 * document.
 */
export function standingOf(outcome: Any): Exclude<JournalStanding, 'sending'> {
  if (outcome.kind === 'refused' && outcome.reason === 'rateLimited') return 'not-sent';
  return standings[outcome.kind];
}

/** The parts of an outcome that are kept. */
export function recordOf(outcome: Any): JournalResult {
  switch (outcome.kind) {
    case 'issued':
    case 'alreadyIssued':
    case 'queued': {
      const { uid, authenticationCode, invoiceUrl, qrUrl, aadeQrUrl } = outcome;
      const mark = 'mark' in outcome ? outcome.mark : undefined;
      return present({ mark, uid, authenticationCode, invoiceUrl, qrUrl, aadeQrUrl });
    }
    case 'held':
      return present({ uid: outcome.uid, providerSignature: JSON.stringify(outcome.providerSignature) });
    case 'cancelled':
    case 'alreadyCancelled':
      return present({ cancellationMark: outcome.cancellationMark });
    case 'refused':
      return { why: outcome.reason };
    case 'unknown':
      return { why: outcome.why };
  }
}

const present = (result: JournalResult): JournalResult =>
  Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined));

/**
 * Whether the last attempt was refused without a look at the document, and no answer was lost since. If the next one is
 * refused in the same way, two searches, each after a settling time, have found nothing, so the document is not filed.
 */
export const wasNotLookedAt = (row: JournalRow | undefined): boolean =>
  row?.standing === 'unknown' && row.result?.why === 'not-looked-at';

/** What a row keeps of an outcome for which nothing was sent: how the last attempt was refused still counts. */
export const recordBeside = (outcome: Any, row: JournalRow): JournalResult =>
  outcome.kind === 'unknown' && wasNotLookedAt(row) ? {} : recordOf(outcome);

/** Adds the error to an outcome that could not be recorded. */
export const withJournalError = <Outcome extends Any>(
  outcome: Outcome,
  failed: string | undefined,
): Outcome => (failed === undefined ? outcome : { ...outcome, journalError: failed });
