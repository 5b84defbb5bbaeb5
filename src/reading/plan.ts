import type { Leaf } from '../types/leaf.js';
import { bare, type ObjectShape, type Shape } from '../types/shape.js';
import { type MemberBit, nextBit } from './members.js';

/**
 * A shape, converted once into a form for fast reading: names to look up, slots to fill. It is fast for members in any
 * order, reports everything at once, and needs no code generation, which edge runtimes and content security policies
 * forbid. A property test compares it with `parastatiko/schema`.
 */
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

/** A member of an object, with its bit in sets of members, which records that it occurs. */
export interface MemberPlan extends MemberBit {
  readonly name: string;
  readonly index: number;
  readonly optional: boolean;
  readonly plan: Plan;
  /** The leaf, if the plan is one. Most members are leaves and are read without another function call. */
  readonly leaf: Leaf | undefined;
  /** The member that came next last time. Documents from one program usually have their members in the same order. */
  next: MemberPlan | undefined;
  /** The member that came after it earlier: the lines of a document often have two different forms. */
  other: MemberPlan | undefined;
  /** The last text, if it is valid and was read unchanged. */
  usual: string | undefined;
}

export interface ObjectPlan {
  readonly kind: 'object';
  /** The member that came first last time. */
  first: MemberPlan | undefined;
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
  return { kind: 'leaf', leaf: { ...ANY_LEAF, ...shape } as Leaf };
}

/** The members of all leaves. Engines read a leaf much faster if every leaf has the same members in the same order. */
const ANY_LEAF = {
  kind: undefined,
  printed: undefined,
  above: undefined,
  min: undefined,
  max: undefined,
  decimals: undefined,
  values: undefined,
  alsoNumber: undefined,
  name: undefined,
  read: undefined,
};

function makeObjectPlan(shape: ObjectShape): ObjectPlan {
  const list = Object.entries(shape.members).map(([name, member], index): MemberPlan => {
    const { shape: inner, optional } = bare(member);
    const plan = planOf(inner);
    const { word, mask } = nextBit();
    // Not spread: engines read the members of an object much more slowly if a spread made it.
    return {
      name,
      index,
      word,
      mask,
      optional,
      plan,
      leaf: plan.kind === 'leaf' ? plan.leaf : undefined,
      next: undefined,
      other: undefined,
      usual: undefined,
    };
  });
  return {
    kind: 'object',
    first: undefined,
    members: list,
    byName: new Map(list.map((member) => [member.name, member])),
    byFoldedName: new Map(list.map((member) => [member.name.toLowerCase(), member])),
    suggestions: new Map(),
    required: list.filter((member) => !member.optional),
    View: viewClass(list),
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

/** The bit of the member at a path such as `invoiceDetails[].fuelCode`. */
export function memberBit(shape: ObjectShape, path: string): MemberBit {
  let plan: Plan = objectPlanOf(shape);
  let last: MemberBit | undefined;
  for (const name of path.split(/\[\]\.|\./)) {
    const member: MemberPlan | undefined = plan.kind === 'object' ? plan.byName.get(name) : undefined;
    if (member === undefined) throw new TypeError(`The shape has no member ${path}.`);
    last = member;
    plan = member.plan.kind === 'array' ? member.plan.item : member.plan;
  }
  if (last === undefined) throw new TypeError('A path needs at least one member.');
  return { word: last.word, mask: last.mask };
}
