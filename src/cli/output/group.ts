import type { Severity } from '../../types/index.js';
import type { ReportedIssue } from './report.js';

/** Issues that say the same of several places. */
export interface Group {
  readonly issue: ReportedIssue;
  readonly all: readonly ReportedIssue[];
}

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** The issues with the same rule and words together, errors first, otherwise in their order. */
export function grouped(issues: readonly ReportedIssue[]): Group[] {
  const groups = new Map<string, ReportedIssue[]>();
  for (const issue of issues) {
    const key = `${issue.rule} ${issue.severity} ${issue.message}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [issue]);
    else known.push(issue);
  }
  const all = [...groups.values()].map((each): Group => ({ issue: each[0]!, all: each }));
  return ORDER.flatMap((severity) => all.filter(({ issue }) => issue.severity === severity));
}
