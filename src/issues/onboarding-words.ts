import type { Params, Path } from '../types/issue.js';
import {
  onboardingIssues as issuesEl,
  onboardingSteps as stepsEl,
  onboardingTypes as typesEl,
} from './locales/el/onboarding.js';
import {
  onboardingIssues as issuesEn,
  type OnboardingRuleId,
  type OnboardingStep,
  onboardingSteps as stepsEn,
  onboardingTypes as typesEn,
} from './locales/en/onboarding.js';
import { placeOf } from './place.js';
import { fill } from './template.js';
import type { Locale } from './words.js';

const words = {
  el: { issues: issuesEl, steps: stepsEl, types: typesEl },
  en: { issues: issuesEn, steps: stepsEn, types: typesEn },
} as const;

/** A JSON type, as `onboardingTypes` names it. */
export type OnboardingType = keyof typeof typesEn;

/** The message of an onboarding issue. */
export function onboardingWords(
  rule: OnboardingRuleId,
  params: Params,
  path: Path,
  locale: Locale,
  expected?: OnboardingType,
): string {
  const { issues, types } = words[locale];
  const { what, todo } = issues[rule];
  const values = {
    place: placeOf(path),
    ...params,
    ...(expected !== undefined && { expected: types[expected] }),
  };
  return `${fill(what, values)} ${fill(todo, values)}`;
}

/** What to do next about an onboarding request, in words. */
export const onboardingStepWords = (step: OnboardingStep, locale: Locale): string =>
  words[locale].steps[step];
