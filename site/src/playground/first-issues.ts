import type { Checked, ShownIssue } from './check.js';

/** A page with a row and a mark for each of 100,000 issues would stand still. */
const MOST_SHOWN = 200;

/** In the order of their list. */
const SEVERITIES = ['error', 'warning', 'info'] as const;

/** The issues that are shown, errors first, and how many more there are. */
export function firstIssues({ issues }: Pick<Checked, 'issues'>): {
  readonly shown: readonly ShownIssue[];
  readonly more: number;
} {
  const ordered = SEVERITIES.flatMap((severity) => issues.filter((issue) => issue.severity === severity));
  return { shown: ordered.slice(0, MOST_SHOWN), more: Math.max(0, issues.length - MOST_SHOWN) };
}

/** The issues that have one right answer, in the text itself. */
export const correctable = (issues: readonly ShownIssue[]): ShownIssue[] =>
  issues.filter(({ fix, isInBuilt }) => fix?.safe === true && !isInBuilt);
