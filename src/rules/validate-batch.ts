import type { Issue, Report } from '../types/index.js';
import { batchRules } from './batch/index.js';
import { touches } from './engine/broken.js';
import { Findings } from './engine/findings.js';
import type { Batch, Rule } from './engine/rule.js';
import { sane } from './sane-options.js';
import { validateAndKeep } from './validate.js';
import type { ValidateOptions } from './validate-options.js';

const rules: readonly Rule[] = batchRules;

/** What the rules of a batch read: a document of which some of it cannot be read is not compared. */
const PATHS = [...new Set(rules.flatMap(({ paths }) => paths))];

/** What `validateBatch` returns. `ok` means that neither a document nor the batch has an error. */
export interface BatchReport {
  readonly ok: boolean;
  /** One report for each document, in their order, with paths from the root of the document. */
  readonly documents: Report[];
  /** What concerns documents among each other, with paths from the root of the request: `['invoice', 3, …]`. */
  readonly issues: Issue[];
  /** What could not be compared, and why. */
  readonly skipped: { layer: 'batch'; why: string }[];
}

/**
 * Checks documents that go out in one request: each by itself, and among each other. Takes anything and never throws.
 *
 * @example
 * const { ok, documents, issues } = validateBatch(request.invoice, { now: new Date() });
 */
export function validateBatch(documents: readonly unknown[], options?: ValidateOptions): BatchReport {
  const { locale, severity } = sane(options);
  const checked = Array.isArray(documents)
    ? Array.from(documents, (document: unknown) => validateAndKeep(document, options))
    : [validateAndKeep(documents, options)];
  const findings = new Findings(locale, severity);
  const batch: Batch = checked.map(({ view, broken }) => (touches(PATHS, broken) ? undefined : view));
  for (const rule of rules) {
    rule.checkBatch?.(batch, (path, params, fix) => findings.add(rule, path, params, fix));
  }
  const left = batch.filter((view) => view === undefined).length;
  const reports = checked.map(({ report }) => report);
  return {
    ok: findings.ok && reports.every(({ ok }) => ok),
    documents: reports,
    issues: findings.issues,
    skipped:
      left === 0 ? [] : [{ layer: 'batch', why: `${left} documents have no number that could be read` }],
  };
}
