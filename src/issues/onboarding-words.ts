import type { Params, Path } from '../types/issue.js';
import * as el from './locales/el/onboarding.js';
import * as en from './locales/en/onboarding.js';
import { placeOf } from './place.js';
import { fill } from './template.js';
import type { Locale } from './words.js';

const words = { el, en } as const;

/** A JSON type, as `onboardingTypes` names it. */
export type OnboardingType = keyof typeof en.onboardingTypes;

/** The message of an onboarding issue. */
export function onboardingWords(
  rule: en.OnboardingRule,
  params: Params,
  path: Path,
  locale: Locale,
  expected?: OnboardingType,
): string {
  const { onboardingIssues, onboardingTypes } = words[locale];
  const { what, todo } = onboardingIssues[rule];
  const values = {
    place: placeOf(path),
    ...params,
    ...(expected !== undefined && { expected: onboardingTypes[expected] }),
  };
  return `${fill(what, values)} ${fill(todo, values)}`;
}

/** What to do next about an onboarding request, in words. */
export const onboardingStepWords = (step: en.OnboardingStep, locale: Locale): string =>
  words[locale].onboardingSteps[step];
