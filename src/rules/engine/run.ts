import { hasMember, type MemberSet } from '../shape/members.js';
import { touches } from './broken.js';
import type { Findings } from './findings.js';
import type { Entry } from './index-by-type.js';
import type { DocumentView, Found, Rule, Surroundings } from './rule.js';

/** What one check of a document shares between its layers. */
export interface Run {
  readonly view: DocumentView;
  /** The members that the document has anywhere. */
  readonly met: MemberSet;
  readonly surroundings: Surroundings;
  readonly findings: Findings;
  /** The members that could not be read, as patterns. */
  readonly broken: ReadonlySet<string>;
}

/** Runs rules on a document; returns how many were left out because a member that they read is broken. */
export function runRules(entries: readonly Entry[], run: Run): number {
  const { view, met, surroundings, findings, broken } = run;
  let left = 0;
  let current: Rule | undefined;
  const found: Found = (path, params, fix) => {
    if (current !== undefined) findings.add(current, path, params, fix);
  };
  const allReadable = broken.size === 0;
  for (const { rule, check, onlyWith } of entries) {
    if (onlyWith !== undefined && !hasMember(met, onlyWith)) continue;
    if (allReadable || !touches(rule.paths, broken)) {
      current = rule;
      check(view, found, surroundings);
    } else {
      left += 1;
    }
  }
  return left;
}
