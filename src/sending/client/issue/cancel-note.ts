import { type Locale, readLocale } from '../../../issues/inside.js';
import { boundMembers, onlyDocumentIn } from '../../../reading/bind.js';
import { cancelDeliveryNote, cancelReceivingNote } from '../../service/generated/calls.js';
import { readMark, readText } from '../calls/read-query.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { CancelOptions } from '../generated/call-options.js';
import { attemptHeld } from '../journal/attempt-held.js';
import { guarded, type HeldRow } from '../journal/guarded.js';
import type { Journal } from '../journal/journal.js';
import type { JournalRequest, JournalRow } from '../journal/rows.js';
import type { CancelOutcome } from '../outcomes/cancel-outcome.js';
import { nextOf } from '../outcomes/next.js';
import { readCancelOutcome } from '../outcomes/read-outcome.js';
import { notLookedAt, unknownOf } from '../outcomes/unknown.js';
import { readCallOptions } from '../read-options.js';
import { later, millisecondsUntil } from '../time.js';
import { writeJson } from '../transport/json.js';
import { prepare } from '../transport/request.js';
import { recordBeside, recordOf, standingOf, wasNotLookedAt, withJournalError } from './record.js';

/**
 * The note to cancel: a document with its MARK, or the result of `cancellationOf`.
 *
 * @example
 * const note: NoteToCancel = { document: note, mark: '400001970000102' };
 */
export type NoteToCancel =
  | {
      readonly document: {
        readonly issuer: { readonly vatNumber: string };
        readonly invoiceHeader: { readonly invoiceType: string };
      };
      readonly mark?: string | number | bigint | null | undefined;
    }
  | {
      readonly call: 'CancelDeliveryNote' | 'CancelReceivingNote';
      readonly body: { readonly mark: string; readonly entityVatNumber: string };
    };

const calls = { CancelDeliveryNote: cancelDeliveryNote, CancelReceivingNote: cancelReceivingNote };

/** Cancels a note, once, with the call for its type. A second call was observed to be charged and answered again. */
export async function cancelNote(
  core: Core,
  note: NoteToCancel,
  options: CancelOptions = {},
): Promise<CancelOutcome> {
  const request = readNote(core, note);
  const { timeout } = readCallOptions(core, options);
  const work = {
    ...{ name: nameOf(request), request, states: options.states, timeout },
    what: `MARK ${request.about.mark}`,
  };
  return guarded(core, work, async (row) => {
    const { before } = row;
    if (before === undefined) return send(core, request, row, false, options);
    if (before.standing === 'cancelled') return ended(row, outcomeIn(core, before), options);
    const waits = mustWait(core, before);
    if (waits !== undefined) return ended(row, waits, options, recordBeside(waits, before));
    await row.begin(request, false, options.states);
    const wasUnknown = before.standing === 'unknown' || before.standing === 'sending';
    return send(core, request, row, wasUnknown, options);
  });
}

/** What `cancelNote` would answer without a call; `undefined` if it would send one. Nothing is stored. */
export async function previewCancellation(
  { journal, ...stated }: { readonly journal: Journal; readonly locale?: Locale | undefined },
  note: NoteToCancel,
): Promise<CancelOutcome | undefined> {
  const core = { locale: readLocale(stated.locale) };
  const before = await journal.row(nameOf(readNote(core, note)));
  return before?.standing === 'cancelled' ? outcomeIn(core, before) : undefined;
}

const nameOf = ({ about: { vatNumber, mark } }: JournalRequest) =>
  ({ operation: 'cancel-note', key: JSON.stringify([vatNumber, mark]) }) as const;

async function send(
  core: Core,
  request: JournalRequest,
  row: HeldRow,
  wasUnknown: boolean,
  options: CancelOptions,
): Promise<CancelOutcome> {
  const call = calls[request.call as keyof typeof calls];
  const prepared = prepare(core, call, { json: request.body }, readCallOptions(core, options));
  const standing = wasUnknown ? 'unknown' : 'not-sent';
  const answer = await attemptHeld(core, row, prepared, request, standing);
  const asked = { step: 'repeat-cancellation' } as const;
  const read = await readCancelOutcome(core, answer, asked);
  const isUnsure =
    wasUnknown && read.kind === 'refused' && read.reason !== 'validation' && read.reason !== 'notFound';
  if (!isUnsure) return ended(row, read, options);
  // No search shows a cancellation, so a second refusal proves nothing either: a third call would not help.
  const isEnd = wasNotLookedAt(row.before) && read.reason !== 'rateLimited';
  return ended(row, notLookedAt(core, isEnd ? { step: 'ask-the-provider' } : asked, read), options);
}

async function ended(
  row: HeldRow,
  outcome: CancelOutcome,
  options: CancelOptions,
  result = recordOf(outcome),
): Promise<CancelOutcome> {
  const failed = await row.end(standingOf(outcome), result, () => options.statesAfter?.(outcome));
  return withJournalError(outcome, failed);
}

/** An unknown cancellation is repeated after a pause: a fast second call may be charged again. */
function mustWait(core: Core, { standing, lastAttemptAt }: JournalRow): CancelOutcome | undefined {
  if (standing !== 'unknown' && standing !== 'sending') return undefined;
  const resendAfter = later(new Date(lastAttemptAt), core.settlingTime);
  if (millisecondsUntil(resendAfter, core.clock.now()) <= 0) return undefined;
  const unknown = unknownOf(core, { step: 'repeat-cancellation' }, 'too-soon');
  return { ...unknown, resendAfter: resendAfter.toISOString() };
}

function outcomeIn(core: Pick<Core, 'locale'>, { result }: JournalRow): CancelOutcome {
  const { cancellationMark } = result ?? {};
  return {
    kind: 'alreadyCancelled',
    ...(cancellationMark !== undefined && { cancellationMark }),
    next: nextOf('done', core.locale),
  };
}

/** A preview has no call to trace. */
type Reader = Pick<Core, 'locale'> & Partial<Pick<Core, 'trace'>>;

function readNote(core: Reader, note: NoteToCancel): JournalRequest {
  const given: Readonly<Record<string, unknown>> = Object(note);
  const known = given['call'] === 'CancelDeliveryNote' || given['call'] === 'CancelReceivingNote';
  const { call, entityVatNumber, mark } = known ? readBody(given) : readDocument(core, given);
  const vatNumber = readText(core, 'entityVatNumber', entityVatNumber);
  const digits = readMark(core, 'mark', mark);
  return {
    call,
    query: {},
    body: writeJson({ mark: digits, entityVatNumber: vatNumber }),
    about: { vatNumber, mark: digits },
  };
}

interface Note {
  readonly call: keyof typeof calls;
  readonly entityVatNumber: unknown;
  readonly mark: unknown;
}

function readBody(given: Readonly<Record<string, unknown>>): Note {
  const { mark, entityVatNumber }: Record<string, unknown> = Object(given['body']);
  return { call: given['call'] as keyof typeof calls, entityVatNumber, mark };
}

function readDocument(core: Reader, given: Readonly<Record<string, unknown>>): Note {
  const { issuer, invoiceHeader } = boundMembers(
    onlyDocumentIn(given['document']),
    'issuer',
    'invoiceHeader',
  );
  const { invoiceType, series, aa } = boundMembers(invoiceHeader, 'invoiceType', 'series', 'aa');
  const type = readText(core, 'document.invoiceHeader.invoiceType', invoiceType);
  const call = type.startsWith('9.')
    ? 'CancelDeliveryNote'
    : type.startsWith('10.')
      ? 'CancelReceivingNote'
      : undefined;
  if (call === undefined) {
    throw new ClientError('call/not-a-note', { params: { invoiceType: type }, locale: core.locale });
  }
  const { vatNumber, branch } = boundMembers(issuer, 'vatNumber', 'branch');
  if (typeof series === 'string' && typeof aa === 'string') {
    const number = { vatNumber: String(vatNumber), branch: Number(branch), invoiceType: type, series, aa };
    if (core.trace !== undefined) core.trace.document = number;
  }
  return { call, entityVatNumber: vatNumber, mark: given['mark'] };
}
