import type { Cents } from '../money/index.js';
import { Findings } from '../rules/engine/findings.js';
import { factsRule } from '../rules/facts/index.js';
import { type ValidateOptions, validate } from '../rules/validate.js';
import { computeTotals, settlePayments, type Totals } from '../totals/index.js';
import type { Document, Issue, Report } from '../types/index.js';
import { assembleDocument } from './assemble/document.js';
import { explainShape } from './explain.js';
import { type FactsRead, readFacts } from './read/facts.js';
import { noteProblems } from './read/problems.js';
import { Reading } from './read/reading.js';
import { restIsNothing } from './read/rest.js';

/** What building may be told besides the facts: what `validate` is told, but for the other documents. */
export type BuildOptions = Omit<ValidateOptions, 'related'>;

/**
 * What `checkDocument` returns. Issues of facts have paths into the facts, issues of the document into the document.
 * When the facts themselves have errors there is no document.
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
 * Makes a document from facts and checks it with every rule. Takes anything and never throws.
 *
 * @example
 * const { ok, document, issues } = checkDocument(JSON.parse(text), { locale: 'el', now: new Date() });
 */
export function checkDocument(facts: unknown, options: BuildOptions = {}): CheckedDocument {
  const reading = new Reading();
  const document = makeDocument(reading, facts);
  if (document === undefined) return { ok: false, issues: issuesOf(reading, options), skipped: [] };
  const { ok, issues, skipped } = validate(document, options);
  return { ok, document, issues, skipped };
}

/** From facts to the frozen document, without its rules; undefined, with troubles in the reading, when they forbid it. */
export function makeDocument(reading: Reading, facts: unknown): Document | undefined {
  const read = readWell(reading, facts);
  if (read === undefined) return undefined;
  const { lines, discount, taxes } = read;
  const result = computeTotals({ lines, discount, taxes });
  if (!result.ok) noteProblems(reading, read, facts, result.problems);
  const payments = reading.troubles.length === 0 ? settle(reading, read, facts, result.totals) : undefined;
  return payments && assembleDocument(read, result.totals, payments);
}

function readWell(reading: Reading, facts: unknown): FactsRead | undefined {
  let read: FactsRead | undefined;
  try {
    read = readFacts(reading, facts);
    if (reading.odd) explainShape(reading, facts);
  } catch {
    // A getter or a proxy that throws: whatever it is, it is no facts.
    reading.trouble('unreadable', []);
  }
  return reading.odd || reading.troubles.length > 0 ? undefined : read;
}

const noPayments: readonly Cents[] = [];

function settle(
  reading: Reading,
  read: FactsRead,
  facts: unknown,
  totals: Totals,
): readonly Cents[] | undefined {
  const { payments } = read;
  if (payments === undefined) return noPayments;
  const gross = totals.summary.totalGrossValue;
  const settlement = settlePayments(
    gross,
    payments.map(({ amount }) => amount),
  );
  if (!settlement.ok) {
    noteProblems(reading, read, facts, [settlement.problem]);
    return undefined;
  }
  return restIsNothing(reading, payments, settlement.amounts, gross) ? undefined : settlement.amounts;
}

function issuesOf({ troubles }: Reading, options: BuildOptions): Issue[] {
  // A shop may weigh rules of documents as it likes; facts that cannot be read cannot be wished away.
  const findings = new Findings(options.locale ?? 'en', undefined);
  for (const { rule, path, params, fix } of troubles) findings.add(factsRule(rule), path, params, fix);
  return findings.issues;
}
