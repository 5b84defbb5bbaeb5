import type { Cents } from '../money/index.js';
import type { Read } from '../reading/read.js';
import type { DocumentView } from '../rules/inside.js';
import { computeTotals, settlePayments, type Totals } from '../totals/index.js';
import type { Document } from '../types/index.js';
import { assembleDocument } from './assemble/document.js';
import { viewOf } from './assemble/view.js';
import { readFacts } from './read/facts.js';
import type { FactsRead } from './read/facts-read.js';
import { areFiguresSound, noteFigures } from './read/figures.js';
import { noteProblems } from './read/problems.js';
import type { Reading } from './read/reading.js';
import { withFurtherSeasons } from './read/seasons.js';

/** Returns the facts, and records faults in their collection. */
export type GiveFacts = (reading: Reading) => unknown;

/** Returns the figures of a document whose amounts do not come from its prices, such as shares of another document. */
export type GiveTotals = (read: FactsRead) => Totals;

/** A document, and its view if it need not be read. */
export interface Made {
  readonly document: Document;
  readonly read?: Read<DocumentView> | undefined;
}

/**
 * Builds the frozen document from facts, without running rules. Undefined, with problems in the reading, if the facts
 * have errors.
 */
export function makeDocument(reading: Reading, give: GiveFacts, giveTotals?: GiveTotals): Made | undefined {
  const read = readGiven(reading, give);
  if (read === undefined) return undefined;
  if (!reading.isClean) {
    if (giveTotals === undefined) noteFiguresOf(reading, read);
    return undefined;
  }
  const lines = withFurtherSeasons(read.lines);
  // A usual document has no other lines, and need not be copied.
  const whole = lines === read.lines ? read : { ...read, lines };
  const totals = giveTotals === undefined ? computed(reading, whole) : giveTotals(whole);
  const payments = reading.isClean ? settle(reading, whole, totals) : undefined;
  if (payments === undefined) return undefined;
  const document = assembleDocument(whole, totals, payments);
  return { document, read: viewOf(whole, totals, payments, document) };
}

function readGiven(reading: Reading, give: GiveFacts): FactsRead | undefined {
  try {
    reading.given = give(reading);
    const read = readFacts(reading, reading.given);
    return read ?? (reading.isClean ? reading.problem('unreadable', []) : undefined);
  } catch {
    // A value whose getter or proxy throws is not facts.
    return reading.problem('unreadable', []);
  }
}

/** Checks the figures of facts that cannot give a document, so that every fault is reported at once. */
function noteFiguresOf(reading: Reading, read: FactsRead): void {
  if (!areFiguresSound(reading.problems)) {
    noteFigures(reading, read);
    return;
  }
  const known = reading.problems.length;
  const totals = computed(reading, read);
  if (reading.problems.length === known) settle(reading, read, totals);
}

function computed(reading: Reading, read: FactsRead): Totals {
  const { lines, discount, taxes } = read;
  const result = computeTotals({ lines, discount, taxes });
  if (!result.ok) noteProblems(reading, read, result.problems);
  return result.totals;
}

const noPayments: readonly Cents[] = [];

function settle(reading: Reading, read: FactsRead, totals: Totals): readonly Cents[] | undefined {
  const { payments } = read.facts;
  if (payments === undefined) return noPayments;
  const settlement = settlePayments(
    totals.summary.totalGrossValue,
    payments.map(({ amount }) => amount),
  );
  if (!settlement.ok) {
    noteProblems(reading, read, [settlement.problem]);
    return undefined;
  }
  return settlement.amounts;
}
