/** What other rooms take from this one. Users have its public door. */
export type { Parameter } from './call.js';
export { onboardingErrors } from './errors/onboarding-codes.js';
export { type AnswerError, readAnswerErrors } from './errors/read-errors.js';
export { registerWebhook } from './generated/calls.js';
export type {
  OnboardingPayload,
  OnboardingRequest,
  SearchQuery,
  TransmittedDocument,
} from './generated/types.js';
export { serviceLimits } from './limits.js';
export { webhookEvents } from './webhook-values.js';
