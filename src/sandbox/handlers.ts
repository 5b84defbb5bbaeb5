import type { Handler } from './http/asked.js';
import { onboardingHandlers } from './onboarding/handlers.js';
import { providerHandlers } from './provider/handlers.js';

/** The handler of each call, by name. */
export const handlers: Readonly<Record<string, Handler>> = { ...onboardingHandlers, ...providerHandlers };
