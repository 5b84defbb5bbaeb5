import * as z from 'zod';
import { validateOnboarding } from '../../../sending/client/onboarding/lazy.js';
import type { OnboardingPayload } from '../../../sending/service/generated/types.js';
import { optionsOf, withClient } from '../core/context.js';
import { type Operation, operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { issues } from '../core/schemas.js';
import { downloadContract, uploadContract } from './contract.js';
import {
  examplePayload,
  exampleRequest,
  onboardingOutcome,
  payload,
  plainRequestOutcome,
  request,
  requestView,
  viewOfRequest,
} from './request.js';
import { listWebhooks, registerWebhook, removeWebhook } from './webhooks.js';

/** Checks a payload. */
const checkOnboarding = operation({
  id: 'onboarding.check',
  route: 'POST /onboarding/check',
  summary: {
    en: 'Check the payload of a request to register a company, and send nothing.',
    el: 'Ελέγχει τα στοιχεία ενός αιτήματος ένταξης επιχείρησης, χωρίς αποστολή.',
  },
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

/** Creates a request. */
const createRequest = operation({
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

/** Lists requests. */
const listRequests = operation({
  id: 'onboarding.list',
  route: 'GET /onboarding',
  summary: { en: 'The requests to register companies.', el: 'Τα αιτήματα ένταξης επιχειρήσεων.' },
  needs: 'client',
  changes: false,
  input: z.strictObject({ status: z.string().optional(), vatNumber: z.string().optional() }),
  output: z.strictObject({ requests: z.array(z.looseObject({})) }),
  example: { status: 'PENDING_SIGNATURE' },
  async run(query, context) {
    const requests: Record<string, unknown>[] = [];
    for await (const each of withClient(context).client.onboarding.list(query)) requests.push({ ...each });
    return { requests: plain(requests) };
  },
});

/** Reads a request. */
const showRequest = operation({
  id: 'onboarding.show',
  route: 'GET /onboarding/{request}',
  summary: {
    en: 'The status of a request, what it allows, and what comes next.',
    el: 'Πού βρίσκεται ένα αίτημα, τι επιτρέπει και τι ακολουθεί.',
  },
  needs: 'client',
  changes: false,
  input: z.strictObject({ request }),
  output: requestView,
  example: { request: exampleRequest },
  run: async ({ request: id }, context) =>
    await viewOfRequest(await withClient(context).client.onboarding.get(id), context),
});

/** Cancels a request. */
const cancelRequest = operation({
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
