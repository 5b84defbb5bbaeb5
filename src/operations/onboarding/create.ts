import * as z from 'zod';
import type { OnboardingPayload } from '../../service/generated/types.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { examplePayload, onboardingOutcome, payload, plainRequestOutcome } from './request.js';

/** Creates a request. */
export const createRequest = operation({
  id: 'onboarding.create',
  route: 'POST /onboarding',
  summary: {
    en: 'Create a request to register a company.',
    el: 'Δημιουργεί αίτημα ένταξης επιχείρησης.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({ payload }),
  output: onboardingOutcome,
  example: { payload: examplePayload },
  async run({ payload: given }, context) {
    const { onboarding } = withClient(context).client;
    return plainRequestOutcome(await onboarding.create(given as OnboardingPayload));
  },
});
