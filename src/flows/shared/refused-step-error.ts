import type { Issue } from '../../types/index.js';

const BRAND = Symbol.for('parastatiko.RefusedStepError');

/**
 * Thrown by a step of a flow that cannot be taken: more is cancelled than was ordered, a table is closed twice, a stored
 * state is of another version. The flow stays as it was. `issues` says all that stands against the step, with paths
 * into what the step was given. A document that has errors is thrown as `InvalidDocumentError` instead.
 *
 * @example
 * try { table = table.cancel(facts).table; } catch (error) { if (RefusedStepError.isRefusedStepError(error)) show(error.issues); }
 */
export class RefusedStepError extends Error {
  override readonly name = 'RefusedStepError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ message, rule }) => `${message} (${rule})`).join('\n'));
    this.issues = issues;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether a value is such an error, of this copy of the library or of another. */
  static isRefusedStepError(value: unknown): value is RefusedStepError {
    return typeof value === 'object' && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
  }
}
