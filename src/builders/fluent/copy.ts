import { isObject } from '../../reading/object.js';

/** Facts have fewer levels. Deeper values are not facts; they are kept unchanged, and the reader refuses them. */
const DEEPEST = 8;

/**
 * A copy of plain data, so that later changes by the caller do not affect a step. Decimals are immutable and are not
 * copied. A value that throws while it is read is kept too; the reader of facts reports it.
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
  // What is added to a spread copy is slow to add. Only a spread keeps an own `__proto__`.
  const copy: Record<string, unknown> = Object.hasOwn(value, '__proto__')
    ? { ...value }
    : Object.assign<Record<string, unknown>, object>({}, value);
  for (const name in copy) {
    const inner = copy[name];
    if (isObject(inner)) copy[name] = copied(inner, depth - 1);
  }
  return copy;
}

const isDecimal = (value: object): boolean => 'toFixed' in value;
