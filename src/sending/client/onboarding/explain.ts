import { type Locale, say } from '../../../issues/inside.js';
import {
  type OnboardingStep,
  onboardingSteps,
} from '../../../issues/locales/generated/en/onboarding-steps.js';
import type { OnboardingRequest } from '../../service/generated/types.js';
import { type OnboardingAction, provisioningSteps, stateOf } from './states.js';

/**
 * What to do next, as a stable word and as a sentence.
 *
 * @example
 * const next: OnboardingNext = outcome.next; // { step: 'get-signature', todo: 'The customer signs …' }
 */
export interface OnboardingNext {
  readonly step: OnboardingStep;
  readonly todo: string;
}

/**
 * The status of a request, and what comes next.
 *
 * @example
 * const { allows, next, besides }: OnboardingExplanation = await explainOnboarding(request);
 */
export interface OnboardingExplanation {
  readonly isFinal: boolean;
  /** Whether the company can issue documents. */
  readonly isReady: boolean;
  readonly allows: readonly OnboardingAction[];
  readonly next: OnboardingNext;
  /** Steps that are also required but that the API does not show. */
  readonly besides: readonly OnboardingNext[];
}

export const nextOf = (step: OnboardingStep, locale: Locale): OnboardingNext => ({
  step,
  todo: say(onboardingSteps, step, {}, locale),
});

/** Explains a request. */
export function explain(request: OnboardingRequest, locale: Locale): OnboardingExplanation {
  const { status, requestType, provisioning, aadeStatement }: OnboardingRequest = Object(request);
  const { isFinal, allows, step } = stateOf(status);
  const isReady = status === 'APPROVED' && provisioning?.status === 'COMPLETED';
  const isLinking = requestType === 'LINK_EXISTING';
  return {
    isFinal,
    isReady,
    allows: isLinking ? allows.filter((action) => action !== 'uploadSignedContract') : allows,
    next: nextOf(
      status === 'APPROVED' ? stepWhenApproved(provisioning?.status, aadeStatement?.status) : step,
      locale,
    ),
    besides: isFinal || isReady ? [] : [nextOf('authorise-provider', locale)],
  };
}

function stepWhenApproved(provisioning: string | undefined, statement: string | undefined): OnboardingStep {
  if (provisioning === 'FAILED') return 'do-not-resubmit';
  if (statement === 'RECALLED') return 'ask-customer';
  const isKnown = Object.hasOwn(provisioningSteps, String(provisioning));
  return isKnown
    ? provisioningSteps[provisioning as keyof typeof provisioningSteps]
    : 'wait-for-provisioning';
}
