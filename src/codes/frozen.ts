/**
 * Makes a table and all that it holds unchangeable: whoever changed a code would change what every document is checked by.
 * @example Object.isFrozen(vatCategories[0]) // true
 */
export function frozen<const Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}
