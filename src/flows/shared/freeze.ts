/** Freezes plain data deeply, and returns it. */
export function freezeDeeply<Plain>(value: Plain): Plain {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freezeDeeply(member);
  }
  return value;
}
