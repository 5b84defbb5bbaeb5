/** The position of a member in a set of members: a word, and a bit in this word. */
export interface MemberBit {
  readonly word: number;
  readonly mask: number;
}

/** The members that occur anywhere in a value. Words have 30 bits, which engines store as small integers. */
export type MemberSet = number[];

const BITS = 30;
let word = 0;
let bit = -1;

/** A word of no member for each word so far, to be copied. */
const none: MemberSet = [0];

/** Reserves a position for a member. Positions are assigned when plans are made. */
export function nextBit(): MemberBit {
  bit += 1;
  if (bit === BITS) {
    bit = 0;
    word += 1;
    none.push(0);
  }
  return { word, mask: 1 << bit };
}

/** Represents texts with a character that is invisible or not allowed in XML. */
export const ODD_TEXTS = nextBit();

/** Adds a member to a set. */
export function addMember(members: MemberSet, { word, mask }: MemberBit): void {
  members[word] = (members[word] ?? 0) | mask;
}

/** An empty set with room for all members so far. */
export const noMembers = (): MemberSet => none.slice();

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
