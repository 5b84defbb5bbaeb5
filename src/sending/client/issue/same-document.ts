import { isRecord, type Members } from '../../../reading/object.js';
import { writeJson } from '../transport/json.js';

/**
 * Whether two documents are the same, in any order of members, with names in any case. `transmissionFailure` of a late
 * resend is ignored.
 */
export const isSameDocument = (one: Members, other: Members): boolean =>
  canonical(withoutFailure(one)) === canonical(withoutFailure(other));

const withoutFailure = (document: Members): Members =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => name.toLowerCase() !== 'transmissionfailure'),
  );

/** A value as JSON, the same for any order and case of its members. */
export const canonical = (value: unknown): string => writeJson(ordered(value));

/** An object becomes the list of its members, so that two names that differ only by case both count. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return {
    members: members
      .map(([name, member]) => [name.toLowerCase(), ordered(member)] as const)
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  };
}
