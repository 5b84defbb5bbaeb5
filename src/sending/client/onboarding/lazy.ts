import { type Locale, readLocale } from '../../../issues/inside.js';
import { readLocaleOption } from '../../../reading/options.js';
import type { Report } from '../../../types/issue.js';
import type { OnboardingRequest } from '../../service/generated/types.js';
import type { OnboardingExplanation } from './explain.js';
import type { ValidateOnboardingOptions } from './validate/validate.js';

/**
 * Validates the payload of an onboarding request and reports all errors at once, as issues with paths into the payload.
 * Accepts any value and never throws. Its code is loaded when it is first called.
 *
 * @example
 * const { ok, issues } = await validateOnboarding(payload, { now: new Date(), locale: el });
 */
export const validateOnboarding = async (
  payload: unknown,
  options?: ValidateOnboardingOptions,
): Promise<Report> => (await import('./validate/validate.js')).validate(payload, options);

/**
 * Explains the status of a request: what it allows, what comes next, and what the API does not show.
 *
 * @example
 * const { allows, next } = await explainOnboarding(await client.onboarding.get(requestId), { locale: el });
 */
export const explainOnboarding = async (
  request: OnboardingRequest,
  options?: { readonly locale?: Locale | undefined },
): Promise<OnboardingExplanation> =>
  (await import('./explain.js')).explain(request, readLocale(readLocaleOption(options)));
