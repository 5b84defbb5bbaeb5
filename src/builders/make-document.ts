import type { Cents } from '../money/index.js';
import { computeTotals, settlePayments, type Totals } from '../totals/index.js';
import type { Document } from '../types/index.js';
import { assembleDocument } from './assemble/document.js';
import { explainShape } from './explain.js';
import { readFacts } from './read/facts.js';
import type { FactsRead } from './read/facts-read.js';
import { withFurtherSeasons } from './read/levy.js';
import { noteProblems } from './read/problems.js';
import type { Reading } from './read/reading.js';

/** Gives the facts, and notes what is wrong with how they came together. */
export type GiveFacts = (reading: Reading) => unknown;

/** Gives the figures of a document whose amounts do not come from its prices, such as shares of another document. */
export type GiveTotals = (read: FactsRead) => Totals;

/** From facts to the frozen document, without its rules; undefined, with troubles in the reading, when they forbid it. */
export function makeDocument(
  reading: Reading,
  give: GiveFacts,
  giveTotals?: GiveTotals,
): Document | undefined {
  const well = readWell(reading, give);
  if (well === undefined) return undefined;
  const { facts } = well;
  const read = { ...well.read, lines: withFurtherSeasons(well.read.lines) };
  const totals = giveTotals === undefined ? computed(reading, read, facts) : giveTotals(read);
  const payments = reading.troubles.length === 0 ? settle(reading, read, facts, totals) : undefined;
  return payments && assembleDocument(read, totals, payments);
}

function computed(reading: Reading, read: FactsRead, facts: unknown): Totals {
  const { lines, discount, taxes } = read;
  const result = computeTotals({ lines, discount, taxes });
  if (!result.ok) noteProblems(reading, read, facts, result.problems);
  return result.totals;
}

function readWell(reading: Reading, give: GiveFacts): { facts: unknown; read: FactsRead } | undefined {
  let facts: unknown;
  let read: FactsRead | undefined;
  try {
    facts = give(reading);
    read = readFacts(reading, facts);
    if (reading.odd) explainShape(reading, facts);
  } catch {
    // A getter or a proxy that throws: whatever it is, it is no facts.
    reading.trouble('unreadable', []);
  }
  return read === undefined || reading.odd || reading.troubles.length > 0 ? undefined : { facts, read };
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
  const settlement = settlePayments(
    totals.summary.totalGrossValue,
    payments.map(({ amount }) => amount),
  );
  if (!settlement.ok) {
    noteProblems(reading, read, facts, [settlement.problem]);
    return undefined;
  }
  return settlement.amounts;
}
