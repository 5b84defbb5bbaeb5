import { type Locale, say } from '../../../issues/inside.js';
import { type ClientStep, clientSteps } from '../../../issues/locales/generated/en/client-steps.js';
import type { Next } from './base.js';
import type { RefusalReason } from './refusal.js';

export const nextOf = (step: ClientStep, locale: Locale): Next => ({
  step,
  todo: say(clientSteps, step, {}, locale),
});

/** What to do about a refusal, if no error of the authority gives more detail. */
export const stepOfReason: Readonly<Record<RefusalReason, ClientStep>> = {
  validation: 'correct-document',
  branchBlocked: 'close-table',
  notAuthorised: 'check-authorisation',
  keyRefused: 'check-key',
  forbidden: 'check-key',
  noCredits: 'buy-credits',
  tooLate: 'issue-anew',
  numberTaken: 'check-numbering',
  numberUnsettled: 'settle-first',
  payment: 'correct-payment',
  notFound: 'correct-call',
  rateLimited: 'repeat-later',
  technical: 'search-first',
  call: 'correct-call',
};
