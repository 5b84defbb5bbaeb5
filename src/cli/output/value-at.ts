import type { Path } from '../../types/index.js';

/** What stands at a path; undefined where nothing does. */
export function valueAt(root: unknown, path: Readonly<Path>): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}
