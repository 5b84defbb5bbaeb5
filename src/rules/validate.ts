import type { InvoiceType } from '../codes/index.js';
import { athensDate } from '../issues/athens-date.js';
import { documentShape } from '../types/document.js';
import type { Document, Layer, Params, Report } from '../types/index.js';
import { pattern } from './engine/broken.js';
import { Findings } from './engine/findings.js';
import type { DocumentView, Rule } from './engine/rule.js';
import { type Run, runRules } from './engine/run.js';
import { rulesOfType } from './registry.js';
import { sane, whyNoClock, whyNoOthers } from './sane-options.js';
import type { FaultSink } from './shape/faults.js';
import { fixOfFault } from './shape/fixes.js';
import { shapeRule } from './shape/index.js';
import { type Read, readWithMembers } from './shape/read.js';
import type { ValidateOptions } from './validate-options.js';

/**
 * Checks one document with every rule and returns all that it finds. Takes anything and never throws.
 *
 * @example
 * const report = validate(JSON.parse(text), { locale: 'el', now: new Date() });
 * if (!report.ok) for (const issue of report.issues) console.log(issue.path.join('/'), issue.message);
 */
export function validate(document: unknown, options?: ValidateOptions): Report {
  return validateAndKeep(document, options).report;
}

/** A checked document, with what a check of a batch looks at again. */
export interface Validated {
  readonly report: Report;
  readonly view: DocumentView | undefined;
  readonly broken: ReadonlySet<string>;
}

/** Checks one document and keeps how it was read. */
export function validateAndKeep(document: unknown, options?: ValidateOptions): Validated {
  const { locale, now, severity, related, skipSignature, specification } = sane(options);
  const findings = new Findings(locale, severity);
  const skipped: Report['skipped'] = [];
  const broken = new Set<string>();
  const read = readDocument(document, findings, broken);
  const type = typeOf(read?.view);
  if (read === undefined || type === undefined) {
    const why = 'the document type could not be read';
    skipped.push({ layer: 'document', why }, { layer: 'calendar', why }, { layer: 'across', why });
    return { report: { ok: findings.ok, issues: findings.issues, skipped }, view: undefined, broken };
  }

  const rules = rulesOfType(type, specification);
  const others = related === undefined ? [] : readRelated(related);
  const run: Run = {
    view: read.view,
    met: read.met,
    surroundings: { today: now === undefined ? '' : athensDate(now), related: others, skipSignature },
    findings,
    broken,
  };
  const runLayer = (layer: Exclude<Layer, 'shape'>): void => {
    const { left, failed } = runRules(rules[layer], run);
    if (left > 0) skipped.push({ layer, why: `${left} rules need members that could not be read` });
    for (const rule of failed) skipped.push({ layer, why: `the rule ${rule} failed; please report it` });
  };
  runLayer('document');
  if (now === undefined) skipped.push({ layer: 'calendar', why: whyNoClock(options) });
  else runLayer('calendar');
  if (related === undefined) {
    skipped.push({ layer: 'across', why: whyNoOthers(options) });
  } else {
    runLayer('across');
    if (related.length !== others.length) {
      skipped.push({ layer: 'across', why: 'some of the other documents could not be read' });
    }
  }
  return { report: { ok: findings.ok, issues: findings.issues, skipped }, view: read.view, broken };
}

function readDocument(
  document: unknown,
  findings: Findings,
  broken: Set<string>,
): Read<DocumentView> | undefined {
  try {
    const sink: FaultSink = (fault, path, params) => {
      const rule = shapeRule(fault, path, params);
      if (rule.severity === 'error') broken.add(pattern(path));
      findings.add(rule, path, declared(rule, params), fixOfFault(fault, path, params));
    };
    return readWithMembers(documentShape, document, sink, findings.spellings);
  } catch {
    // A getter or a proxy that throws: whatever it is, it is no document.
    findings.add(shapeRule('unreadable', [], {}), []);
    return undefined;
  }
}

/** A fault may know more than its rule says. */
const declared = (rule: Rule, params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => rule.params.includes(name)));

function readRelated(related: readonly Document[]): DocumentView[] {
  const unheard = new Findings('en', undefined);
  return related.flatMap((document) => {
    const view = readDocument(document, unheard, new Set())?.view;
    return typeOf(view) === undefined || view === undefined ? [] : [view];
  });
}

function typeOf(view: DocumentView | undefined): InvoiceType | undefined {
  const type: unknown = (view?.invoiceHeader as { invoiceType?: unknown } | undefined)?.invoiceType;
  return typeof type === 'string' ? (type as InvoiceType) : undefined;
}
