import type { Checked, ShownIssue } from './check.js';

/** A page with a row and a mark for each of 100,000 issues would stand still. */
const MOST_SHOWN = 200;

/** The issues that are shown, errors first if they are not all, and how many more there are. */
export function firstIssues({ issues }: Pick<Checked, 'issues'>): {
  readonly shown: readonly ShownIssue[];
  readonly more: number;
} {
  if (issues.length <= MOST_SHOWN) return { shown: issues, more: 0 };
  const isError = ({ severity }: ShownIssue): boolean => severity === 'error';
  const ordered = [...issues.filter(isError), ...issues.filter((issue) => !isError(issue))];
  return { shown: ordered.slice(0, MOST_SHOWN), more: issues.length - MOST_SHOWN };
}

/** The issues that have one right answer, in the text itself. */
export const correctable = (issues: readonly ShownIssue[]): ShownIssue[] =>
  issues.filter(({ fix, isInBuilt }) => fix?.safe === true && !isInBuilt);
