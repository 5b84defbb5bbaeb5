import type { InvoiceType } from '../codes/index.js';
import { factsWords } from '../issues/inside.js';
import {
  ALL,
  Findings,
  factsRule,
  normalizeOptions,
  type ValidateOptions,
  validateNormalized,
} from '../rules/inside.js';
import type { Document, Issue, Report } from '../types/index.js';
import { checkHead } from './check-head.js';
import { inNamesOfFacts } from './facts/names.js';
import type { FactsFor } from './fluent/facts-of.js';
import { type GiveFacts, type Made, makeDocument } from './make-document.js';
import { type FactsProblem, Reading } from './read/reading.js';
import { readFactsByShape } from './read/shape.js';

/** Options of building: those of `validate`, except related documents. */
export type BuildOptions = Omit<ValidateOptions, 'related' | 'splitBill'>;

/**
 * The result of `checkDocument`. Issues of facts have paths into the facts, issues of the document paths into the
 * document. If the facts themselves have errors, there is no document. Rules then check its parties and header as far
 * as they can be read, with paths into the facts, and `skipped` says what they could not check.
 */
export type CheckedDocument =
  | {
      readonly ok: true;
      readonly document: Document;
      readonly issues: Issue[];
      readonly skipped: Report['skipped'];
    }
  | {
      readonly ok: false;
      readonly document?: Document;
      readonly issues: Issue[];
      readonly skipped: Report['skipped'];
    };

/**
 * Builds a document from facts and checks it with every rule. Never throws. The compiler checks the facts of a literal by
 * its `type`. For parsed JSON and other values without a type, use `checkUnknown`.
 *
 * @example
 * const { ok, document, issues } = checkDocument({ type: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20', issuer, lines, payments });
 */
export const checkDocument: <Type extends InvoiceType>(
  facts: FactsFor<Type>,
  options?: BuildOptions,
) => CheckedDocument = checkUnknown;

/**
 * The same as `checkDocument` for a value that the compiler knows nothing about, such as parsed JSON: any value is
 * accepted, and everything that is wrong with it is an issue.
 *
 * @example
 * const { ok, document, issues } = checkUnknown(JSON.parse(text), { locale: el, now: new Date() });
 */
export function checkUnknown(facts: unknown, options?: BuildOptions): CheckedDocument {
  return checkGiven(() => facts, options);
}

/** The same for facts that are collected while they are read, such as those of a builder. */
export function checkGiven(give: GiveFacts, options?: ValidateOptions): CheckedDocument {
  const reading = new Reading();
  const checked = checkWith(reading, (each) => makeDocument(each, give), options);
  return reading.remarks.length === 0 ? checked : remarked(checked, reading.remarks, options);
}

/** Adds the remarks about the facts. If there is a document, their paths point to the printed name. */
function remarked(
  checked: CheckedDocument,
  remarks: readonly FactsProblem[],
  options: BuildOptions | undefined,
): CheckedDocument {
  const { locale, severity } = normalizeOptions(options);
  const findings = new Findings(locale, severity, factsWords);
  for (const { rule, path, params } of remarks) {
    const place = checked.document === undefined ? path : ['providerAdditionalInvoiceDetails', ...path];
    findings.add(factsRule(rule), place, params);
  }
  const issues = [...findings.issues, ...checked.issues];
  return checked.ok && findings.ok ? { ...checked, issues } : { ...checked, ok: false, issues };
}

/** The same for a document that is built in another way, with related documents. */
export function checkMade(
  make: (reading: Reading) => Made | undefined,
  options?: ValidateOptions,
): CheckedDocument {
  return checkWith(new Reading(), make, options);
}

function checkWith(
  reading: Reading,
  make: (reading: Reading) => Made | undefined,
  options: ValidateOptions | undefined,
): CheckedDocument {
  const made = make(reading);
  if (made === undefined) {
    const head = checkHead(reading, options);
    const issues = [...issuesOf(reading, options), ...head.issues.map(named)];
    return { ok: false, issues, skipped: head.skipped };
  }
  const { document, read } = made;
  const { ok, issues, skipped } = validateNormalized(document, normalizeOptions(options), read);
  return { ok, document, issues: issues.map(named), skipped };
}

/** An issue of a document whose message has the names of facts, which are what the caller wrote. */
const named = (issue: Issue): Issue => ({
  ...issue,
  message: inNamesOfFacts(issue.message, issue.params),
});

/** What is wrong with an issuer whose document is made later. */
export function issuesOfIssuer(issuer: unknown, options: Pick<BuildOptions, 'locale'>): Issue[] {
  const reading = new Reading();
  readFactsByShape(reading, { type: '8.6', issuer });
  return issuesOf(reading, options).filter(({ path }) => path[0] === 'issuer');
}

function issuesOf({ problems, spellings }: Reading, options: BuildOptions | undefined): Issue[] {
  // Users can change the severity of rules about documents. In facts, every fault is an error, whatever its severity in a
  // document.
  const findings = new Findings(normalizeOptions(options).locale, { [ALL]: 'error' }, factsWords);
  for (const { rule, path, params, fix } of problems) {
    const written = fix && { ...fix, path: spellings.asWritten(fix.path) };
    findings.add(factsRule(rule), spellings.asWritten(path), params, written);
  }
  return findings.issues;
}
