import type { Document, Issue } from '../../../types/index.js';
import type { Core } from '../core.js';
import type { PreviewOptions } from '../generated/call-options.js';
import { documentIn } from '../journal/document-in.js';
import { written } from '../journal/guarded.js';
import type { AlreadyIssued } from '../outcomes/outcome.js';
import type { Refused } from '../outcomes/refusal.js';
import { refusedHere } from '../outcomes/refused.js';
import { outcomeIn } from './known.js';
import { makeReady } from './ready.js';
import { isSameDocument } from './same-document.js';
import { refusalUnder } from './settle.js';
import { signedPayments } from './signed-payments.js';

/**
 * A document that `issue` would send.
 *
 * @example
 * if (preview.kind === 'ready') console.log(preview.document, preview.issues);
 */
export interface ReadyToIssue {
  readonly kind: 'ready';
  /** As it would be sent: a late one with `transmissionFailure`. */
  readonly document: Document;
  /** Its UID, if it can be computed. */
  readonly uid: string | undefined;
  /** Whether the service would hold it until its payments are completed. */
  readonly isHeld: boolean;
  /** What validation found. */
  readonly issues: readonly Issue[];
}

/**
 * What `issue` would do with a document: send it, refuse it, or answer with the outcome that the journal has.
 *
 * @example
 * const preview: PreviewOutcome = await client.preview(document);
 */
export type PreviewOutcome = ReadyToIssue | AlreadyIssued | Refused;

/** What the client would do with a document, as far as it knows without the service. Nothing is stored. */
export async function preview(
  core: Core,
  document: unknown,
  options: PreviewOptions = {},
): Promise<PreviewOutcome> {
  const ready = await makeReady(core, document, options);
  if ('refusal' in ready) return ready.refusal;
  const { name, sending, refused, lateness } = ready;
  const { members, facts, issues, skipSignature } = sending;
  const before = await written(core, (await core.journal()).row(name));
  if (before !== undefined) {
    const known = isSameDocument(members, documentIn(before))
      ? (outcomeIn(core, before) ??
        refused ??
        (lateness === 'tooLate' ? refusedHere(core, 'tooLate', issues) : undefined))
      : refusalUnder(core, before, issues);
    if (known !== undefined) return known;
  }
  const isHeld = !skipSignature && signedPayments(members).length > 0;
  return { kind: 'ready', document: members as unknown as Document, uid: facts.uid, isHeld, issues };
}
