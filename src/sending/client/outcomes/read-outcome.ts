import type { Core } from '../core.js';
import type { Answered, Lost } from '../transport/attempt.js';
import type { CancelOutcome } from './cancel-outcome.js';
import { nextOf } from './next.js';
import type { IssueOutcome } from './outcome.js';
import { REPEATED, readEntry } from './read-entry.js';
import { type Asked, unknownOf } from './unknown.js';

/**
 * The outcome of an attempt to issue or complete. A call that never left the machine has no outcome: see `lostError`.
 */
export async function readIssueOutcome(
  core: Core,
  attempt: Answered | Lost,
  asked: Asked,
): Promise<IssueOutcome> {
  const read = await readEntry(core, attempt, asked);
  if ('outcome' in read) return read.outcome;
  const { entry, signatures, response } = read;
  const { locale } = core;
  if (signatures.length > 0) {
    const uid = signatures[0]?.invoiceUid ?? entry?.invoiceUid ?? asked.expectedUid;
    return {
      kind: 'held',
      uid,
      providerSignature: signatures,
      next: nextOf('complete-payment', locale),
      response,
    };
  }
  if (entry === undefined) {
    return unknownOf(core, asked, 'entry-missing', undefined, response);
  }
  const { invoiceMark: mark, invoiceUid, authenticationCode, qrUrl, aadeQrUrl, invoiceUrl, credits } = entry;
  const uid = invoiceUid ?? asked.expectedUid;
  const kept = { authenticationCode, qrUrl, aadeQrUrl, invoiceUrl, credits, response };
  if (entry.statusCode === 'Offline' && uid !== undefined) {
    return { kind: 'queued', uid, ...kept, statusCode: 'Offline', next: nextOf('wait-for-mark', locale) };
  }
  if (mark === undefined) {
    return unknownOf(core, asked, 'mark-missing', shown(entry.statusCode), response);
  }
  const { statusCode = 'Success' } = entry;
  if (statusCode !== 'Success') return unknownOf(core, asked, 'status-unknown', shown(statusCode), response);
  return {
    kind: 'issued',
    mark,
    uid,
    ...kept,
    statusCode,
    next: nextOf('done', locale),
  };
}

const NOT_FOUND = '301';

/** The outcome of an attempt to cancel a note: success requires the status and a cancellation MARK. */
export async function readCancelOutcome(
  core: Core,
  attempt: Answered | Lost,
  asked: Asked,
): Promise<CancelOutcome> {
  const read = await readEntry(core, attempt, asked);
  if ('outcome' in read) {
    const { outcome } = read;
    if (outcome.kind === 'unknown') return outcome;
    const { response } = outcome;
    if (outcome.errors.some(({ code }) => code === REPEATED)) {
      return {
        kind: 'alreadyCancelled',
        next: nextOf('done', core.locale),
        ...(response !== undefined && { response }),
      };
    }
    const explained = outcome.errors.find(({ code }) => code === NOT_FOUND)?.explanation;
    if (explained === undefined) return outcome;
    return { ...outcome, reason: 'notFound', next: { step: explained.next, todo: explained.todo } };
  }
  const { entry, response } = read;
  const cancellationMark = entry?.cancellationMark;
  if (entry?.statusCode !== 'Success' || cancellationMark === undefined) {
    return unknownOf(core, asked, 'mark-missing', shown(entry?.statusCode), response);
  }
  const { credits } = entry;
  return {
    kind: 'cancelled',
    cancellationMark,
    credits,
    next: nextOf('done', core.locale),
    response,
  };
}

const shown = (statusCode: string | undefined): string | undefined => statusCode?.slice(0, 40);
