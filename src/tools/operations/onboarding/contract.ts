import * as z from 'zod';
import { serviceLimits } from '../../../sending/service/limits.js';
import { base64Of } from '../../../types/base64.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { printed } from '../core/schemas.js';
import { exampleRequest, onboardingOutcome, plainRequestOutcome, request } from './request.js';

/** Downloads the contract. */
export const downloadContract = operation({
  id: 'onboarding.contract',
  route: 'GET /onboarding/{request}/contract',
  summary: {
    en: 'The contract of a request as PDF, to be signed; or the latest signed one.',
    el: 'Η σύμβαση ενός αιτήματος ως PDF, για υπογραφή· ή η πιο πρόσφατη υπογεγραμμένη.',
  },
  needs: 'client',
  changes: false,
  input: z.strictObject({ request, kind: z.enum(['unsigned', 'signed']).default('unsigned') }),
  output: printed,
  example: { request: exampleRequest, kind: 'unsigned' as const },
  async run({ request: id, kind }, context) {
    const { bytes } = await withClient(context).client.onboarding.downloadContract(id, { kind });
    return { type: 'application/pdf', base64: base64Of(await bytes()) };
  },
});

/** The largest contract that the service takes, in Base64, and the JSON around it. */
const LARGEST = Math.ceil(serviceLimits.contractBytes / 3) * 4 + 1000;

/** Uploads the signed contract. */
export const uploadContract = operation({
  id: 'onboarding.upload',
  route: 'POST /onboarding/{request}/contract',
  summary: { en: 'Upload the signed contract.', el: 'Στέλνει την υπογεγραμμένη σύμβαση.' },
  needs: 'client',
  changes: true,
  largestBody: LARGEST,
  input: z.strictObject({ request, base64: z.base64().meta({ description: 'The PDF, in Base64.' }) }),
  output: onboardingOutcome,
  example: { request: exampleRequest, base64: 'JVBERi0=' },
  async run({ request: id, base64 }, context) {
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return plainRequestOutcome(await withClient(context).client.onboarding.uploadSignedContract(id, file));
  },
});
