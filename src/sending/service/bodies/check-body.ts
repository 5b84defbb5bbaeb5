import { isRecord } from '../../../reading/object.js';
import type { Path } from '../../../types/issue.js';

/** What a member of a body must be. */
interface BodyLeaf {
  /** `markText`: a MARK as text. `https`: an address. `word`: one of `values`. */
  readonly kind: 'text' | 'word' | 'https' | 'markText' | 'number';
  readonly optional?: true;
  /** For a list: the minimum number of items. */
  readonly atLeast?: number;
  readonly values?: readonly string[];
  /** Whether a text may be empty. */
  readonly blank?: true;
  /** The maximum number of characters. */
  readonly max?: number;
  readonly min?: number;
  readonly above?: number;
  readonly oneOf?: readonly number[];
}

interface BodyGroup {
  readonly of: BodyMembers;
  readonly optional?: true;
}

export interface BodyMembers {
  readonly [name: string]: BodyLeaf | BodyGroup;
}

/**
 * What is wrong with a member of a body. `null`: an optional member is null. `type`: `expected` says what it must be.
 * `few`: a list has too few items. `blank`: an empty text. `value`: any other value that is not allowed.
 */
export interface BodyFault {
  readonly path: Path;
  readonly problem: 'missing' | 'null' | 'type' | 'few' | 'blank' | 'value';
  readonly expected?: 'object' | 'array' | 'string';
}

/** Finds everything that is wrong with a body. Members that are not described are ignored, as the service does. */
export const faultsInBody = (members: BodyMembers, body: unknown): BodyFault[] =>
  isRecord(body) ? faultsInMembers(members, body, []) : [{ path: [], problem: 'type', expected: 'object' }];

/** The same for a body that is a list of such objects, at least one. */
export function faultsInBodies(members: BodyMembers, body: unknown): BodyFault[] {
  if (!Array.isArray(body)) return [{ path: [], problem: 'type', expected: 'array' }];
  if (body.length === 0) return [{ path: [], problem: 'few' }];
  return body.flatMap((each: unknown, index) =>
    faultsInBody(members, each).map((fault) => ({ ...fault, path: [index, ...fault.path] })),
  );
}

const faultsInMembers = (
  members: BodyMembers,
  body: Readonly<Record<string, unknown>>,
  path: Path,
): BodyFault[] =>
  Object.entries(members).flatMap(([name, member]) => faultsInMember(member, body[name], [...path, name]));

function faultsInMember(member: BodyLeaf | BodyGroup, value: unknown, path: Path): BodyFault[] {
  if (value === undefined) return member.optional === true ? [] : [{ path, problem: 'missing' }];
  if (value === null) return [{ path, problem: member.optional === true ? 'null' : 'missing' }];
  if ('of' in member) {
    return isRecord(value)
      ? faultsInMembers(member.of, value, path)
      : [{ path, problem: 'type', expected: 'object' }];
  }
  if (member.atLeast === undefined) return faultsInLeaf(member, value, path);
  if (!Array.isArray(value)) return [{ path, problem: 'type', expected: 'array' }];
  if (value.length < member.atLeast) return [{ path, problem: 'few' }];
  return value.flatMap((item: unknown, index) => faultsInLeaf(member, item, [...path, index]));
}

function faultsInLeaf(leaf: BodyLeaf, value: unknown, path: Path): BodyFault[] {
  if (leaf.kind === 'number') {
    return typeof value === 'number' && isInBounds(leaf, value) ? [] : [{ path, problem: 'value' }];
  }
  if (typeof value !== 'string') {
    // A word of another type is a wrong value.
    return leaf.kind === 'word'
      ? [{ path, problem: 'value' }]
      : [{ path, problem: 'type', expected: 'string' }];
  }
  if (leaf.kind === 'text' && leaf.blank !== true && value.trim() === '') return [{ path, problem: 'blank' }];
  return isAllowed(leaf, value) ? [] : [{ path, problem: 'value' }];
}

const isInBounds = ({ above, min, oneOf }: BodyLeaf, value: number): boolean =>
  Number.isFinite(value) &&
  (above === undefined || value > above) &&
  (min === undefined || value >= min) &&
  (oneOf === undefined || oneOf.includes(value));

const MARK = /^[1-9][0-9]{0,19}$/;

function isAllowed({ kind, values, max }: BodyLeaf, value: string): boolean {
  switch (kind) {
    case 'word':
      return values?.includes(value) === true;
    case 'https':
      return URL.canParse(value) && new URL(value).protocol === 'https:';
    case 'markText':
      return MARK.test(value);
    default:
      return max === undefined || value.length <= max;
  }
}
