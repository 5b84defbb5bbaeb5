import type { ClientErrorCode } from '../../../issues/locales/generated/en/client-errors.js';
import type { UnknownWhy } from '../../../issues/locales/generated/en/unknown-reasons.js';
import type { ProviderSignature } from '../../../types/index.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import type { Links, Outcome } from './base.js';
import type { RefusalReason, Refused } from './refusal.js';

/**
 * The document is filed.
 *
 * @example
 * if (outcome.kind === 'issued') print(document, outcome.mark, outcome.qrUrl);
 */
export interface Issued extends Outcome, Links {
  readonly kind: 'issued';
  readonly mark: string;
  readonly uid?: string | undefined;
  /** The cost in credits. */
  readonly credits?: number | undefined;
  readonly statusCode: 'Success';
}

/**
 * The document is waiting for its payment; nothing is filed yet.
 *
 * @example
 * if (outcome.kind === 'held') charge(outcome.providerSignature[0]?.signatures[0]?.token);
 */
export interface Held extends Outcome {
  readonly kind: 'held';
  readonly uid?: string | undefined;
  readonly providerSignature: readonly ProviderSignature[];
  /**
   * Set if the journal had these signatures, and nothing was sent. They may have been charged already: restore the
   * payment, or ask the terminal, before you charge them.
   */
  readonly from?: 'journal' | undefined;
}

/**
 * The provider has the document and files it within a day.
 *
 * @example
 * if (outcome.kind === 'queued') print(document, outcome.uid);
 */
export interface Queued extends Outcome, Links {
  readonly kind: 'queued';
  readonly uid: string;
  readonly credits?: number | undefined;
  readonly statusCode: 'Offline';
}

/**
 * The document was already filed.
 *
 * @example
 * if (outcome.kind === 'alreadyIssued') keep(document, outcome.mark, outcome.from);
 */
export interface AlreadyIssued extends Outcome, Links {
  readonly kind: 'alreadyIssued';
  readonly mark: string;
  readonly uid?: string | undefined;
  /** Where this was found. */
  readonly from: 'search' | 'journal';
  /** The cost in credits. The journal does not keep it. */
  readonly credits?: number | undefined;
  readonly record?: TransmittedDocument;
  readonly statusCode: 'Success';
}

/**
 * Why an outcome is unknown. `filed-but-not-found`: the number is filed (228), but no record of it was found yet.
 * `not-found-yet`: a search did not find it, which proves nothing. `not-provable`: no search can show the result.
 * `too-soon`: an earlier attempt has no known outcome yet.
 */
export type UnknownReason = UnknownWhy;

/**
 * The document may or may not have been filed. Never send it under another number.
 *
 * @example
 * if (outcome.kind === 'unknown') later(() => client.issue(document));
 */
export interface Unknown extends Outcome {
  readonly kind: 'unknown';
  readonly why: UnknownReason;
  /** What happened, as text. */
  readonly detail: string;
  /** Why the service did not process it now, such as `noCredits`. Only with `not-looked-at`. */
  readonly reason?: RefusalReason | undefined;
  /** The code of the error of a search that failed, such as `transport/connection`. */
  readonly code?: ClientErrorCode | undefined;
  /** The UID of the document, if it was filed. */
  readonly expectedUid?: string | undefined;
  /** The time after which the identical document may be sent again, ISO 8601. */
  readonly resendAfter?: string | undefined;
}

/**
 * The outcome of issuing or completing.
 *
 * @example
 * const outcome: IssueOutcome = await client.issue(document);
 * if (outcome.kind === 'issued') print(document, outcome.mark);
 */
export type IssueOutcome = Issued | Held | Queued | Refused | AlreadyIssued | Unknown;
