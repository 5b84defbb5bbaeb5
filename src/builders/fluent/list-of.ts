/**
 * The items of anything iterable, taken at once, since an iterator gives them only one time. What is not iterable stays
 * one item, and so does text, for the reader of facts to judge.
 */
export function listOf(items: unknown): readonly unknown[] {
  if (Array.isArray(items)) return items;
  return isIterable(items) ? [...items] : [items];
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { [Symbol.iterator]?: unknown })[Symbol.iterator] === 'function';
