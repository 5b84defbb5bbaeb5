import { isPlain } from './is-plain.js';

/** The own members of an object; undefined if the value is not an object. What a class inherits is no fact of its own. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return isPlain(value) ? (value as Readonly<Record<string, unknown>>) : ownMembersOf(value);
}

/** A record without prototype: in any other, to set `__proto__` would bring in members that are not its own. */
export const emptyRecord = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

function ownMembersOf(value: object): Readonly<Record<string, unknown>> {
  const own = emptyRecord();
  for (const [name, member] of Object.entries(value)) own[name] = member;
  return own;
}
