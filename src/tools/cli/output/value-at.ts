import type { Path } from '../../../types/index.js';

/** The value at a path; undefined if it is absent. */
export function valueAt(root: unknown, path: Readonly<Path>): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}
