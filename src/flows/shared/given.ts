import { isObject } from '../../reading/object.js';
/**
 * A copy of a value through JSON, without prototypes, getters and proxies; `undefined` for values that JSON cannot
 * hold.
 */
export function plainOf(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Whether everything in a value can be read: false if a getter or a proxy throws, or if the value is endless.
 *
 * @param except members that are read elsewhere, with more specific messages
 */
export function isReadable(
  value: unknown,
  except: readonly string[] = [],
  seen: Set<unknown> = new Set(),
): boolean {
  if (typeof value !== 'object' || value === null || seen.has(value)) return true;
  seen.add(value);
  try {
    Object.getPrototypeOf(value);
    return Object.entries(value).every(
      ([key, member]) => except.includes(key) || isReadable(member, [], seen),
    );
  } catch {
    return false;
  }
}

/** The members of an object; empty for a value that is not an object, or throws while it is read. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  try {
    return isObject(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
