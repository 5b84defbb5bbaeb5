/** Freezes plain data deeply, and returns it. */
export function freezeDeeply<Plain>(value: Plain): Plain {
  // Anything that is not an object counts as frozen.
  if (!Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(Object(value))) freezeDeeply(member);
  }
  return value;
}
