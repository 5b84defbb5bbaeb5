import { LARGEST_MARK, readMark } from '../../codes/mark.js';
import { shown } from '../../reading/shown.js';
import { UID } from '../../types/forms.js';
import type { Path } from '../../types/index.js';
import { membersOf } from './given.js';
import type { Refusing } from './refusing.js';

/** The kinds of outcomes of issuing or completing a document. */
export type OutcomeKind = 'issued' | 'held' | 'queued' | 'refused' | 'alreadyIssued' | 'unknown';

/**
 * The service's answer for a document, as far as a flow needs it: an outcome of the client, unchanged, or the members
 * of an answer. A MARK of 0 means no MARK, as on the wire.
 *
 * @example
 * table.issued(slip, await client.issue(slip));
 * table.issued(slip, { mark: entry.invoiceMark, uid: entry.invoiceUid, statusCode: entry.statusCode });
 */
export interface DocumentAnswer {
  /** Digits as text, or a whole number from JSON. */
  readonly mark?: string | number | bigint | null | undefined;
  /** 40 hexadecimal characters. */
  readonly uid?: string | null | undefined;
  /** The status code of the entry, if it has one. A refused document may have a UID although it was not issued. */
  readonly statusCode?: string | null | undefined;
  /**
   * The kind of an outcome. It takes precedence over the other members: a held document has a UID but is not issued.
   */
  readonly kind?: OutcomeKind | undefined;
}

/** An answer in normal form: MARK as text, UID in upper case, at least one of them. */
export interface Identity {
  readonly mark?: string;
  readonly uid?: string;
}

/** The status codes of a document that is issued, either at once or as soon as the authority can be reached. */
const ISSUED: ReadonlySet<unknown> = new Set(['Success', 'Offline', undefined, null]);

/** The meaning of an outcome for a document: issued, certainly not issued, or not known yet. */
const verdicts: Readonly<Record<OutcomeKind, 'issued' | 'refused' | 'open'>> = {
  issued: 'issued',
  alreadyIssued: 'issued',
  queued: 'issued',
  refused: 'refused',
  held: 'open',
  unknown: 'open',
};

const saidByKind: ReadonlyMap<unknown, Verdict['says']> = new Map(Object.entries(verdicts));

/** The meaning of an answer for a document. `open`: it is held, or its outcome is unknown. */
export type Verdict =
  | { readonly says: 'issued'; readonly identity: Identity }
  | { readonly says: 'refused' | 'open' };

/** Reads an outcome of the client, or the members of an answer, which must identify an issued document. */
export function verdictOf(answer: unknown, refusing: Refusing, at: Path = []): Verdict {
  const says = saidBy(answer);
  return says === 'refused' || says === 'open'
    ? { says }
    : { says: 'issued', identity: identityOf(answer, refusing, at) };
}

/** The meaning of the kind of an outcome; `undefined` for an unknown kind. */
function saidBy(answer: unknown): Verdict['says'] | undefined {
  return saidByKind.get(membersOf(answer).kind);
}

/** Reads an answer; refuses one that identifies no document or has an invalid form. */
export function identityOf(answer: unknown, refusing: Refusing, at: Path = []): Identity {
  const { kind, mark, uid, statusCode } = membersOf(answer);
  if (kind !== undefined && saidBy(answer) !== 'issued') {
    refusing.refuse('answer/outcome', [...at, 'kind'], { kind: shown(kind) });
  }
  if (!ISSUED.has(statusCode)) {
    refusing.refuse('answer/not-issued', [...at, 'statusCode'], { statusCode: shown(statusCode) });
  }
  const marked = markOf(mark, refusing, [...at, 'mark']);
  const named = uidOf(uid, refusing, [...at, 'uid']);
  refusing.done();
  if (marked === undefined && named === undefined) refusing.refuse('answer/nothing', at);
  return { ...(marked !== undefined && { mark: marked }), ...(named !== undefined && { uid: named }) };
}

/** A MARK as text; `undefined` if there is no MARK, such as an empty text for a document issued offline. */
export function markOf(mark: unknown, refusing: Refusing, at: Path): string | undefined {
  if (mark === '') return undefined;
  const read = readMark(mark);
  if (typeof read === 'object') return read.mark;
  if (read === 'too-large') {
    const found = shown(typeof mark === 'bigint' ? String(mark) : mark);
    refusing.add('answer/mark-too-large', at, { found, largest: LARGEST_MARK });
  } else if (read === 'invalid') refusing.add('answer/mark-form', at, { found: shown(mark) });
  return undefined;
}

function uidOf(uid: unknown, refusing: Refusing, at: Path): string | undefined {
  if (uid === undefined || uid === null || uid === '') return undefined;
  if (typeof uid === 'string' && UID.test(uid)) return uid.toUpperCase();
  refusing.add('answer/uid-form', at, { found: shown(uid) });
  return undefined;
}
