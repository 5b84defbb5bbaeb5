import { serviceDefaults } from './settings.js';

/** The values of the onboarding API. Source: service description, Resources, States and transitions, Events. */
export const requestTypes = ['NEW_CONTRACT', 'LINK_EXISTING'] as const;
export const transactionTypes = ['B2B', 'B2C'] as const;

/** The statuses of a request. The last two names are observed, not described. */
export const onboardingStatuses = [
  'PENDING_SIGNATURE',
  'UNDER_REVIEW',
  'ACTION_REQUIRED',
  'APPROVED',
  serviceDefaults.rejectedStatus,
  serviceDefaults.cancelledStatus,
] as const;

export const provisioningStatuses = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;
export const provisioningSteps = [
  'clientAdded',
  'clientLinked',
  'contractUploaded',
  'statementSent',
] as const;
export const provisioningStepStatuses = ['PENDING', 'IN_PROGRESS', 'DONE', 'FAILED'] as const;
export const statementStatuses = ['SUBMITTED', 'ACCEPTED', 'PRESUMED_ACCEPTED', 'RECALLED'] as const;
export const historyActors = ['SOFTWARE_HOUSE', 'CLIENT', 'OPERATOR', 'SYSTEM'] as const;
