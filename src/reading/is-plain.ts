const empty = {};

/** Whether `for…in` visits only an object's own members, the only ones that JSON.stringify includes. */
export function isPlain(value: object, extended: boolean = isExtended()): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (prototype === Object.prototype && !extended);
}

/** Whether members were added to `Object.prototype`. */
export function isExtended(): boolean {
  for (const _ in empty) return true;
  return false;
}
