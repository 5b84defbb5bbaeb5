import type { OnboardingStep } from '../../../issues/locales/generated/en/onboarding-steps.js';
import type { Issue } from '../../../types/index.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import { nextOf } from './explain.js';
import type { OnboardingRefusalReason, OnboardingRefused } from './outcome.js';

type Known = readonly [reason: OnboardingRefusalReason, step: OnboardingStep];

/** The meaning of the service's codes for a request. Source: service description, Errors. */
const BY_CODE: Readonly<Record<string, Known>> = {
  VALIDATION_ERROR: ['validation', 'correct-payload'],
  DUPLICATE_OPEN_REQUEST: ['open-request', 'follow-existing'],
  CLIENT_ALREADY_LINKED: ['already-linked', 'already-linked'],
  CLIENT_ALREADY_ACTIVE: ['already-active', 'already-active'],
  INVALID_TRANSITION: ['wrong-status', 'read-status'],
  NOT_APPLICABLE: ['not-applicable', 'no-contract'],
  FILE_TOO_LARGE: ['file', 'correct-file'],
  UNSUPPORTED_FILE_TYPE: ['file', 'correct-file'],
};

const BY_STATUS: Readonly<Record<number, Known>> = {
  413: ['file', 'correct-file'],
  415: ['file', 'correct-file'],
  422: ['validation', 'correct-payload'],
};

/** The meaning of an answer without a specific code, for one call. */
interface Otherwise {
  /** For a 409 whose code is not described. */
  readonly conflict?: Known;
  /** For a 400. For an upload, it is about the file. */
  readonly badRequest?: Known;
}

/** Converts an error to a refusal; `undefined` if it is not a refusal, such as a wrong key. */
export function refusedBy(
  core: Core,
  error: unknown,
  { conflict, badRequest }: Otherwise = {},
  issues: readonly Issue[] = [],
): OnboardingRefused | undefined {
  if (!ClientError.isClientError(error) || error.response === undefined) return undefined;
  const { response, serviceCode = '', context, errors } = error;
  const known =
    (Object.hasOwn(BY_CODE, serviceCode) ? BY_CODE[serviceCode] : undefined) ??
    BY_STATUS[response.status] ??
    (response.status === 409 ? conflict : undefined) ??
    (response.status === 400 ? badRequest : undefined);
  if (known === undefined) return undefined;
  const [reason, step] = known;
  return {
    kind: 'refused',
    reason,
    sent: true,
    issues,
    errors,
    existingRequestId: textIn(context?.['existingRequestId']),
    currentStatus: textIn(context?.['currentStatus']),
    next: nextOf(step, core.locale),
    response,
  };
}

/** A refusal by this library: nothing was sent. */
export const refusedHere = (
  core: Core,
  reason: OnboardingRefusalReason,
  step: OnboardingStep,
  issues: readonly Issue[],
): OnboardingRefused => ({
  kind: 'refused',
  reason,
  sent: false,
  issues,
  errors: [],
  next: nextOf(step, core.locale),
});

/** The error, if the call may have been carried out in spite of it. */
export function lostAnswer(error: unknown): ClientError | undefined {
  if (!ClientError.isClientError(error)) return undefined;
  const { code, response, safeToRepeat } = error;
  const isLost = code === 'transport/lost-answer' || (response !== undefined && response.status >= 500);
  return isLost && !safeToRepeat ? error : undefined;
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
