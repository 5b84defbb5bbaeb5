import type { Params, Path } from '../types/issue.js';
import type { Locale } from './locale.js';
import {
  type OnboardingRuleId,
  type OnboardingStep,
  type OnboardingType,
  onboardingIssues,
  onboardingSteps,
  onboardingTypes,
} from './locales/en/onboarding.js';
import { placeOf } from './place.js';
import { fill } from './template.js';

/** The message of an onboarding issue. */
export function onboardingWords(
  rule: OnboardingRuleId,
  params: Params,
  path: Path,
  { onboarding }: Locale,
  expected?: OnboardingType,
): string {
  const { what, todo } = onboarding?.issues[rule] ?? onboardingIssues[rule];
  const values = {
    place: placeOf(path),
    ...params,
    ...(expected !== undefined && { expected: onboarding?.types[expected] ?? onboardingTypes[expected] }),
  };
  return `${fill(what, values)} ${fill(todo, values)}`;
}

/** What to do next about an onboarding request, as a sentence. */
export const onboardingStepWords = (step: OnboardingStep, { onboarding }: Locale): string =>
  onboarding?.steps[step] ?? onboardingSteps[step];
