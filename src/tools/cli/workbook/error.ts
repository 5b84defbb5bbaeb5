import type { Params } from '../../../types/index.js';
import type { RowProblemCode } from '../../rows/problem.js';

/** Why a workbook cannot be read. */
export class WorkbookError extends Error {
  readonly code: RowProblemCode;
  readonly params: Params;

  constructor(code: RowProblemCode, params: Params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }

  static is(error: unknown): error is WorkbookError {
    return error instanceof WorkbookError;
  }
}
