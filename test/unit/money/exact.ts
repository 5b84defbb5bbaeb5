import { type Exact, parseDecimal } from '../../../src/money/index.js';

/** A number in tests, from text; the parser has its own tests. */
export function exact(text: string): Exact {
  const result = parseDecimal(text);
  if (!result.ok) throw new Error(`${text}: ${result.why}`);
  return result.value;
}
