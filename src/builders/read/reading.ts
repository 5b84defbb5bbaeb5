import type { Fault } from '../../reading/faults.js';
import type { FactsRuleId } from '../../rules/facts/index.js';
import type { Fix, Params, Path } from '../../types/index.js';

/** Something that is wrong with facts: the rule without its subject, where, and the actual values. */
export interface FactsProblem {
  readonly rule: FactsRuleId;
  readonly path: Path;
  readonly params: Params;
  readonly fix?: Fix;
}

/**
 * One reading of facts. Readers take what is right and note what is not; they never stop. What breaks the shape is
 * only marked: `explainShape` then reads everything once more, slowly, and says what and where.
 */
export class Reading {
  isMisshapen = false;
  /** The facts, once they came together. */
  given: unknown;
  readonly problems: FactsProblem[] = [];
  /** What is probably a mistake, and forbids no document. */
  readonly remarks: FactsProblem[] = [];

  problem(rule: FactsRuleId, path: Path, params: Params = {}, fix?: Fix): undefined {
    this.problems.push(fix === undefined ? { rule, path, params } : { rule, path, params, fix });
    return undefined;
  }

  badShape(): undefined {
    this.isMisshapen = true;
    return undefined;
  }

  /** Whether nothing was found wrong. */
  get isClean(): boolean {
    return !this.isMisshapen && this.problems.length === 0;
  }
}

/**
 * What members of facts that their readers judge by themselves are told by their shape: no more than that. Such a fault
 * is passed over, since the reader says it better.
 */
export const isJudgedByReader = (params: Params): boolean => params['expected'] === 'accepted value';

/** A sink that marks facts whose shape has faults. */
export const shapeFaults =
  (reading: Reading): ((fault: Fault, path: Path, params: Params) => void) =>
  (_fault, _path, params) => {
    if (!isJudgedByReader(params)) reading.badShape();
  };

/** Faults of a shape become problems of the same name under a path. */
export const faultsUnder =
  (reading: Reading, path: Path): ((fault: Fault, inner: Path, params: Params) => void) =>
  (fault, inner, params) => {
    reading.problem(fault, [...path, ...inner], params);
  };
