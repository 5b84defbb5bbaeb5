import { describe, expect, it } from 'vitest';
import {
  historyActors,
  onboardingStatuses,
  provisioningStatuses,
  provisioningStepStatuses,
  provisioningSteps,
  requestTypes,
  statementStatuses,
  transactionTypes,
} from '../../../src/sending/service/onboarding-values.js';

describe('the values of the onboarding API', () => {
  // Source: service description, Resources, States and transitions, Events; the two final states are observed.
  it.each([
    [requestTypes, 'NEW_CONTRACT LINK_EXISTING'],
    [transactionTypes, 'B2B B2C'],
    [onboardingStatuses, 'PENDING_SIGNATURE UNDER_REVIEW ACTION_REQUIRED APPROVED REJECTED CANCELLED'],
    [provisioningStatuses, 'PENDING IN_PROGRESS COMPLETED FAILED'],
    [provisioningSteps, 'clientAdded clientLinked contractUploaded statementSent'],
    [provisioningStepStatuses, 'PENDING IN_PROGRESS DONE FAILED'],
    [statementStatuses, 'SUBMITTED ACCEPTED PRESUMED_ACCEPTED RECALLED'],
    [historyActors, 'SOFTWARE_HOUSE CLIENT OPERATOR SYSTEM'],
  ])('match the description: %j', (words, described) => {
    expect(words).toEqual(described.split(' '));
  });
});
