import type { InvoiceType } from '../../codes/index.js';
import { athensDate, type Reason, reason, skippedPart } from '../../issues/inside.js';
import type { Read } from '../../reading/read.js';
import type { Layer, Report } from '../../types/index.js';
import { rulesOfType } from '../document-rules.js';
import { Findings } from '../engine/findings.js';
import { noRelated } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { type Run, runRules } from '../engine/run.js';
import { type NormalizedOptions, normalizeOptions } from './normalize-options.js';
import { alreadyRead, type ReadToCheck, readDocument } from './read-document.js';
import { type ReadRelated, readRelated } from './read-related.js';
import type { ValidateOptions } from './validate-options.js';

/**
 * Checks one document with all rules and returns everything that they find. Accepts any value and never throws.
 * Without `now`, dates are not compared with today; without `related`, the document is not compared with others: see
 * `skipped`.
 *
 * @example
 * const report = validate(JSON.parse(text), { locale: el, now: new Date() });
 * if (!report.ok) for (const issue of report.issues) console.log(issue.path.join('/'), issue.message);
 */
export function validate(document: unknown, options?: ValidateOptions): Report {
  return validateNormalized(document, normalizeOptions(options));
}

/** The same, with options that are already validated. `known` is the view of a document that need not be read. */
export function validateNormalized(
  document: unknown,
  settings: NormalizedOptions,
  known?: Read<DocumentView>,
): Report {
  const read = readToCheck(document, settings, known);
  const others = settings.related === undefined ? undefined : readRelated(settings.related);
  return checkRead(read, others, settings);
}

/** The first half of a check: reads the document and checks its form. */
export function readToCheck(
  document: unknown,
  { locale, severity, publicSector }: NormalizedOptions,
  known?: Read<DocumentView>,
): ReadToCheck {
  const findings = new Findings(locale, severity);
  // A document that is checked for the public sector is read, because its members there are not in the view.
  return known === undefined || publicSector === true
    ? readDocument(document, findings, publicSector)
    : alreadyRead(known, findings);
}

/**
 * The second half of a check: runs the rules. `others` are the related documents, or `undefined` if none were given.
 */
export function checkRead(
  { read, findings, broken }: ReadToCheck,
  others: ReadRelated | undefined,
  settings: NormalizedOptions,
): Report {
  const { now, skipSignature, splitBill, specification, locale } = settings;
  const skipped: Report['skipped'] = [];
  const skip = (layer: Layer, why: Reason): void => {
    skipped.push(skippedPart(layer, why, locale));
  };
  for (const why of settings.ignored) skip('document', why);
  const type = typeOf(read?.view);
  if (read === undefined || type === undefined) {
    for (const layer of ['document', 'calendar', 'across'] as const) skip(layer, reason('type-unreadable'));
    return { ok: findings.ok, issues: findings.issues, skipped };
  }

  const rules = rulesOfType(type, specification).for(read.met, broken.size === 0 ? read.view : undefined);
  const run: Run = {
    view: read.view,
    surroundings: {
      today: now === undefined ? '' : athensDate(now),
      now,
      related: others?.related ?? noRelated,
      skipSignature,
      splitBill,
    },
    findings,
    broken,
  };
  const runLayer = (layer: Exclude<Layer, 'shape'>): void => {
    const { left, failed } = runRules(rules[layer], run);
    if (left > 0) skip(layer, reason('members-unreadable', { rules: left }));
    for (const rule of failed) skip(layer, reason('rule-failed', { failed: rule }));
  };
  runLayer('document');
  if (now === undefined) skip('calendar', settings.whyNoClock);
  else runLayer('calendar');
  if (others === undefined) {
    skip('across', settings.whyNoOthers);
  } else {
    runLayer('across');
    for (const why of others.unusable) skip('across', why);
  }
  return { ok: findings.ok, issues: findings.issues, skipped };
}

function typeOf(view: DocumentView | undefined): InvoiceType | undefined {
  const type: unknown = (view?.invoiceHeader as { invoiceType?: unknown } | undefined)?.invoiceType;
  return typeof type === 'string' ? (type as InvoiceType) : undefined;
}
