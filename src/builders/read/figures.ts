import { computeTotals, type TotalsProblem } from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import type { FactsRead, LineRead } from './facts-read.js';
import { inFacts } from './problems.js';
import type { FactsProblem, Reading } from './reading.js';

/** The members of facts that figures depend on. */
export const figureMembers: ReadonlySet<string | number | undefined> = new Set([
  'lines',
  'payments',
  'discount',
  'withheld',
  'fees',
  'stampDuty',
  'otherTaxes',
  'deductions',
]);

/** Whether the figures of facts are still correct in spite of the problems. */
export const areFiguresSound = (problems: readonly FactsProblem[]): boolean =>
  !problems.some(
    ({ path, params }) =>
      path.length === 0 || figureMembers.has(path[0]) || figureMembers.has(params['meant'] as string),
  );

/** Problems of a single stated value, independent of other values. */
const OF_ONE_VALUE: ReadonlySet<TotalsProblem['problem']> = new Set([
  'value-negative',
  'value-digits',
  'amount-decimals',
]);

/**
 * Reports faults in figures if some of them cannot be read. Only faults that do not follow from unreadable values
 * count: those of single values, and of results of lines without other faults.
 */
export function noteFigures(reading: Reading, read: FactsRead): void {
  const broken = new BrokenValues(reading.problems);
  const { problems } = computeTotals({
    lines: read.lines.map((line, index) => broken.withoutFaults(line, index)),
  });
  for (const problem of problems) {
    const path = inFacts(problem.path, read);
    if (broken.leaves(problem, path)) reading.problem(problem.problem, path, problem.params);
  }
}

/** The faulty members of each line; `''` means the line as a whole. */
class BrokenValues {
  readonly #lines = new Map<unknown, Set<unknown>>();

  constructor(problems: readonly FactsProblem[]) {
    for (const { path } of problems) {
      const [first, index, member = ''] = path;
      if (first !== 'lines') continue;
      const members = this.#lines.get(index) ?? new Set();
      members.add(member);
      this.#lines.set(index, members);
    }
  }

  /** A line without its faulty values. */
  withoutFaults(line: LineRead, index: number): LineRead {
    const members = this.#lines.get(index);
    if (members === undefined) return line;
    return {
      ...line,
      discount: members.has('discount') ? undefined : line.discount,
      taxes: undefined,
      incomeClassification: undefined,
      expensesClassification: undefined,
    };
  }

  /** Whether a problem does not follow from a broken value. */
  leaves({ problem }: TotalsProblem, path: Path): boolean {
    const [first, index, member] = path;
    if (first !== 'lines') return false;
    const members = this.#lines.get(index);
    if (members === undefined) return true;
    return OF_ONE_VALUE.has(problem) && !members.has('') && !members.has(member);
  }
}
