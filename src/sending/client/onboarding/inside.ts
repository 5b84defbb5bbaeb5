/** What the sandbox and the tools take from onboarding. */
export { checkContract } from './contract-file.js';
export type {
  CancelRequestOutcome,
  CreateOutcome,
  OnboardingCreated,
  OnboardingRefused,
  OnboardingUnknown,
  UploadOutcome,
} from './outcome.js';
export { validate } from './validate/validate.js';
