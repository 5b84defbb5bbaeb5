import type { TaxKind, TotalsProblem } from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import { LineBit } from '../kinds/line-members.js';
import type { FactsRead, FactsSoFar } from './facts-read.js';
import type { Reading } from './reading.js';

/** Notes problems of totals as problems of the facts, with their paths into the facts. */
export function noteProblems(reading: Reading, read: FactsSoFar, problems: readonly TotalsProblem[]): void {
  for (const each of problems) {
    const { problem, path, params } = each;
    const counted = isCounted(read, each) ? { counted: 'quantity' } : {};
    reading.problem(problem, inFacts(path, read, reading.given), { ...params, ...counted });
  }
}

/** Whether a missing tax would follow from the quantity of its line, and the line may have one. */
function isCounted({ info, lines }: FactsSoFar, { problem, path }: TotalsProblem): boolean {
  const [first, index, kind] = path;
  if (problem !== 'tax-amount-missing' || first !== 'lines' || (info.line.forbids & LineBit.quantity) !== 0)
    return false;
  return lines[index as number]?.taxes?.[kind as TaxKind]?.fixedAmount !== undefined;
}

/** The path of a problem, turned from totals to facts. */
export function inFacts(path: Path, { taxes }: Pick<FactsRead, 'taxes'>, facts: unknown): Path {
  const [first, index, member, ...inside] = path;
  if (first === 'taxes' && typeof index === 'number') {
    const tax = taxes?.[index]?.path ?? [];
    return member === undefined ? tax : [...tax, member, ...inside];
  }
  if (member === 'incomeClassification' || member === 'expensesClassification') {
    const stated = member === 'incomeClassification' ? 'income' : 'expenses';
    return [...path.slice(0, 2), stated, ...(isListed(facts, index, stated) ? inside : inside.slice(1))];
  }
  return path;
}

/** Whether a line states several classifications, so that each has its index. */
function isListed(facts: unknown, line: unknown, member: 'income' | 'expenses'): boolean {
  const { lines } = facts as { lines?: readonly { income?: unknown; expenses?: unknown }[] };
  return typeof line === 'number' && Array.isArray(lines?.[line]?.[member]);
}
