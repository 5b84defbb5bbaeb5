import type { Core } from '../core.js';
import type { JournalRow } from '../journal/rows.js';
import { linksOf } from '../outcomes/base.js';
import { nextOf } from '../outcomes/next.js';
import type { AlreadyIssued, Held, Queued } from '../outcomes/outcome.js';
import { signaturesOf } from './signatures.js';

/** The final outcome in the journal; `undefined` if there is no final outcome yet. */
export function outcomeIn(core: Core, { standing, result }: JournalRow): AlreadyIssued | undefined {
  const { mark, uid } = result ?? {};
  if (standing !== 'issued' || mark === undefined) return undefined;
  return {
    kind: 'alreadyIssued',
    mark,
    uid,
    ...linksOf(result ?? {}),
    from: 'journal',
    statusCode: 'Success',
    next: nextOf('done', core.locale),
  };
}

/** The outcome of a document that is queued according to the journal; `undefined` without its UID. */
export function queuedIn(core: Core, { result }: JournalRow): Queued | undefined {
  const { uid } = result ?? {};
  if (uid === undefined) return undefined;
  return {
    kind: 'queued',
    uid,
    ...linksOf(result ?? {}),
    statusCode: 'Offline',
    next: nextOf('wait-for-mark', core.locale),
  };
}

/** The outcome of a document that is held according to the journal, with the signatures that it was given. */
export function heldIn(core: Core, row: JournalRow): Held {
  const uid = row.result?.uid;
  return {
    kind: 'held',
    uid,
    providerSignature: signaturesOf(row),
    from: 'journal',
    next: nextOf('complete-payment', core.locale),
  };
}
