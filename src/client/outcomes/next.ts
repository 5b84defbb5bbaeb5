import { clientStepWords } from '../../issues/client-words.js';
import type { ClientStep } from '../../issues/locales/en/client.js';
import type { Locale } from '../../issues/words.js';
import type { Next, RefusalReason } from './outcome.js';

/** A step with its words. */
export const nextOf = (step: ClientStep, locale: Locale): Next => ({
  step,
  todo: clientStepWords(step, locale),
});

/** What to do about a refusal, where no error of the authority says more. */
export const stepOfReason: Readonly<Record<RefusalReason, ClientStep>> = {
  validation: 'correct-document',
  'branch-blocked': 'close-table',
  'not-authorised': 'check-authorisation',
  'key-refused': 'check-key',
  forbidden: 'check-key',
  'no-credits': 'buy-credits',
  'too-late': 'issue-anew',
  'number-taken': 'check-numbering',
  'number-unsettled': 'settle-first',
  payment: 'correct-payment',
  'not-found': 'correct-call',
  'rate-limited': 'repeat-later',
  technical: 'search-first',
  call: 'correct-call',
};
