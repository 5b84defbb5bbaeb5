import type { Rule, RuleRecord } from './engine/rule.js';

/** The members of a rule that only readers and tests need. */
export type RuleDocs<Documented extends RuleRecord = RuleRecord> = Pick<
  Documented,
  Extract<keyof Documented, 'source' | 'enforces' | 'good' | 'bad'>
>;

/**
 * The source and the examples of a rule. Checks do not need them, so the build moves them from the records into a file
 * that only `explain`, the testing kit and the command line load. Outside `src/rules`, `src/flows/rules` and the tests,
 * call this function instead of reading the record.
 */
export function docsOf(rule: Rule): RuleDocs<Rule>;
export function docsOf(rule: RuleRecord): RuleDocs;
export function docsOf(rule: RuleRecord): RuleDocs {
  return rule;
}
