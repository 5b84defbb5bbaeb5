import type { Severity } from '../../types/index.js';
import type { ReportedIssue } from './report.js';

/** Issues that say the same of several places. */
export interface Group<Told extends ReportedIssue = ReportedIssue> {
  readonly issue: Told;
  readonly all: readonly Told[];
}

/** The issues of one rule: some groups told in full, and the others, which only name their places. */
export interface RuleGroups<Told extends ReportedIssue = ReportedIssue> {
  readonly rule: string;
  readonly told: readonly Group<Told>[];
  readonly rest: readonly Told[];
}

/** How many different sentences of one rule are printed in full. */
const TOLD = 5;
const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Issues as a person can take them in: errors first, the same words about several places once, and of a rule that has
 * something to say about each of a thousand lines, the first sentences.
 */
export function grouped<Told extends ReportedIssue>(issues: readonly Told[]): RuleGroups<Told>[] {
  const rules = new Map<string, Map<string, Told[]>>();
  for (const issue of issues) {
    const rule = inMap(rules, `${issue.severity} ${issue.rule}`, () => new Map<string, Told[]>());
    inMap(rule, issue.message, () => []).push(issue);
  }
  return ORDER.flatMap((severity) =>
    [...rules.values()]
      .map((byMessage) => [...byMessage.values()].map((all): Group<Told> => ({ issue: all[0]!, all })))
      .filter(([first]) => first!.issue.severity === severity)
      .map((groups) => ({
        rule: groups[0]!.issue.rule,
        told: groups.slice(0, TOLD),
        rest: groups.slice(TOLD).flatMap(({ all }) => all),
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
