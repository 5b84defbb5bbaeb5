import { errors, limits } from './errors-and-limits.js';
import { authentication, events, webhookCalls } from './keys-and-events.js';
import { onboardingCalls } from './onboarding.js';
import { providerCalls } from './provider.js';
import type { Part } from './sentence.js';
import { states } from './states.js';

/** The parts of the service description about the behaviour of the service, by heading and in its order. */
export const described: readonly (readonly [heading: string, parts: readonly Part[]])[] = [
  ['States and transitions', states],
  ['Endpoints', [...onboardingCalls, webhookCalls, ...providerCalls]],
  ['Authentication', [authentication]],
  ['Events', [events]],
  ['Errors', errors],
  ['Limits', [limits]],
];
