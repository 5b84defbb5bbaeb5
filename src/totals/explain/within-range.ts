import { isAmountRangeError } from '../../money/index.js';

/** The result of a calculation, or `undefined` if it needs more than 15 digits. */
export function withinRange<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (isAmountRangeError(error)) return undefined;
    throw error;
  }
}
