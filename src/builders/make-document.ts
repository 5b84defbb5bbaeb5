import type { Cents } from '../money/index.js';
import { computeTotals, settlePayments, type Totals } from '../totals/index.js';
import type { Document } from '../types/index.js';
import { assembleDocument } from './assemble/document.js';
import { explainShape } from './explain.js';
import { readFacts } from './read/facts.js';
import type { FactsRead } from './read/facts-read.js';
import { noteProblems } from './read/problems.js';
import type { Reading } from './read/reading.js';

/** Gives the facts, and notes what is wrong with how they came together. */
export type GiveFacts = (reading: Reading) => unknown;

/** From facts to the frozen document, without its rules; undefined, with troubles in the reading, when they forbid it. */
export function makeDocument(reading: Reading, give: GiveFacts): Document | undefined {
  const well = readWell(reading, give);
  if (well === undefined) return undefined;
  const { facts, read } = well;
  const { lines, discount, taxes } = read;
  const result = computeTotals({ lines, discount, taxes });
  if (!result.ok) noteProblems(reading, read, facts, result.problems);
  const payments = reading.troubles.length === 0 ? settle(reading, read, facts, result.totals) : undefined;
  return payments && assembleDocument(read, result.totals, payments);
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
