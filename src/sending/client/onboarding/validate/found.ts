import { fill, type Locale, placeOf, say } from '../../../../issues/inside.js';
import {
  type OnboardingRuleId,
  onboardingWords,
} from '../../../../issues/locales/generated/en/onboarding.js';
import {
  type OnboardingType,
  onboardingTypes,
} from '../../../../issues/locales/generated/en/onboarding-types.js';
import type { Fix, Issue, Params, Path } from '../../../../types/issue.js';
import { severityOfOnboarding } from '../rules.js';

/** The members of an issue other than its rule and path. */
interface FoundFacts {
  readonly params?: Params;
  readonly expected?: OnboardingType;
  /** The intended value, if there is only one possible. */
  readonly fix?: unknown;
}

function messageOf(
  rule: OnboardingRuleId,
  path: Path,
  { params, expected }: FoundFacts,
  locale: Locale,
): string {
  const { what, todo } = locale.rules?.[rule] ?? onboardingWords()[rule];
  const values = {
    place: placeOf(path),
    ...params,
    ...(expected !== undefined && { expected: say(onboardingTypes, expected, {}, locale) }),
  };
  return `${fill(what, values)} ${fill(todo, values)}`;
}

/** Reports one issue. */
export type Found = (rule: OnboardingRuleId, path: Path, facts?: FoundFacts) => void;

/** Collects issues with their messages. */
export function collecting(locale: Locale): { readonly issues: Issue[]; readonly found: Found } {
  const issues: Issue[] = [];
  const found: Found = (rule, path, facts = {}) => {
    const { params = {}, fix } = facts;
    const change: Fix | undefined = fix === undefined ? undefined : { path, value: fix, safe: true };
    issues.push({
      rule,
      severity: severityOfOnboarding(rule),
      path,
      params,
      message: messageOf(rule, path, facts, locale),
      ...(change !== undefined && { fix: change }),
    });
  };
  return { issues, found };
}
