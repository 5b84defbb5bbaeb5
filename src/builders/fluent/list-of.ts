/**
 * The items of an iterable, read immediately, because an iterator returns them only once. Text and values that are not
 * iterable become a single item; the reader of facts checks it.
 */
export function listOf(items: unknown): readonly unknown[] {
  if (Array.isArray(items)) return items;
  return isIterable(items) ? [...items] : [items];
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { [Symbol.iterator]?: unknown })[Symbol.iterator] === 'function';
