/**
 * Thrown when an amount would need more than 15 digits (13 before the point).
 *
 * Compare by `code`, not by `instanceof`: an application may hold two copies of this class.
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
 * Thrown by `allocate` when there is something to share and nothing to give it to: every weight is zero,
 * or a weight is negative.
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

/** True for an `AmountRangeError` of any copy of this library. */
export function isAmountRangeError(error: unknown): error is AmountRangeError {
  return error instanceof RangeError && 'code' in error && error.code === 'amount-range';
}
