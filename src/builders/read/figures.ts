import { computeTotals, type TotalsProblem } from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import type { FactsRead, LineRead } from './facts-read.js';
import { inFacts } from './problems.js';
import type { FactsProblem, Reading } from './reading.js';

/** Members of facts that figures come from. */
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

/** Whether what is wrong with facts leaves their figures as they are meant. */
export const areFiguresSound = (problems: readonly FactsProblem[]): boolean =>
  !problems.some(
    ({ path, params }) =>
      path.length === 0 || figureMembers.has(path[0]) || figureMembers.has(params['meant'] as string),
  );

/** Problems of one stated value, whatever stands around it. */
const OF_ONE_VALUE: ReadonlySet<TotalsProblem['problem']> = new Set([
  'value-negative',
  'value-digits',
  'amount-decimals',
]);

/**
 * Notes what is wrong with the figures of facts of which some cannot be read. Only what does not follow from the
 * unreadable ones counts: single values, and results of lines that are otherwise right.
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

/** The members of each line with which something is wrong; `''` stands for the line as a whole. */
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

  /** A line with nothing in it that was misread. */
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

  /** Whether a problem does not follow from what is broken. */
  leaves({ problem }: TotalsProblem, path: Path): boolean {
    const [first, index, member] = path;
    if (first !== 'lines') return false;
    const members = this.#lines.get(index);
    if (members === undefined) return true;
    return OF_ONE_VALUE.has(problem) && !members.has('') && !members.has(member);
  }
}
