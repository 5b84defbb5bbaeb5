import { fill } from '../../../issues/inside.js';
import type { Params, Path } from '../../../types/index.js';
import { type Both, type Check, checkOf, ParastatikoError } from '../../../types/inside.js';
import { operationWords } from './generated/errors.js';

/** Why a call of an operation was refused, apart from the issues of documents and flows. */
export type OperationErrorCode = keyof typeof operationWords;

/** A fault of the input: where, and what. */
export interface InputFault {
  readonly path: Path;
  readonly message: string;
}

/**
 * Thrown if a call of an operation cannot be done because of the call itself. Documents and steps of flows that are
 * refused throw `InvalidDocumentError` and `RefusedStepError`.
 *
 * @example
 * try { await perform(order, input, context); } catch (error) { if (OperationError.isOperationError(error)) show(error.code); else throw error; }
 */
export class OperationError extends ParastatikoError<'OperationError', OperationErrorCode> {
  /** What is wrong with the input. */
  readonly faults: readonly InputFault[];
  /** What is stored now, if another call changed it. */
  readonly present: unknown;

  constructor(
    code: OperationErrorCode,
    params: Params,
    language: keyof Both,
    { faults = [], present, cause }: Partial<Pick<OperationError, 'faults' | 'present' | 'cause'>> = {},
  ) {
    super('OperationError', code, fill(operationWords[code][language], params));
    this.faults = faults;
    this.present = present;
    if (cause !== undefined) this.cause = cause;
  }

  /** Whether a value is an `OperationError`, from this copy of the library or another. */
  static readonly isOperationError: Check<OperationError> = /* @__PURE__ */ checkOf('OperationError');
}
