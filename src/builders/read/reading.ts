import { Spellings } from '../../reading/spelling.js';
import type { FactsRuleId } from '../../rules/facts/index.js';
import type { Fix, Params, Path } from '../../types/index.js';

/** Something that is wrong with facts: the rule without its subject, where, and the actual values. */
export interface FactsProblem {
  readonly rule: FactsRuleId;
  readonly path: Path;
  readonly params: Params;
  readonly fix?: Fix;
}

/** One reading of facts. Readers take what is right and note what is not; they never stop. */
export class Reading {
  /** The facts, once they came together. */
  given: unknown;
  readonly problems: FactsProblem[] = [];
  /** Probable mistakes, which do not prevent the document. */
  readonly remarks: FactsProblem[] = [];
  /** Members that the facts write in another case. Paths of problems have the described names. */
  readonly spellings = new Spellings();

  problem(rule: FactsRuleId, path: Path, params: Params = {}, fix?: Fix): undefined {
    this.problems.push(fix === undefined ? { rule, path, params } : { rule, path, params, fix });
    return undefined;
  }

  /** Whether nothing was found wrong. */
  get isClean(): boolean {
    return this.problems.length === 0;
  }

  /** Whether there is a problem at a path or below it. */
  isFaultyAt(path: Path): boolean {
    return this.problems.some((problem) => path.every((step, index) => problem.path[index] === step));
  }
}
