import * as z from 'zod';
import { explainOnboarding, validateOnboarding } from '../../../sending/client/index.js';
import type {
  CancelRequestOutcome,
  CreateOutcome,
  UploadOutcome,
} from '../../../sending/client/onboarding/inside.js';
import {
  type OnboardingPayload,
  type OnboardingRequest,
  serviceLimits,
} from '../../../sending/service/inside.js';
import { base64Of } from '../../../types/inside.js';
import { type OperationContext, optionsOf, withClient } from '../core/context.js';
import { EXAMPLE, newCompany } from '../core/examples.js';
import { type Operation, operation } from '../core/operation.js';
import { asJson, plain } from '../core/plain.js';
import { described, issues, printed, text } from '../core/schemas.js';
import { listWebhooks, registerWebhook, removeWebhook } from './webhooks.js';

/** The smallest text that a reader of PDF takes for a whole file. */
const exampleContract = btoa('%PDF-1.7\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n');

const request = text.meta({ description: 'The id of the request.' });

const downloadContract = operation({
  id: 'onboarding.contract',
  route: 'GET /onboarding/{request}/contract',
  needs: 'client',
  changes: false,
  input: z.strictObject({ request, kind: z.enum(['unsigned', 'signed']).default('unsigned') }),
  output: printed,
  example: { request: EXAMPLE, kind: 'unsigned' as const },
  async run({ request: id, kind }, context) {
    const { bytes } = await withClient(context).client.onboarding.downloadContract(id, { kind });
    return { type: 'application/pdf', base64: base64Of(await bytes()) };
  },
});

/** The largest contract that the service takes, in Base64, and the JSON around it. */
const LARGEST = Math.ceil(serviceLimits.contractBytes / 3) * 4 + 1000;

/** The outcome of a call that changes a request, as the client returns it. */
const onboardingOutcome = z.strictObject({
  outcome: z.looseObject({
    kind: z.enum(['created', 'uploaded', 'cancelled', 'alreadyCancelled', 'refused', 'unknown']),
  }),
});

const uploadContract = operation({
  id: 'onboarding.upload',
  route: 'POST /onboarding/{request}/contract',
  needs: 'client',
  changes: true,
  largestBody: LARGEST,
  input: z.strictObject({ request, base64: z.base64().meta({ description: 'The PDF, in Base64.' }) }),
  output: onboardingOutcome,
  example: { request: EXAMPLE, base64: exampleContract },
  async run({ request: id, base64 }, context) {
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return plainRequestOutcome(await withClient(context).client.onboarding.uploadSignedContract(id, file));
  },
});

/** The payload of a request; `onboarding.check` reports what is wrong with it. */
const payload = described({
  type: 'object',
  description: 'The company, its contact and its plan: OnboardingPayload.',
});

const attempt = z.int().min(1).optional().meta({
  description: 'Which request for this company it is, from 1. Raise it only after the last request is final.',
});

const examplePayload = {
  companyDetails: {
    legalName: 'Καφενείο Ε.Ε.',
    vatNumber: newCompany,
    taxOffice: 'Ναυπλίου',
    transactionTypes: ['B2B', 'B2C'],
  },
  address: { city: 'Ναύπλιο', streetAddress: 'Σταϊκοπούλου 14' },
  contactInfo: { email: 'info@kafeneio.example', phone: '+302752012345' },
  administrator: { fullName: 'Μαρία Παππά', vatNumber: '987654324' },
  ispDetails: { providerName: 'ΟΤΕ', contractNumber: '4711', contractDate: '2025-03-01' },
};

/** The outcome without the raw answer of the service, as plain JSON. */
const plainRequestOutcome = ({
  response: _response,
  ...outcome
}: CreateOutcome | UploadOutcome | CancelRequestOutcome): z.infer<typeof onboardingOutcome> => ({
  outcome: plain(outcome),
});

/** A request, what it allows, and what comes next. */
const requestView = z.looseObject({
  request: z.looseObject({}),
  isReady: z.boolean(),
  isFinal: z.boolean(),
  allows: z.array(z.string()),
  next: z.looseObject({ step: z.string(), todo: z.string() }),
  besides: z.array(z.looseObject({})),
});

async function viewOfRequest(
  read: OnboardingRequest,
  { locale }: OperationContext,
): Promise<z.infer<typeof requestView>> {
  return asJson({ request: read, ...(await explainOnboarding(read, { locale })) });
}

const checkOnboarding = operation({
  id: 'onboarding.check',
  route: 'POST /onboarding/check',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ payload }),
  output: z.strictObject({ ok: z.boolean(), issues }),
  example: { payload: examplePayload },
  async run({ payload: given }, context) {
    const { ok, issues: found } = await validateOnboarding(given, optionsOf(context));
    return plain({ ok, issues: [...found] });
  },
});

const createRequest = operation({
  id: 'onboarding.create',
  route: 'POST /onboarding',
  needs: 'client',
  changes: true,
  input: z.strictObject({ payload, attempt }),
  output: onboardingOutcome,
  example: { payload: examplePayload },
  async run({ payload: given, attempt: number }, context) {
    const { onboarding } = withClient(context).client;
    return plainRequestOutcome(await onboarding.create(given as OnboardingPayload, { attempt: number }));
  },
});

const listRequests = operation({
  id: 'onboarding.list',
  route: 'GET /onboarding',
  needs: 'client',
  changes: false,
  input: z.strictObject({ status: text.optional(), vatNumber: text.optional() }),
  output: z.strictObject({ requests: z.array(z.looseObject({})) }),
  example: { status: 'PENDING_SIGNATURE' },
  async run(query, context) {
    const requests: Record<string, unknown>[] = [];
    for await (const each of withClient(context).client.onboarding.list(query)) requests.push({ ...each });
    return { requests: plain(requests) };
  },
});

const showRequest = operation({
  id: 'onboarding.show',
  route: 'GET /onboarding/{request}',
  needs: 'client',
  changes: false,
  input: z.strictObject({ request }),
  output: requestView,
  example: { request: EXAMPLE },
  run: async ({ request: id }, context) =>
    await viewOfRequest(await withClient(context).client.onboarding.get(id), context),
});

const cancelRequest = operation({
  id: 'onboarding.cancel',
  route: 'POST /onboarding/{request}/cancellation',
  needs: 'client',
  changes: true,
  input: z.strictObject({ request, reason: text.max(500).optional() }),
  output: onboardingOutcome,
  example: { request: EXAMPLE, reason: 'The customer chose another provider' },
  ownKey: ({ request: id }) => ({ key: ['cancel request', id] }),
  run: async ({ request: id, reason }, context) =>
    plainRequestOutcome(await withClient(context).client.onboarding.cancel(id, { reason })),
});

/** Registering companies. */
export const onboardingOperations: readonly Operation[] = [
  checkOnboarding,
  createRequest,
  listRequests,
  showRequest,
  downloadContract,
  uploadContract,
  cancelRequest,
  registerWebhook,
  listWebhooks,
  removeWebhook,
];
