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

/** An empty set, wide enough for all members so far. */
export function noMembers(): MemberSet {
  const words: MemberSet = [];
  for (let index = 0; index <= word; index += 1) words.push(0);
  return words;
}

/** Whether the set has a member. */
export const hasMember = (members: MemberSet, { word, mask }: MemberBit): boolean =>
  ((members[word] ?? 0) & mask) !== 0;
