import type { Leaf } from '../types/leaf.js';
import { bare, type ObjectShape, type Shape } from '../types/shape.js';
import { bitOf, type MemberBit } from './members.js';

/** A shape, converted once into the form that the shape reader follows: names to look up, slots to fill. */
export type Plan = ObjectPlan | ArrayPlan | SomePlan | LeafPlan;

export interface LeafPlan {
  readonly kind: 'leaf';
  readonly leaf: Leaf;
}

export interface ArrayPlan {
  readonly kind: 'array';
  readonly item: Plan;
  readonly atLeast: number;
}

/** One object or several, or a word that stands for it. */
export interface SomePlan {
  readonly kind: 'some';
  readonly item: ObjectPlan;
  readonly list: ArrayPlan;
  readonly words: readonly unknown[];
}

export interface MemberPlan {
  readonly name: string;
  readonly index: number;
  readonly optional: boolean;
  readonly plan: Plan;
  /** Its bit in sets of members, which records that it occurs. */
  readonly bit: MemberBit;
}

export interface ObjectPlan {
  readonly kind: 'object';
  readonly shape: ObjectShape;
  readonly members: readonly MemberPlan[];
  readonly byName: ReadonlyMap<string, MemberPlan>;
  /** Members by lower-case name. The service accepts names in any case. */
  readonly byFoldedName: ReadonlyMap<string, MemberPlan>;
  /** What some unknown names probably mean. Filled when they occur. */
  readonly suggestions: Map<string, string | undefined>;
  readonly required: readonly MemberPlan[];
  /** The class whose getters return the slots by member name. */
  readonly View: new (
    slots: readonly unknown[],
  ) => object;
}

const plans = new WeakMap<ObjectShape, ObjectPlan>();

/** The plan of an object shape. Built on first use and kept. */
export function objectPlanOf(shape: ObjectShape): ObjectPlan {
  const known = plans.get(shape);
  if (known) return known;
  const plan = makeObjectPlan(shape);
  plans.set(shape, plan);
  return plan;
}

function planOf(shape: Shape): Plan {
  if (shape.kind === 'object') return objectPlanOf(shape);
  if (shape.kind === 'list') return { kind: 'array', item: planOf(shape.of), atLeast: shape.atLeast };
  if (shape.kind === 'some') {
    const item = objectPlanOf(shape.of);
    return { kind: 'some', item, list: { kind: 'array', item, atLeast: 0 }, words: shape.words ?? [] };
  }
  return { kind: 'leaf', leaf: shape };
}

function makeObjectPlan(shape: ObjectShape): ObjectPlan {
  const members = Object.entries(shape.members).map(([name, member], index): MemberPlan => {
    const { shape: inner, optional } = bare(member);
    return { name, index, optional, plan: planOf(inner), bit: bitOf(shape, index) };
  });
  return {
    kind: 'object',
    shape,
    members,
    byName: new Map(members.map((member) => [member.name, member])),
    byFoldedName: new Map(members.map((member) => [member.name.toLowerCase(), member])),
    suggestions: new Map(),
    required: members.filter((member) => !member.optional),
    View: viewClass(members),
  };
}

function viewClass(members: readonly MemberPlan[]): ObjectPlan['View'] {
  class View {
    // `declare` only: defining a field would take longer than reading the object.
    declare readonly slots: readonly unknown[];
    constructor(slots: readonly unknown[]) {
      this.slots = slots;
    }
  }
  for (const { name, index } of members) {
    Object.defineProperty(View.prototype, name, {
      get(this: View) {
        return this.slots[index];
      },
    });
  }
  return View;
}
