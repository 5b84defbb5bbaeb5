import type { OnboardingStep } from '../../../issues/locales/generated/en/onboarding-steps.js';
import type { onboardingStatuses, provisioningStatuses } from '../../service/onboarding-values.js';

/**
 * A call that changes a request.
 *
 * @example
 * const actions: OnboardingAction[] = ['uploadSignedContract', 'cancel'];
 */
export type OnboardingAction = 'uploadSignedContract' | 'cancel';

/**
 * What a status of a request means. Source: service description, States and transitions.
 *
 * @example
 * const { allows, isFinal }: OnboardingState = onboardingStates.PENDING_SIGNATURE;
 */
export interface OnboardingState {
  /** Whether the status can no longer change. An approved request continues with its provisioning. */
  readonly isFinal: boolean;
  /** The calls that the service accepts. A request that links a company never accepts a contract. */
  readonly allows: readonly OnboardingAction[];
  readonly step: OnboardingStep;
}

/**
 * The states of a request as data.
 *
 * @example
 * onboardingStates.UNDER_REVIEW.allows; // ['cancel']
 */
export const onboardingStates: Readonly<Record<(typeof onboardingStatuses)[number], OnboardingState>> = {
  PENDING_SIGNATURE: { isFinal: false, allows: ['uploadSignedContract', 'cancel'], step: 'get-signature' },
  UNDER_REVIEW: { isFinal: false, allows: ['cancel'], step: 'wait-for-review' },
  ACTION_REQUIRED: { isFinal: false, allows: ['uploadSignedContract', 'cancel'], step: 'upload-again' },
  APPROVED: { isFinal: false, allows: [], step: 'wait-for-provisioning' },
  REJECTED: { isFinal: true, allows: [], step: 'ended' },
  CANCELLED: { isFinal: true, allows: [], step: 'ended' },
};

/**
 * What to do in each state of provisioning, after a request is approved.
 *
 * @example
 * provisioningSteps.FAILED; // 'do-not-resubmit'
 */
export const provisioningSteps: Readonly<Record<(typeof provisioningStatuses)[number], OnboardingStep>> = {
  PENDING: 'wait-for-provisioning',
  IN_PROGRESS: 'wait-for-provisioning',
  COMPLETED: 'ready',
  FAILED: 'do-not-resubmit',
};

/** A status that is not described allows no known call. */
const UNDESCRIBED: OnboardingState = { isFinal: false, allows: [], step: 'read-message' };

/** The state of a request. A status that is not described allows no calls and is not final. */
export const stateOf = (status: string | undefined): OnboardingState =>
  Object.hasOwn(onboardingStates, String(status))
    ? onboardingStates[status as keyof typeof onboardingStates]
    : UNDESCRIBED;
