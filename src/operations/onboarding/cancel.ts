import * as z from 'zod';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { exampleRequest, onboardingOutcome, plainRequestOutcome, request } from './request.js';

/** Cancels a request. */
export const cancelRequest = operation({
  id: 'onboarding.cancel',
  route: 'POST /onboarding/{request}/cancellation',
  summary: {
    en: 'Cancel a request before its approval.',
    el: 'Ακυρώνει ένα αίτημα πριν από την έγκρισή του.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({ request, reason: z.string().max(500).optional() }),
  output: onboardingOutcome,
  example: { request: exampleRequest, reason: 'The customer chose another provider' },
  ownKey: ({ request: id }) => ['cancel request', id],
  run: async ({ request: id, reason }, context) =>
    plainRequestOutcome(await withClient(context).client.onboarding.cancel(id, { reason })),
});
