import { batchOfExample } from '../../rules/batch/batch-of-example.js';
import { docsOf } from '../../rules/docs.js';
import type { Example } from '../../rules/engine/example.js';
import type { Rule } from '../../rules/engine/rule.js';
import { circumstancesOf } from '../../rules/validate/circumstances.js';
import { validateBatch } from '../../rules/validate/validate-batch.js';
import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { Document, Severity } from '../../types/index.js';
import { batchChanges } from './batch-changes.js';

/** A request that breaks a rule, and the options with which `validateBatch` finds it. */
export interface BrokenBatch {
  readonly documents: readonly Document[];
  readonly options: ValidateOptions;
}

/** Changes a request so that exactly one rule about requests reports it, and no document has an error. */
export interface BatchBreaker {
  /** The id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** Requests that break the rule. */
  readonly examples: readonly [BrokenBatch, ...BrokenBatch[]];
  /** Adds or changes valid documents. Returns `undefined` if these cannot be made to break the rule. */
  break(documents: readonly Document[]): BrokenBatch | undefined;
}

/** Creates the breaker of a rule about the documents of one request. */
export function makeBatchBreaker(rule: Rule): BatchBreaker {
  const [first, ...others] = docsOf(rule).bad;
  const exampleOf = (bad: Example): BrokenBatch => ({
    documents: batchOfExample(bad),
    options: circumstancesOf(bad),
  });
  return Object.freeze({
    rule: rule.id,
    severity: rule.severity,
    examples: [exampleOf(first), ...others.map(exampleOf)] as const,
    break: (documents: readonly Document[]) => breakBatch(rule, documents),
  });
}

function breakBatch(rule: Rule, documents: readonly Document[]): BrokenBatch | undefined {
  const changed = batchChanges[rule.id]?.(documents);
  if (changed === undefined) return undefined;
  const broken: BrokenBatch = { documents: changed, options: {} };
  return isBrokenAlone(rule, broken) ? broken : undefined;
}

function isBrokenAlone(rule: Rule, { documents, options }: BrokenBatch): boolean {
  const report = validateBatch(documents, options);
  return (
    report.issues.length > 0 &&
    report.issues.every((issue) => issue.rule === rule.id) &&
    report.documents.every(({ ok }) => ok)
  );
}
