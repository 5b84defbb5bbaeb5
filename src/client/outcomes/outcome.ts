import type { ClientStep, UnknownWhy } from '../../issues/locales/en/client.js';
import type { ErrorExplanation } from '../../rules/authority/explain.js';
import type { NextStep } from '../../rules/authority/next-step.js';
import type { TransmittedDocument } from '../../service/answers/search.js';
import type { AnswerError } from '../../service/errors/read-errors.js';
import type { Issue, ProviderSignature } from '../../types/index.js';
import type { RawResponse } from '../transport/raw-response.js';

/**
 * What to do next: a stable word, and the same in a sentence.
 *
 * @example
 * const next: Next = outcome.next; // { step: 'search-first', todo: 'Do not take another number. …' }
 */
export interface Next {
  readonly step: ClientStep | NextStep;
  readonly todo: string;
}

/**
 * Why nothing was issued, completed or cancelled.
 *
 * @example
 * const isOurs = (['validation', 'tooLate'] satisfies RefusalReason[]).includes(outcome.reason);
 */
export type RefusalReason =
  /** The document breaks rules: ours before it is sent, or the authority's. */
  | 'validation'
  /** A table of the branch has been open for more than 24 hours. */
  | 'branchBlocked'
  /** The key may not act for the VAT number. */
  | 'notAuthorised'
  /** The key is missing, wrong or of another deployment. */
  | 'keyRefused'
  /** The key does not allow this call. */
  | 'forbidden'
  | 'noCredits'
  /** The day of the document is over (238). */
  | 'tooLate'
  /** Another document has the number, or an earlier one under it is not settled. */
  | 'numberTaken'
  | 'numberUnsettled'
  /** A token, an amount or a type of a payment over a terminal. */
  | 'payment'
  /** A MARK that is not known, or of the other cancellation call (301). */
  | 'notFound'
  /** Too many calls. */
  | 'rateLimited'
  /** The service reported a technical error about this document. */
  | 'technical'
  /** The call itself: its address, form or size. */
  | 'call';

/**
 * An error of a refusal, with what this library knows about it.
 *
 * @example
 * for (const { code, message, explanation } of outcome.errors) show(code, message, explanation?.todo);
 */
export interface RefusalError extends AnswerError {
  readonly explanation?: ErrorExplanation;
  /** Rules of this library that found its cause before sending; empty when none did. */
  readonly foreseenBy: readonly string[];
}

/** What every outcome has. */
interface Outcome {
  /** What to do next. */
  readonly next: Next;
  /** The answer as it came; absent where nothing was answered. */
  readonly response?: RawResponse;
  /** The outcome stands, but the journal could not record it: `recover` will search for it again. */
  readonly journalError?: string;
}

/** The links of a document. */
interface Links {
  readonly authenticationCode?: string | undefined;
  /** The provider's copy. */
  readonly qrUrl?: string | undefined;
  /** The authority's check page. */
  readonly aadeQrUrl?: string | undefined;
  readonly invoiceUrl?: string | undefined;
}

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
  /** What it cost, in credits. */
  readonly credits?: number | undefined;
  readonly statusCode: 'Success';
}

/**
 * The document waits for its payment; nothing is filed yet.
 *
 * @example
 * if (outcome.kind === 'held') charge(outcome.providerSignature[0]?.signatures[0]?.token);
 */
export interface Held extends Outcome {
  readonly kind: 'held';
  readonly uid?: string | undefined;
  readonly providerSignature: readonly ProviderSignature[];
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
 * Nothing was done, and it is known why.
 *
 * @example
 * if (outcome.kind === 'refused') show(outcome.reason, outcome.next.todo, outcome.errors);
 */
export interface Refused extends Outcome {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** `false` when this library refused, and nothing was sent. */
  readonly sent: boolean;
  /** What the service answered. */
  readonly errors: readonly RefusalError[];
  /** What our rules found. */
  readonly issues: readonly Issue[];
  /** The rules that saw the refusal coming; empty when none did. */
  readonly foreseenBy: readonly string[];
  /** The document that has the number. */
  readonly filed?: TransmittedDocument;
}

/**
 * The document was filed before.
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
  readonly record?: TransmittedDocument;
  readonly statusCode: 'Success';
}

/**
 * Why an outcome is not known. `filed-but-not-found`: the number is filed (228), and no record of it was found yet.
 * `not-found-yet`: a search did not find it, which proves nothing. `not-provable`: no search can show it. `too-soon`: an
 * earlier attempt has no known outcome yet.
 */
export type UnknownReason = UnknownWhy;

/**
 * The document may have been filed or not. Never send it under another number.
 *
 * @example
 * if (outcome.kind === 'unknown') later(() => client.issue(document));
 */
export interface Unknown extends Outcome {
  readonly kind: 'unknown';
  readonly why: UnknownReason;
  /** What happened, in words. */
  readonly detail: string;
  /** The UID that the document has if it was filed. */
  readonly expectedUid?: string | undefined;
  /** From when on the identical document may be sent again, ISO 8601. */
  readonly resendAfter?: string | undefined;
}

/**
 * What became of issuing or completing.
 *
 * @example
 * const outcome: IssueOutcome = await client.issue(document);
 * if (outcome.kind === 'issued') print(document, outcome.mark);
 */
export type IssueOutcome = Issued | Held | Queued | Refused | AlreadyIssued | Unknown;

/**
 * The note is cancelled.
 *
 * @example
 * if (outcome.kind === 'cancelled') keep(outcome.cancellationMark);
 */
export interface Cancelled extends Outcome {
  readonly kind: 'cancelled';
  readonly cancellationMark: string;
  readonly credits?: number | undefined;
}

/**
 * The note had been cancelled before (251).
 *
 * @example
 * if (outcome.kind === 'alreadyCancelled') markAsCancelled(note);
 */
export interface AlreadyCancelled extends Outcome {
  readonly kind: 'alreadyCancelled';
  readonly cancellationMark?: string | undefined;
}

/**
 * What became of a cancellation.
 *
 * @example
 * const outcome: CancelOutcome = await client.cancelNote({ document: note, mark });
 */
export type CancelOutcome = Cancelled | AlreadyCancelled | Refused | Unknown;
