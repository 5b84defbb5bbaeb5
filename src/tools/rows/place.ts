import { factsShape } from '../../builders/inside.js';
import { nearest } from '../../reading/inside.js';
import { bare, isLeaf, type Leaf, type MemberShape, plainOf, type Shape } from '../../types/inside.js';

/** The member of the facts that a column states. */
export interface Target {
  /** The steps to it: names, and positions in lists. For a member of a line, the steps inside the line. */
  readonly steps: readonly (string | number)[];
  /** Whether each row states it for its own line. */
  readonly ofLine: boolean;
  /** What its cells may be: a single value, or one of the words that stand for an object. */
  readonly value: Leaf | { readonly kind: 'words'; readonly words: readonly string[] };
}

/** No single value is at a path. `nearest`: the path that was probably meant. */
export interface NoTarget {
  readonly nearest: string | undefined;
}

/** Looks up a path such as `issueDate`, `lines/quantity`, `counterpart/address/city` or `payments/0/amount`. */
export function targetOf(path: string): Target | NoTarget {
  const given = path.split('/');
  const ofLine = given[0] === 'lines';
  const steps: (string | number)[] = [];
  let shape: Shape = factsShape;
  for (const [at, name] of given.entries()) {
    if (shape.kind === 'list' && !(ofLine && at === 1)) {
      if (!/^\d{1,2}$/.test(name)) return { nearest: meant(given, at, '0') };
      steps.push(Number(name));
      shape = shape.of;
      continue;
    }
    const members = membersOf(shape);
    if (members === undefined) return { nearest: undefined };
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    if (member === undefined) return { nearest: meant(given, at, nearest(name, Object.keys(members))) };
    if (!(ofLine && at === 0)) steps.push(name);
    shape = bare(member).shape;
  }
  if (isLeaf(shape)) return { steps, ofLine, value: plainOf(shape) };
  if (shape.kind === 'some' && shape.words !== undefined) {
    return { steps, ofLine, value: { kind: 'words', words: shape.words } };
  }
  return { nearest: undefined };
}

/** The members of an object, of the items of a list of lines, or of an object that may also be a list. */
function membersOf(shape: Shape): Readonly<Record<string, MemberShape>> | undefined {
  if (shape.kind === 'object') return shape.members;
  if (shape.kind === 'some') return shape.of.members;
  return shape.kind === 'list' && shape.of.kind === 'object' ? shape.of.members : undefined;
}

const meant = (given: readonly string[], at: number, name: string | undefined): string | undefined =>
  name === undefined ? undefined : [...given.slice(0, at), name].join('/');
