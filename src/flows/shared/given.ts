/** A copy as JSON would bring it, without prototypes, getters and proxies; `undefined` for what JSON cannot hold. */
export function plainOf(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return undefined;
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
