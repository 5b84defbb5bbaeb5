import type { Path } from '../types/index.js';

/** An object with members of any kind. They may be inherited: `recordOf` returns only its own. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value is an object or a list. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value is an object and not a list. */
export const isRecord = (value: unknown): value is Members => isObject(value) && !Array.isArray(value);

/** The members of an object. Any other value has none. */
export const membersOf = (value: unknown): Members => (isRecord(value) ? value : {});

/** The value at a path; `undefined` if it is absent. Only own members count. */
export const valueAt = (root: unknown, path: Readonly<Path>): unknown =>
  path.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? (value as Members)[step] : undefined),
    root,
  );
