import * as z from 'zod';
import { explainOnboarding } from '../../../sending/client/onboarding/lazy.js';
import type {
  CancelRequestOutcome,
  CreateOutcome,
  UploadOutcome,
} from '../../../sending/client/onboarding/outcome.js';
import type { OnboardingRequest } from '../../../sending/service/generated/types.js';
import type { OperationContext } from '../core/context.js';
import { asJson, plain } from '../core/plain.js';
import { described } from '../core/schemas.js';

/** The payload of a request; `onboarding.check` reports what is wrong with it. */
export const payload = described({
  type: 'object',
  description: 'The company, its contact and its plan: OnboardingPayload.',
});

export const examplePayload = { companyDetails: { legalName: 'Καφενείο ΕΠΕ', vatNumber: '800123456' } };

export const request = z.string().meta({ description: 'The id of the request.' });
export const exampleRequest = 'r-4711';

/** The outcome of a call that changes a request, as the client returns it. */
export const onboardingOutcome = z.strictObject({
  outcome: z.looseObject({
    kind: z.enum(['created', 'uploaded', 'cancelled', 'alreadyCancelled', 'refused', 'unknown']),
  }),
});

/** The outcome without the raw answer of the service, as plain JSON. */
export const plainRequestOutcome = ({
  response: _response,
  ...outcome
}: CreateOutcome | UploadOutcome | CancelRequestOutcome): z.infer<typeof onboardingOutcome> => ({
  outcome: plain(outcome),
});

/** A request, what it allows, and what comes next. */
export const requestView = z.looseObject({
  request: z.looseObject({}),
  isReady: z.boolean(),
  isFinal: z.boolean(),
  allows: z.array(z.string()),
  next: z.looseObject({ step: z.string(), todo: z.string() }),
  besides: z.array(z.looseObject({})),
});

export async function viewOfRequest(
  read: OnboardingRequest,
  { locale }: OperationContext,
): Promise<z.infer<typeof requestView>> {
  return asJson({ request: read, ...(await explainOnboarding(read, { locale })) });
}
