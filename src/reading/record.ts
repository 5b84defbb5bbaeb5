import { isPlain } from './is-plain.js';

/** The own members of an object, without those inherited from a class. `undefined` if the value is not an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return isPlain(value) ? (value as Readonly<Record<string, unknown>>) : ownMembersOf(value);
}

/** A record without a prototype. In any other, setting `__proto__` would change the prototype. */
export const emptyRecord = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

function ownMembersOf(value: object): Readonly<Record<string, unknown>> {
  const own = emptyRecord();
  for (const [name, member] of Object.entries(value)) own[name] = member;
  return own;
}
