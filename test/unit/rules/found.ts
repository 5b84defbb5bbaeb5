import { type InvoiceType, providerInvoiceTypes } from '../../../src/codes/index.js';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import type { Example } from '../../../src/rules/engine/example.js';
import type { RuleId } from '../../../src/rules/engine/rule-id.js';
import { circumstancesOf } from '../../../src/rules/validate/circumstances.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Issue } from '../../../src/types/index.js';

/** All issues of an example. A rule that throws is skipped by a check; here it fails the test. */
export function issuesOf(example: Example): Issue[] {
  const { issues, skipped } = validate(applyExample(example), circumstancesOf(example));
  const broken = skipped.filter(({ why }) => why === 'rule-failed');
  if (broken.length > 0) throw new Error(broken.map(({ message }) => message).join(', '));
  return issues;
}

/** What one rule finds in an example: path as text, and the actual values. */
export const found = (rule: RuleId, example: Example): { at: string; params: Issue['params'] }[] =>
  issuesOf(example)
    .filter((issue) => issue.rule === rule)
    .map(({ path, params }) => ({ at: path.join('/'), params }));

/** Whether a rule finds anything in an example. */
export const finds = (rule: RuleId, example: Example): boolean => found(rule, example).length > 0;

/** The document types on which a rule finds something in an example. */
export const typesThat = (rule: RuleId, example: Example): InvoiceType[] =>
  providerInvoiceTypes.filter((type) =>
    finds(rule, { ...example, set: { ...example.set, '/invoiceHeader/invoiceType': type } }),
  );
