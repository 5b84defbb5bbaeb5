/**
 * Freezes a table and everything in it. Changing a code would change the checks of all documents.
 * @example Object.isFrozen(vatCategories[0]) // true
 */
export function frozen<const Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}
