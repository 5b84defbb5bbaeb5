import type * as z from 'zod/mini';
import { type Leaf, leafOf } from '../types/leaf.js';
import { type MemberBit, nextBit } from './members.js';

/**
 * A zod shape turned once into plain data that a loop can follow. Reading by it costs a tenth of `safeParse`, stays
 * as fast when keys come in any order, reports everything at once, and needs no code generation, which browsers with a
 * content policy and edge runtimes forbid. A property test holds it and zod together.
 */
export type Plan = ObjectPlan | ArrayPlan | LeafPlan;

export interface LeafPlan {
  readonly kind: 'leaf';
  readonly leaf: Leaf;
}

export interface ArrayPlan {
  readonly kind: 'array';
  readonly item: Plan;
  readonly atLeast: number;
}

export interface MemberPlan {
  readonly name: string;
  readonly index: number;
  /** Its bit among the members of all plans, by which a reading notes that it has met the member. */
  readonly bit: MemberBit;
  readonly optional: boolean;
  readonly plan: Plan;
  /** The leaf of the plan where it is one: most members are, and are read without a further call. */
  readonly leaf: Leaf | undefined;
  /** The member that came after it the last time: documents of one program list their members alike. */
  next: MemberPlan | undefined;
}

export interface ObjectPlan {
  readonly kind: 'object';
  /** The member that came first the last time. */
  first: MemberPlan | undefined;
  readonly members: readonly MemberPlan[];
  readonly byName: ReadonlyMap<string, MemberPlan>;
  /** By lower-case name: the service binds names in any case. */
  readonly byFoldedName: ReadonlyMap<string, MemberPlan>;
  readonly required: readonly MemberPlan[];
  /** One empty slot for each member, to be copied. */
  readonly blank: readonly undefined[];
  /** The class whose getters read the slots by member name. */
  readonly View: new (
    slots: readonly unknown[],
  ) => object;
}

type Def = z.core.$ZodTypes['_zod']['def'];

const plans = new WeakMap<z.core.$ZodType, Plan>();

/** The plan of a shape, made at its first use and kept. */
function planOf(schema: z.core.$ZodType): Plan {
  const known = plans.get(schema);
  if (known) return known;
  const plan = makePlan(schema);
  plans.set(schema, plan);
  return plan;
}

/** The plan of an object shape. */
export function objectPlanOf(schema: z.core.$ZodType): ObjectPlan {
  const plan = planOf(schema);
  if (plan.kind !== 'object') throw new TypeError('This shape is not an object.');
  return plan;
}

function makePlan(schema: z.core.$ZodType): Plan {
  const leaf = leafOf(schema);
  if (leaf) return { kind: 'leaf', leaf };
  const def = schema._zod.def as Def;
  if (def.type === 'object') return makeObjectPlan(def.shape);
  if (def.type === 'array') return { kind: 'array', item: planOf(def.element), atLeast: minimumOf(def) };
  throw new TypeError(`A shape holds a ${def.type} that the reader does not know.`);
}

function makeObjectPlan(shape: Readonly<Record<string, z.core.$ZodType>>): ObjectPlan {
  const list = Object.entries(shape).map(([name, schema], index): MemberPlan => {
    const def = schema._zod.def as Def;
    const optional = def.type === 'optional';
    const plan = planOf(optional ? def.innerType : schema);
    return {
      name,
      index,
      bit: nextBit(),
      optional,
      plan,
      leaf: plan.kind === 'leaf' ? plan.leaf : undefined,
      next: undefined,
    };
  });
  return {
    kind: 'object',
    first: undefined,
    members: list,
    byName: new Map(list.map((member) => [member.name, member])),
    byFoldedName: new Map(list.map((member) => [member.name.toLowerCase(), member])),
    required: list.filter((member) => !member.optional),
    blank: list.map(() => undefined),
    View: viewClass(list),
  };
}

function viewClass(members: readonly MemberPlan[]): ObjectPlan['View'] {
  class View {
    // Only declared: a defined field would cost more than all the reading.
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

/** Of the checks of a list, only that of its length has a minimum. */
function minimumOf(def: z.core.$ZodArrayDef): number {
  for (const check of def.checks ?? []) {
    const { minimum } = check._zod.def as { minimum?: unknown };
    if (typeof minimum === 'number') return minimum;
  }
  return 0;
}

/** The bit of the member at a path such as `invoiceDetails[].fuelCode`. */
export function memberBit(shape: z.core.$ZodType, path: string): MemberBit {
  let plan = planOf(shape);
  let bit: MemberBit | undefined;
  for (const name of path.split(/\[\]\.|\./)) {
    const member = plan.kind === 'object' ? plan.byName.get(name) : undefined;
    if (member === undefined) throw new TypeError(`The shape has no member ${path}.`);
    bit = member.bit;
    plan = member.plan.kind === 'array' ? member.plan.item : member.plan;
  }
  if (bit === undefined) throw new TypeError('A path names at least one member.');
  return bit;
}
