import { parseDecimal } from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import type { DiscountInput } from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import type { Reading } from './reading.js';

/** A discount: exactly one of a percent and an amount. `line` is undefined for the one on the document. */
export function readDiscount(
  reading: Reading,
  line: number | undefined,
  discount: unknown,
): DiscountInput | undefined {
  const source = recordOf(discount);
  if (source === undefined) return reading.badShape();
  let kind: DiscountInput['kind'] | undefined;
  let given: unknown;
  for (const key in source) {
    const value = source[key];
    if (value === undefined) continue;
    if (value === null) {
      reading.badShape();
      continue;
    }
    if (key !== 'percent' && key !== 'amount') {
      if (Object.hasOwn(source, key)) return reading.badShape();
      continue;
    }
    if (kind !== undefined) return reading.problem('discount', pathOf(line));
    kind = key;
    given = value;
  }
  if (kind === undefined) return reading.problem('discount', pathOf(line));
  const parsed = parseDecimal(given);
  return parsed.ok ? { kind, value: parsed.value } : reading.badShape();
}

const pathOf = (line: number | undefined): Path =>
  line === undefined ? ['discount'] : ['lines', line, 'discount'];
