/**
 * Thrown if an amount would need more than 15 digits (13 before the decimal point).
 *
 * Compare the `code`, not the class: an application may contain two copies of this class.
 *
 * @example
 * try { addCents(a, b); } catch (error) { if (isAmountRangeError(error)) refuse(); else throw error; }
 */
export class AmountRangeError extends RangeError {
  readonly code = 'amount-range';
  override readonly name = 'AmountRangeError';

  constructor() {
    super('The amount needs more than 15 digits.');
  }
}

/**
 * Thrown by `allocate` if there is an amount to split, but all weights are zero, or if a weight is negative.
 */
export class AllocationError extends RangeError {
  readonly code = 'allocation';
  override readonly name = 'AllocationError';
  readonly why: 'no-weight' | 'negative-weight';

  constructor(why: 'no-weight' | 'negative-weight') {
    super(why === 'no-weight' ? 'All weights are zero.' : 'A weight is negative.');
    this.why = why;
  }
}

/** Whether an error is an `AmountRangeError`, from any copy of this library. */
export function isAmountRangeError(error: unknown): error is AmountRangeError {
  return error instanceof RangeError && 'code' in error && error.code === 'amount-range';
}
