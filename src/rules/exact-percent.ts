import { type Exact, parseDecimal, signOf } from '../money/index.js';

/** The percent of a code table as an exact number; `undefined` when the code has none, or 0. */
export function exactPercent(percent: string | null | undefined): Exact | undefined {
  const parsed = parseDecimal(percent);
  return parsed.ok && signOf(parsed.value) > 0 ? parsed.value : undefined;
}
