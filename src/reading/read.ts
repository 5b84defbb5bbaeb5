import type { Params, Path } from '../types/index.js';
import type { ObjectShape } from '../types/shape.js';
import type { FactsFault, Fault, FaultSink } from './faults.js';
import { isPlain } from './is-plain.js';
import { kindOfHolder, Misfit, readLeaf, typeName } from './leaf.js';
import type { Lossless } from './lossless.js';
import { addMember, type MemberSet, noMembers, ODD_TEXTS } from './members.js';
import { nearest } from './nearest.js';
import { isOdd } from './odd.js';
import {
  type ArrayPlan,
  type MemberPlan,
  type ObjectPlan,
  objectPlanOf,
  type Plan,
  type SomePlan,
} from './plan.js';
import { Spellings } from './spelling.js';
import type { ViewOf } from './view.js';

/** Stands in the slot of a member that is there but cannot be read. */
const BROKEN = Symbol('broken');

/** Whether a member that was read is one that cannot be read; its fault was reported. */
export const isBroken = (member: unknown): boolean => member === BROKEN;

/** A member of facts, undefined if it cannot be read; its fault was reported. */
export const sound = <Value>(member: Value): Value | undefined => (isBroken(member) ? undefined : member);

/** A value that was read: the view, and which members the value has anywhere. */
export interface Read<View> {
  readonly view: View;
  readonly met: MemberSet;
}

/**
 * Reads a value as `readShape` does, and tells which members it met. Faults come with the described names of members;
 * `spellings` takes where the value writes them in another case.
 */
export function readWithMembers<Shape extends ObjectShape>(
  shape: Shape,
  value: unknown,
  sink: FaultSink,
  spellings: Spellings,
): Read<ViewOf<Shape>> | undefined {
  // Only shapes of facts have further faults.
  return readBy(new ShapeReader(sink as FaultSink<Fault | FactsFault>, spellings, false), shape, value);
}

/**
 * Reads facts by their shape, in the same way, except that nothing is lost for what is wrong beside it: a list with an
 * item that cannot be read keeps the others, and what is only odd stays as it is. `sound` tells what could be read.
 */
export const readFactsShape = <Shape extends ObjectShape>(
  shape: Shape,
  value: unknown,
  sink: FaultSink<Fault | FactsFault>,
  spellings: Spellings,
): Read<ViewOf<Shape>> | undefined => readBy(new ShapeReader(sink, spellings, true), shape, value);

function readBy<Shape extends ObjectShape>(
  reading: ShapeReader,
  shape: Shape,
  value: unknown,
): Read<ViewOf<Shape>> | undefined {
  const view = reading.object(objectPlanOf(shape), value);
  return view === BROKEN ? undefined : { view: view as ViewOf<Shape>, met: reading.met };
}

/**
 * Reads a value by its shape, in one pass: every fault goes to the sink with its path, and what comes back is the view
 * that rules read. `undefined` when the value is not even an object.
 */
export function readShape<Shape extends ObjectShape>(
  shape: Shape,
  value: unknown,
  sink: FaultSink,
): ViewOf<Shape> | undefined {
  const spellings = new Spellings();
  const asItStands: FaultSink = (fault, path, params, meant) =>
    sink(fault, spellings.asWritten(path), params, meant);
  return readWithMembers(shape, value, asItStands, spellings)?.view;
}

/** A longer list is no part of a document, and is not looked at: each of its elements might have issues. */
export const LONGEST_LIST = 100_000;

/** Beyond so many unknown members an object is no document with slips of the pen, and suggestions only cost time. */
const SUGGESTIONS = 100;

class ShapeReader {
  private readonly path: Path = [];
  private readonly sink: FaultSink<Fault | FactsFault>;
  private readonly spellings: Spellings;
  private readonly isOfFacts: boolean;
  readonly met: MemberSet;
  private unknown = 0;

  constructor(sink: FaultSink<Fault | FactsFault>, spellings: Spellings, isOfFacts: boolean) {
    this.sink = sink;
    this.spellings = spellings;
    this.isOfFacts = isOfFacts;
    this.met = noMembers();
  }

  object(plan: ObjectPlan, value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.fault('type', undefined, { expected: 'object', found: typeName(value) });
    }
    const slots: unknown[] = plan.blank.slice();
    const source = value as Readonly<Record<string, unknown>>;
    const { met } = this;
    const inherits = !isPlain(source);
    // JSON.stringify makes an empty object of a Map, whatever it holds.
    const holder = inherits ? kindOfHolder(source) : undefined;
    if (holder !== undefined) return this.fault('type', undefined, { expected: 'object', found: holder });
    let missing = plan.required.length;
    // Comparing a key with the one that is expected costs a fraction of looking it up.
    let expected = plan.first;
    let before: MemberPlan | undefined;
    for (const key in source) {
      // JSON.stringify sends own members only, so an inherited one would be lost.
      if (inherits && !Object.hasOwn(source, key)) continue;
      let member = expected;
      if (member === undefined || member.name !== key) {
        member = plan.byName.get(key) ?? this.strayMember(plan, key, source, slots);
        if (member === undefined) continue;
        if (before === undefined) plan.first = member;
        else before.next = member;
      }
      before = member;
      expected = member.next;
      const item = source[key];
      if (item === undefined) continue;
      if (!member.optional) missing -= 1;
      addMember(met, member.bit);
      const { leaf } = member;
      if (leaf === undefined || item === null) {
        slots[member.index] = this.nested(member, item);
        continue;
      }
      const read = readLeaf(leaf, item);
      if (leaf.kind === 'text' && !this.isOfFacts && typeof item === 'string' && isOdd(item))
        addMember(met, ODD_TEXTS);
      slots[member.index] = read instanceof Misfit ? this.misfit(read, item, member.name) : read;
    }
    if (missing > 0) this.missing(plan, slots);
    return new plan.View(slots);
  }

  private missing(plan: ObjectPlan, slots: readonly unknown[]): void {
    for (const { index, name } of plan.required) {
      if (slots[index] === undefined) this.fault('missing', name, { member: name });
    }
  }

  private nested(member: MemberPlan, item: unknown): unknown {
    if (item === null) {
      if (!member.optional) return this.fault('missing', member.name, { member: member.name });
      this.fault('null-member', member.name, { member: member.name });
      return undefined;
    }
    this.path.push(member.name);
    const read = this.value(member.plan, item);
    this.path.pop();
    return read;
  }

  private value(plan: Plan, item: unknown): unknown {
    if (plan.kind === 'object') return this.object(plan, item);
    if (plan.kind === 'array') return this.array(plan, item);
    if (plan.kind === 'some') return this.some(plan, item);
    if (item === null || item === undefined)
      return this.fault('type', undefined, { expected: 'value', found: 'null' });
    const read = readLeaf(plan.leaf, item);
    return read instanceof Misfit ? this.misfit(read, item) : read;
  }

  private some({ item: plan, list, words }: SomePlan, item: unknown): unknown {
    if (words.includes(item)) return item;
    return Array.isArray(item) ? this.array(list, item) : this.object(plan, item);
  }

  private array(plan: ArrayPlan, item: unknown): unknown {
    if (!Array.isArray(item))
      return this.fault('type', undefined, { expected: 'array', found: typeName(item) });
    if (item.length < plan.atLeast) return this.fault('empty-list', undefined, { min: plan.atLeast });
    if (item.length > LONGEST_LIST)
      return this.fault('unreadable', undefined, { count: item.length, max: LONGEST_LIST });
    const read = new Array<unknown>(item.length);
    let broken = false;
    for (let index = 0; index < item.length; index += 1) {
      this.path.push(index);
      read[index] = this.value(plan.item, item[index]);
      if (read[index] === BROKEN) broken = true;
      this.path.pop();
    }
    return broken && !this.isOfFacts ? BROKEN : read;
  }

  /** A key that the shape does not have: another case of a known name, or a member that the service would drop. */
  private strayMember(
    plan: ObjectPlan,
    key: string,
    source: Readonly<Record<string, unknown>>,
    slots: readonly unknown[],
  ): MemberPlan | undefined {
    if (source[key] === undefined) return undefined;
    const folded = plan.byFoldedName.get(key.toLowerCase());
    if (folded === undefined) {
      this.unknownMember(plan, key);
      return undefined;
    }
    const params = { member: key, meant: folded.name };
    if (source[folded.name] !== undefined || slots[folded.index] !== undefined) {
      this.fault('duplicate-member', key, params);
      return undefined;
    }
    this.spellings.add([...this.path, folded.name], key);
    this.fault('member-case', folded.name, params);
    return folded;
  }

  private unknownMember(plan: ObjectPlan, key: string): void {
    this.unknown += 1;
    const meant = this.unknown > SUGGESTIONS ? undefined : nearest(key, plan.byName.keys());
    this.fault('unknown-member', key, meant === undefined ? { member: key } : { member: key, meant });
  }

  private misfit({ fault, params, mild, meant }: Misfit, value: unknown, name?: string): unknown {
    // The document that is made of facts will have it, and a warning.
    if (mild && this.isOfFacts) return value;
    const broken = this.fault(fault, name, params, meant);
    return mild ? undefined : broken;
  }

  private fault(
    fault: Fault | FactsFault,
    key: string | undefined,
    params: Params,
    meant?: Lossless,
  ): typeof BROKEN {
    this.sink(fault, key === undefined ? [...this.path] : [...this.path, key], params, meant);
    return BROKEN;
  }
}
