import { isObject } from '../../reading/object.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Document, Params, Path } from '../../types/index.js';

/** A member in which two documents differ. */
export interface Difference {
  readonly path: Path;
  readonly why: 'no-fact' | 'differs' | 'added';
  readonly params: Params;
}

/** The members in which a document differs from the one that its facts give. */
export function differencesOf(given: unknown, built: Document): Difference[] {
  const found: Difference[] = [];
  compare(given, built, [], found);
  return found;
}

function compare(given: unknown, built: unknown, path: Path, found: Difference[]): void {
  if (given === built || (given === 0 && built === 0)) return;
  const member = path.at(-1) ?? '';
  if (built === undefined) {
    found.push({ path, why: 'no-fact', params: paramsOf(member, given) });
  } else if (given === undefined) {
    found.push({ path, why: 'added', params: paramsOf(member, built) });
  } else if (Array.isArray(given) && Array.isArray(built)) {
    const length = Math.max(given.length, built.length);
    for (let index = 0; index < length; index += 1)
      compare(given[index], built[index], [...path, index], found);
  } else {
    compareMembers(given, built, path, found);
  }
}

function compareMembers(given: unknown, built: unknown, path: Path, found: Difference[]): void {
  const [own, derived] = [recordOf(given), recordOf(built)];
  if (own === undefined || derived === undefined) {
    const params = { member: path.at(-1) ?? '', value: shown(given), derived: shown(built) };
    found.push({ path, why: 'differs', params });
    return;
  }
  for (const name of new Set([...Object.keys(own), ...Object.keys(derived)]))
    compare(ownMember(own, name), ownMember(derived, name), [...path, name], found);
}

/** A document may have a member `__proto__`, which an object also inherits. */
const ownMember = (members: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(members, name) ? members[name] : undefined;

/** Quotes a value, unless it has members of its own. */
const paramsOf = (member: string | number, value: unknown): Params =>
  isObject(value) ? { member } : { member, value: typeof value === 'boolean' ? String(value) : shown(value) };
