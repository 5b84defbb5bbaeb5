/** Facts nest less; what is nested deeper is no fact, and stays as it is for the reader to refuse. */
const DEEPEST = 8;

/**
 * A copy of plain data, so that a step keeps what was said and not what becomes of it. Decimals are immutable and stay.
 * What cannot be copied, because reading it throws, stays as well: the reader of facts tells.
 */
export function copyOf<Value>(value: Value): Value {
  try {
    return copied(value, DEEPEST) as Value;
  } catch {
    return value;
  }
}

function copied(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0 || isDecimal(value)) return value;
  if (Array.isArray(value)) return value.map((item) => copied(item, depth - 1));
  const copy: Record<string, unknown> = { ...value };
  for (const name in copy) {
    const inner = copy[name];
    if (typeof inner === 'object' && inner !== null) copy[name] = copied(inner, depth - 1);
  }
  return copy;
}

const isDecimal = (value: object): boolean => 'toFixed' in value;
