import { reason, skippedPart } from '../../issues/skipped-words.js';
import type { Issue, Report, Skipped } from '../../types/index.js';
import { BESIDE_PATHS, readRelated } from '../across/read-related.js';
import { batchRules } from '../batch/index.js';
import { touches } from '../engine/broken.js';
import { Findings } from '../engine/findings.js';
import type { RelatedDocument } from '../engine/related.js';
import type { Batch, Rule } from '../engine/rule.js';
import { documentsOf } from './documents-of.js';
import { type NormalizedOptions, normalizeOptions } from './normalize-options.js';
import { checkRead, type ReadToCheck, readToCheck } from './validate.js';
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
  readonly skipped: Skipped<'batch'>[];
}

/**
 * Checks documents that go out in one request: each by itself, and among each other. Takes anything and never throws.
 * With `related`, the documents of the request are also related to each other: closings that share the slips of a table,
 * invoices that share notes and credits of one invoice are checked as a whole.
 *
 * @example
 * const { ok, documents, issues } = validateBatch(request.invoice, { now: new Date() });
 */
export function validateBatch(documents: readonly unknown[], options?: ValidateOptions): BatchReport {
  const settings = normalizeOptions(options);
  const read = documentsOf(documents).map((document) => readToCheck(document, settings));
  const others = settings.related && readRelated(settings.related, read.flatMap(asSibling));
  const reports = read.map((each) => checkRead(each, others, settings));

  const batch = read.map(forBatch);
  const findings = findingsAmong(batch, settings);
  const left = batch.filter((view) => view === undefined).length;
  return {
    ok: findings.ok && reports.every(({ ok }) => ok),
    documents: reports,
    issues: findings.issues,
    skipped:
      left === 0
        ? []
        : [skippedPart('batch', reason('documents-unreadable', { documents: left }), settings.locale)],
  };
}

/** What the rules of a batch look at of a document; undefined when it cannot be compared. */
export const forBatch = ({ read, broken }: ReadToCheck): Batch[number] =>
  touches(PATHS, broken) ? undefined : read?.view;

/** What the rules of a batch find among the documents of one request. */
export function findingsAmong(batch: Batch, { locale, severity }: NormalizedOptions): Findings {
  const findings = new Findings(locale, severity);
  for (const rule of rules) {
    rule.checkBatch?.(batch, (path, params, fix) => findings.add(rule, path, params, fix));
  }
  return findings;
}

/** A document as the others of its request see it. */
export function asSibling({ read, broken }: ReadToCheck): RelatedDocument[] {
  if (read === undefined || touches(BESIDE_PATHS, broken)) return [];
  return [{ view: read.view, mark: undefined, uid: undefined, sibling: true }];
}
