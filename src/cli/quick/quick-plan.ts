import { VERY_LONG } from '../../reading/leaf.js';
import type { MemberBit } from '../../reading/members.js';
import type { MemberPlan, ObjectPlan, Plan } from '../../reading/plan.js';
import type { Leaf } from '../../types/leaf.js';
import { type Key, type Last, noLast } from './line-scanner.js';

/** The plan of an object for a reader that works on the bytes. */
export interface QuickPlan {
  readonly members: readonly QuickMember[];
  readonly byName: ReadonlyMap<string, QuickMember>;
  readonly required: readonly number[];
  readonly View: ObjectPlan['View'];
  /** The member that was first in the last object of this kind. */
  likely: QuickMember | undefined;
}

/** A member with its key as bytes, with the quote and the colon that follow. */
export interface QuickMember extends Key {
  readonly index: number;
  readonly bit: MemberBit;
  readonly leaf: Leaf | undefined;
  /** For texts that no rule reads: how many bytes are valid without a further check. */
  readonly unreadUpTo: number;
  /** For codes: maps each to the single string instance that rules compare with. */
  readonly codes: ReadonlyMap<string, string> | undefined;
  readonly object: QuickPlan | undefined;
  /** For lists: the plan of their items and the minimum number of items. */
  readonly items: QuickPlan | undefined;
  readonly atLeast: number;
  /** For lists of single values: the plan of their items. */
  readonly itemLeaf: Leaf | undefined;
  /** The previous text of the member. */
  readonly last: Last;
  /** The member that came after it in the last object of this kind. */
  likely: QuickMember | undefined;
  /** The member that was likely before that, because some members are only in some objects. */
  likelyBefore: QuickMember | undefined;
}

const WORD = 4;

/** Converts a plan to one with the keys as bytes. */
export function quickPlanOf(plan: ObjectPlan, isRead: (path: string) => boolean, root = ''): QuickPlan {
  const members = plan.members.map((member) => quickMemberOf(member, isRead, root));
  return {
    members,
    byName: new Map(plan.members.map(({ name, index }) => [name, members[index] as QuickMember])),
    required: plan.required.map(({ index }) => index),
    View: plan.View,
    likely: members[0],
  };
}

function quickMemberOf(
  { name, index, bit, plan }: MemberPlan,
  isRead: (path: string) => boolean,
  root: string,
): QuickMember {
  const path = root === '' ? name : `${root}.${name}`;
  const item = plan.kind === 'array' ? plan.item : undefined;
  const leaf = plan.kind === 'leaf' ? plan.leaf : undefined;
  const key = Uint8Array.from(`${name}":`, (unit) => unit.charCodeAt(0));
  const whole = Math.floor(key.length / WORD);
  const bytes = new DataView(key.buffer);
  return {
    index,
    bit,
    words: Uint32Array.from({ length: whole }, (_, at) => bytes.getUint32(at * WORD, true)),
    rest: key.subarray(whole * WORD),
    length: key.length,
    leaf,
    unreadUpTo: unreadUpTo(leaf, path, isRead),
    codes: leaf?.kind === 'code' ? new Map([...leaf.values].map((value) => [value, value])) : undefined,
    object: quickObject(plan, isRead, path),
    items: item && quickObject(item, isRead, `${path}[]`),
    atLeast: plan.kind === 'array' ? plan.atLeast : 0,
    itemLeaf: item?.kind === 'leaf' ? item.leaf : undefined,
    last: noLast(),
    likely: undefined,
    likelyBefore: undefined,
  };
}

const quickObject = (plan: Plan, isRead: (path: string) => boolean, path: string): QuickPlan | undefined =>
  plan.kind === 'object' ? quickPlanOf(plan, isRead, path) : undefined;

/** A text has at most as many characters as bytes, and at least one if it is not empty. */
const unreadUpTo = (leaf: Leaf | undefined, path: string, isRead: (path: string) => boolean): number =>
  leaf?.kind === 'text' && leaf.min <= 1 && !isRead(path) ? Math.min(leaf.max, VERY_LONG) : -1;
