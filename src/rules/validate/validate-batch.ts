import { reason, skippedPart } from '../../issues/inside.js';
import type { Issue, Report, Skipped } from '../../types/index.js';
import { batchRules } from '../batch/index.js';
import { touches } from '../engine/broken.js';
import { Findings } from '../engine/findings.js';
import type { RelatedDocument } from '../engine/related.js';
import type { Batch, Rule } from '../engine/rule.js';
import { documentsOf } from './documents-of.js';
import { type NormalizedOptions, normalizeOptions } from './normalize-options.js';
import type { ReadToCheck } from './read-document.js';
import { RELATED_PATHS, readRelated } from './read-related.js';
import { checkRead, readToCheck } from './validate.js';
import type { ValidateOptions } from './validate-options.js';

const rules: readonly Rule[] = batchRules;

/** The members that the rules of a batch read. A document is not compared if one of these is broken. */
const PATHS = [...new Set(rules.flatMap(({ paths }) => paths))];

/** The result of `validateBatch`. `ok` means that neither the documents nor the batch have errors. */
export interface BatchReport {
  readonly ok: boolean;
  /** One report for each document, in order. Paths start at the document. */
  readonly documents: Report[];
  /** Issues between documents. Paths start at the request: `['invoice', 3, …]`. */
  readonly issues: Issue[];
  /** What could not be compared, and why. */
  readonly skipped: Skipped<'batch'>[];
}

/**
 * Checks the documents of one request, each on its own and against each other. Accepts any value and never throws. With
 * `related`, the documents of the request are also related to each other: closings that share the slips of a table,
 * invoices that share delivery notes, and credits of one invoice are checked together.
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

/** The document for the rules of a batch, or `undefined` if it cannot be compared. */
export const forBatch = ({ read, broken }: ReadToCheck): Batch[number] =>
  touches(PATHS, broken) ? undefined : read?.view;

/** What the rules of a batch find in one request. */
export function findingsAmong(batch: Batch, { locale, severity }: NormalizedOptions): Findings {
  const findings = new Findings(locale, severity);
  for (const rule of rules) {
    rule.checkBatch?.(batch, (path, params, fix) => findings.add(rule, path, params, fix));
  }
  return findings;
}

/** A document as a related document of the others in its request. */
export function asSibling({ read, broken }: ReadToCheck): RelatedDocument[] {
  if (read === undefined || touches(RELATED_PATHS, broken)) return [];
  return [{ view: read.view, mark: undefined, uid: undefined, sibling: true }];
}
