import { bare, type MemberShape, type ObjectShape, type Shape } from '../types/shape.js';

/** The position of a member in a set of members: a word, and a bit in this word. */
export interface MemberBit {
  readonly word: number;
  readonly mask: number;
}

/** The members that occur anywhere in a value. */
export type MemberSet = number[];

/** Engines store words of 30 bits as small integers. */
const BITS = 30;

/** Represents texts with a character that is invisible or not allowed in XML. */
export const ODD_TEXTS: MemberBit = { word: 0, mask: 1 };

/** The bit of a member of a shape; of no member if sets do not have the members of this shape. */
export const bitOf = ({ word }: ObjectShape, index: number): MemberBit =>
  word === undefined
    ? { word: 0, mask: 0 }
    : { word: word + Math.floor(index / BITS), mask: 1 << (index % BITS) };

/** The bit of the member at a path such as `invoiceDetails[].fuelCode`. */
export function memberBit(shape: ObjectShape, path: string): MemberBit {
  let at: MemberShape = shape;
  let found: MemberBit | undefined;
  for (const name of path.split(/\[\]\.|\./)) {
    const index: number = at.kind === 'object' ? Object.keys(at.members).indexOf(name) : -1;
    if (at.kind !== 'object' || index === -1) throw new TypeError(`The shape has no member ${path}.`);
    found = bitOf(at, index);
    const { shape: inner }: { shape: Shape } = bare(at.members[name] as MemberShape);
    at = inner.kind === 'list' ? inner.of : inner;
  }
  return found as MemberBit;
}

export function addMember(members: MemberSet, { word, mask }: MemberBit): void {
  members[word] = (members[word] ?? 0) | mask;
}

const EMPTY: MemberSet = Array.from({ length: 100 }, () => 0);

/** An empty set. A copy, because engines fill a new array more slowly. */
export const noMembers = (words: number): MemberSet => EMPTY.slice(0, words);

/** Whether a set contains at least one of these members. */
export function hasAny(members: MemberSet, bits: readonly MemberBit[]): boolean {
  for (let index = 0; index < bits.length; index += 1) {
    const { word, mask } = bits[index] as MemberBit;
    if (((members[word] ?? 0) & mask) !== 0) return true;
  }
  return false;
}

/** Whether two sets contain the same members. */
export function hasSame(members: MemberSet, others: MemberSet): boolean {
  for (let index = 0; index < members.length; index += 1) {
    if (members[index] !== others[index]) return false;
  }
  return members.length === others.length;
}

/** The same members, combined into one mask for each word. */
export function inWords(bits: readonly MemberBit[]): readonly MemberBit[] {
  const masks = new Map<number, number>();
  for (const { word, mask } of bits) masks.set(word, (masks.get(word) ?? 0) | mask);
  return [...masks].map(([word, mask]) => ({ word, mask }));
}
