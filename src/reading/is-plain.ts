const empty = {};

/** Whether a loop over the members of an object meets its own alone: JSON.stringify sends no others. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (prototype === Object.prototype && !isExtended());
}

/** Whether someone gave members to the prototype of all objects. */
function isExtended(): boolean {
  for (const _ in empty) return true;
  return false;
}
