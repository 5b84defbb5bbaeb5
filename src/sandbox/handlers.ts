import type { Handler } from './http/asked.js';
import { onboardingHandlers } from './onboarding/handlers.js';
import { providerHandlers } from './provider/handlers.js';

/** What answers each call, by its name. */
export const handlers: Readonly<Record<string, Handler>> = { ...onboardingHandlers, ...providerHandlers };
