import { Spellings } from '../../reading/spelling.js';
import type { FactsRuleId } from '../../rules/inside.js';
import type { Fix, Params, Path } from '../../types/index.js';

/** A problem of facts: the rule without its subject, the path, and the actual values. */
export interface FactsProblem {
  readonly rule: FactsRuleId;
  readonly path: Path;
  readonly params: Params;
  readonly fix?: Fix;
}

const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((step, index) => other[index] === step);

/** One reading of facts. Readers keep correct values and report faulty ones; they never stop. */
export class Reading {
  /** The facts, once they are collected. */
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

  /** Reports a member that must go, so how to correct its value is no advice. */
  problemAlone(rule: FactsRuleId, path: Path, params: Params): undefined {
    const at = this.problems.findIndex((problem) => isSamePath(problem.path, path));
    if (at >= 0) this.problems.splice(at, 1);
    return this.problem(rule, path, params);
  }

  /** Whether there are no problems. */
  get isClean(): boolean {
    return this.problems.length === 0;
  }

  /** Whether there is a problem at a path or below it. */
  isFaultyAt(path: Path): boolean {
    return this.problems.some((problem) => path.every((step, index) => problem.path[index] === step));
  }
}
