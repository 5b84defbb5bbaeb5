import { type Exact, parseDecimal } from '../../money/index.js';

/** The percent of a code table as an exact number, or `undefined` if the code has none. */
export function exactPercent(percent: string | null | undefined): Exact | undefined {
  const parsed = parseDecimal(percent);
  return parsed.ok ? parsed.value : undefined;
}
