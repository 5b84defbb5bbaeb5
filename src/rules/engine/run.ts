import { touches } from './broken.js';
import { runChecks } from './checks.js';
import type { Findings } from './findings.js';
import type { Entry } from './index-by-type.js';
import { forget } from './once.js';
import type { DocumentView, Found, Rule, Surroundings } from './rule.js';

/** What all layers of one document check share. */
export interface Run {
  readonly view: DocumentView;
  readonly surroundings: Surroundings;
  readonly findings: Findings;
  /** The members that could not be read, as patterns. */
  readonly broken: ReadonlySet<string>;
}

/** The rules that gave no verdict. */
export interface Unjudged {
  /** The number of rules skipped because a member that they read is broken. */
  readonly left: number;
  /** Ids of rules that threw an error: a bug in this library, which must not stop a shop. */
  readonly failed: readonly string[];
}

/** Runs rules on one document. Keeps no reference to it afterwards. */
export function runRules(entries: readonly Entry[], run: Run): Unjudged {
  const { view, surroundings, findings, broken } = run;
  const failed: string[] = [];
  let left = 0;
  let current: Rule | undefined;
  const found: Found = (path, params, fix) => {
    if (current !== undefined) findings.add(current, path, params, fix);
  };
  const allReadable = broken.size === 0;
  for (let index = 0; index < entries.length; index += 1) {
    const { rule, checks } = entries[index] as Entry;
    if (allReadable || !touches(rule.paths, broken)) {
      current = rule;
      try {
        runChecks(checks, view, found, surroundings);
      } catch {
        failed.push(rule.id);
      }
    } else {
      left += 1;
    }
  }
  forget();
  return { left, failed };
}
