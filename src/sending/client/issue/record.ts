import type { JournalResult, JournalStanding } from '../journal/rows.js';
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

/** Adds the error to an outcome that could not be recorded. */
export const withJournalError = <Outcome extends Any>(
  outcome: Outcome,
  failed: string | undefined,
): Outcome => (failed === undefined ? outcome : { ...outcome, journalError: failed });
