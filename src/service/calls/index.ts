import type { Call } from '../call.js';
import * as downloads from './downloads.js';
import * as onboarding from './onboarding.js';
import * as provider from './provider.js';
import * as webhooks from './webhooks.js';

/** Every call of the service, in the order of the description. */
export const calls: readonly Call[] = [onboarding, webhooks, provider, downloads].flatMap((group) =>
  Object.values<Call>(group),
);
