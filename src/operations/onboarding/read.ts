import * as z from 'zod';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { exampleRequest, request, requestView, viewOfRequest } from './request.js';

/** Lists requests. */
export const listRequests = operation({
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
export const showRequest = operation({
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
