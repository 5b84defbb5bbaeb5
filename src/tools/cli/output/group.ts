import type { Severity } from '../../../types/index.js';
import type { ReportedIssue } from './report.js';

/** Issues with the same message at several places. */
export interface Group<Each extends ReportedIssue = ReportedIssue> {
  readonly issue: Each;
  readonly all: readonly Each[];
}

/** The issues of one rule: some groups are printed in full, and the rest only by their places. */
export interface RuleGroups<Each extends ReportedIssue = ReportedIssue> {
  readonly rule: string;
  readonly printed: readonly Group<Each>[];
  readonly rest: readonly Each[];
}

/** How many different messages of one rule are printed in full. */
const PRINTED = 5;
const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Groups issues for people: errors first, each message only once, and only the first messages of a rule that has many.
 */
export function grouped<Each extends ReportedIssue>(issues: readonly Each[]): RuleGroups<Each>[] {
  const rules = new Map<string, Map<string, Each[]>>();
  for (const issue of issues) {
    const rule = inMap(rules, `${issue.severity} ${issue.rule}`, () => new Map<string, Each[]>());
    inMap(rule, issue.message, () => []).push(issue);
  }
  return ORDER.flatMap((severity) =>
    [...rules.values()]
      .map((byMessage) => [...byMessage.values()].map((all): Group<Each> => ({ issue: all[0]!, all })))
      .filter(([first]) => first!.issue.severity === severity)
      .map((groups) => ({
        rule: groups[0]!.issue.rule,
        printed: groups.slice(0, PRINTED),
        rest: groups.slice(PRINTED).flatMap(({ all }) => all),
      })),
  );
}

function inMap<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
