import { type Check, checkOf } from '../../types/brand.js';
import type { Issue } from '../../types/index.js';
import { ParastatikoError } from '../../types/parastatiko-error.js';

/**
 * Thrown if a step of a flow is not possible: more is cancelled than was ordered, a table is closed twice, a stored
 * state has another version. The flow is unchanged. `issues` has all reasons, with paths into the arguments of the
 * step. A document with errors is thrown as an `InvalidDocumentError` instead.
 *
 * @example
 * try { table = table.cancel(facts).table; } catch (error) { if (RefusedStepError.isRefusedStepError(error)) show(error.issues); }
 */
export class RefusedStepError extends ParastatikoError<'RefusedStepError', 'refused-step'> {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const message = issues.map(({ message, rule }) => `${message} (${rule})`).join('\n');
    super('RefusedStepError', 'refused-step', message);
    this.issues = issues;
  }

  /** Whether a value is a `RefusedStepError`, from this copy of the library or another. */
  static readonly isRefusedStepError: Check<RefusedStepError> = /* @__PURE__ */ checkOf('RefusedStepError');
}
