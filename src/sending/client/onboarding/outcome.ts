import type { Issue } from '../../../types/index.js';
import type { AnswerError } from '../../service/errors/read-errors.js';
import type { OnboardingRequest } from '../../service/generated/types.js';
import type { RawResponse } from '../transport/raw-response.js';
import type { OnboardingNext } from './explain.js';

interface Outcome {
  /** What to do next. */
  readonly next: OnboardingNext;
  /** The unchanged answer; absent if there was no answer. */
  readonly response?: RawResponse | undefined;
}

/** A completed call, and where its result was found. */
interface Done extends Outcome {
  /** `answer`: the service said so. `status`: the answer was lost, and the request shows it. */
  readonly from: 'answer' | 'status';
  /** Absent if the answer did not include it. */
  readonly request?: OnboardingRequest | undefined;
}

/**
 * Why nothing was done. `validation`: the payload. `file`: the contract. `open-request`: see `existingRequestId`.
 * `key-reused`: the Idempotency-Key belongs to another request. `wrong-status`: see `currentStatus`.
 *
 * @example
 * const isOurs = (['validation', 'file'] satisfies OnboardingRefusalReason[]).includes(outcome.reason);
 */
export type OnboardingRefusalReason =
  | 'validation'
  | 'file'
  | 'open-request'
  | 'already-linked'
  | 'already-active'
  | 'key-reused'
  | 'wrong-status'
  | 'not-applicable';

/**
 * Nothing was done, and the reason is known.
 *
 * @example
 * if (outcome.kind === 'refused') show(outcome.reason, outcome.issues, outcome.next.todo);
 */
export interface OnboardingRefused extends Outcome {
  readonly kind: 'refused';
  readonly reason: OnboardingRefusalReason;
  /** `false` if this library refused and nothing was sent. */
  readonly sent: boolean;
  /** The issues from validation, followed by the field errors of the service, with paths into the payload. */
  readonly issues: readonly Issue[];
  /** The errors in the service's answer. */
  readonly errors: readonly AnswerError[];
  readonly existingRequestId?: string | undefined;
  readonly currentStatus?: string | undefined;
}

/**
 * The request exists.
 *
 * @example
 * if (outcome.kind === 'created') follow(outcome.request.requestId, outcome.next.todo);
 */
export interface OnboardingCreated extends Outcome {
  readonly kind: 'created';
  /** The request, always with its id. */
  readonly request: OnboardingRequest & { readonly requestId: string };
  /** `false` if an earlier call with the same key created it. */
  readonly isNew: boolean;
  readonly idempotencyKey: string;
  /** Warnings about the payload. */
  readonly issues: readonly Issue[];
}

/**
 * The signed contract has arrived.
 *
 * @example
 * if (outcome.kind === 'uploaded') keep(outcome.sha256);
 */
export interface ContractUploaded extends Done {
  readonly kind: 'uploaded';
  /** The SHA-256 of the file that was sent, in lower case. */
  readonly sha256: string;
}

/**
 * The request is cancelled, by this call or an earlier one.
 *
 * @example
 * if (outcome.kind === 'cancelled') forget(requestId);
 */
export interface OnboardingCancelled extends Done {
  readonly kind: 'cancelled' | 'alreadyCancelled';
}

/**
 * The answer was lost, and the request does not show the effect.
 *
 * @example
 * if (outcome.kind === 'unknown') later(() => client.onboarding.get(requestId));
 */
export interface OnboardingUnknown extends Outcome {
  readonly kind: 'unknown';
  /** What was lost, as text. */
  readonly detail: string;
}

/**
 * The outcome of creating a request.
 *
 * @example
 * const outcome: CreateOutcome = await client.onboarding.create(payload);
 */
export type CreateOutcome = OnboardingCreated | OnboardingRefused;

/**
 * The outcome of uploading a contract.
 *
 * @example
 * const outcome: UploadOutcome = await client.onboarding.uploadSignedContract(requestId, bytes);
 */
export type UploadOutcome = ContractUploaded | OnboardingRefused | OnboardingUnknown;

/**
 * The outcome of cancelling a request.
 *
 * @example
 * const outcome: CancelRequestOutcome = await client.onboarding.cancel(requestId, { reason: 'closed' });
 */
export type CancelRequestOutcome = OnboardingCancelled | OnboardingRefused | OnboardingUnknown;
