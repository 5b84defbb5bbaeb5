const canChange = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Object.isFrozen(value);

/**
 * Freezes a table and everything in it. Changing a code would change the checks of all documents. Members are frozen
 * before what contains them: reading from a frozen object takes Node four times as long.
 * @example Object.isFrozen(vatCategories[0]) // true
 */
export function frozen<const Value>(value: Value): Value {
  for (const member of Object.values(value ?? {}).filter(canChange)) frozen(member);
  return Object.freeze(value);
}
