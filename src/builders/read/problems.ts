import type { TaxKind, TotalsProblem } from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import type { FactsRead } from './facts-read.js';
import type { Reading } from './reading.js';

/** Reports problems of totals as problems of the facts, with paths into the facts. */
export function noteProblems(reading: Reading, read: FactsRead, problems: readonly TotalsProblem[]): void {
  for (const each of problems) {
    const { problem, path, params } = each;
    const counted = isCounted(read, each) ? { counted: 'quantity' } : {};
    reading.problem(problem, inFacts(path, read), { ...params, ...counted });
  }
}

/** Whether a missing tax could be computed from the quantity of its line, and the line may have a quantity. */
function isCounted({ info, lines }: FactsRead, { problem, path }: TotalsProblem): boolean {
  const [first, index, kind] = path;
  if (problem !== 'tax-amount-missing' || first !== 'lines') return false;
  if (info.lineMembers({ moving: false, selfBilled: false }).forbids.has('quantity')) return false;
  return lines[index as number]?.taxes?.[kind as TaxKind]?.fixedAmount !== undefined;
}

/** Converts the path of a problem from totals to facts. */
export function inFacts(path: Path, { taxes, lines }: FactsRead): Path {
  const [first, index, member, ...inside] = path;
  if (first === 'taxes' && typeof index === 'number') {
    const tax = taxes?.[index]?.path ?? [];
    return member === undefined ? tax : [...tax, member, ...inside];
  }
  if (member === 'incomeClassification' || member === 'expensesClassification') {
    const stated = member === 'incomeClassification' ? 'income' : 'expenses';
    return [
      ...path.slice(0, 2),
      stated,
      ...(Array.isArray(lines[index as number]?.facts[stated]) ? inside : inside.slice(1)),
    ];
  }
  return path;
}
