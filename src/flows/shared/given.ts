/** A copy as JSON would bring it, without prototypes, getters and proxies; `undefined` for what JSON cannot hold. */
export function plainOf(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Whether everything in a value can be read; not where a getter or a proxy throws, or where it has no end.
 *
 * @param except members that are read elsewhere, with more to say about them
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

/** The members of an object; none of what is no object, or throws while it is read. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  try {
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
