import type { Rule, RuleRecord } from './engine/rule.js';

/** What a rule states for readers and tests alone. */
export type RuleDocs<Documented extends RuleRecord = RuleRecord> = Pick<
  Documented,
  Extract<keyof Documented, 'source' | 'good' | 'bad'>
>;

/**
 * The source and the examples of a rule. Checks do not need them, so the build takes them out of the records and puts
 * them here, in a file that only `explain`, the testing kit and the command line load: outside `src/rules`, `src/flows/rules`
 * and the tests, ask this function, never the record.
 */
export function docsOf(rule: Rule): RuleDocs<Rule>;
export function docsOf(rule: RuleRecord): RuleDocs;
export function docsOf(rule: RuleRecord): RuleDocs {
  return rule;
}
