/** The place of a member in a set of members: a word and a bit in it. */
export interface MemberBit {
  readonly word: number;
  readonly mask: number;
}

/** Which members a value has anywhere. Words of 30 bits, which engines keep as small integers. */
export type MemberSet = number[];

const BITS = 30;
let word = 0;
let bit = -1;

/** A place that no other member has. Members are counted as plans are made; a reading knows those that it can meet. */
export function nextBit(): MemberBit {
  bit += 1;
  if (bit === BITS) {
    bit = 0;
    word += 1;
  }
  return { word, mask: 1 << bit };
}

/** Stands for texts with a character that XML does not have, or that is not seen. */
export const ODD_TEXTS = nextBit();

/** Adds a member to a set. */
export function addMember(members: MemberSet, { word, mask }: MemberBit): void {
  members[word] = (members[word] ?? 0) | mask;
}

/** An empty set, wide enough for all members so far. */
export function noMembers(): MemberSet {
  const words: MemberSet = [];
  for (let index = 0; index <= word; index += 1) words.push(0);
  return words;
}

/** Whether the set has one of some members. */
export function hasAny(members: MemberSet, bits: readonly MemberBit[]): boolean {
  for (let index = 0; index < bits.length; index += 1) {
    const { word, mask } = bits[index] as MemberBit;
    if (((members[word] ?? 0) & mask) !== 0) return true;
  }
  return false;
}

/** The same members, with one mask for each word. */
export function inWords(bits: readonly MemberBit[]): readonly MemberBit[] {
  const masks = new Map<number, number>();
  for (const { word, mask } of bits) masks.set(word, (masks.get(word) ?? 0) | mask);
  return [...masks].map(([word, mask]) => ({ word, mask }));
}
