import type { Locale } from '../../../issues/locale.js';
import type { OnboardingRuleId, OnboardingType } from '../../../issues/locales/en/onboarding.js';
import { onboardingWords } from '../../../issues/onboarding-words.js';
import type { Fix, Issue, Params, Path } from '../../../types/issue.js';
import { severityOfOnboarding } from '../rules.js';

/** The members of an issue other than its rule and path. */
interface FoundFacts {
  readonly params?: Params;
  readonly expected?: OnboardingType;
  /** The intended value, if there is only one possible. */
  readonly fix?: unknown;
}

/** Reports one issue. */
export type Found = (rule: OnboardingRuleId, path: Path, facts?: FoundFacts) => void;

/** Collects issues with their messages. */
export function collecting(locale: Locale): { readonly issues: Issue[]; readonly found: Found } {
  const issues: Issue[] = [];
  const found: Found = (rule, path, { params = {}, expected, fix } = {}) => {
    const change: Fix | undefined = fix === undefined ? undefined : { path, value: fix, safe: true };
    issues.push({
      rule,
      severity: severityOfOnboarding(rule),
      path,
      params,
      message: onboardingWords(rule, params, path, locale, expected),
      ...(change !== undefined && { fix: change }),
    });
  };
  return { issues, found };
}
