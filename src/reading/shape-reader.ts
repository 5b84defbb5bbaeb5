import type { Params, Path } from '../types/index.js';
import type { FactsFault, Fault, FaultSink } from './faults.js';
import { isExtended, isPlain } from './is-plain.js';
import { kindOfHolder, LONGEST_LIST, Misfit, readLeaf } from './leaf.js';
import type { Lossless } from './lossless.js';
import { addMember, type MemberSet, ODD_TEXTS } from './members.js';
import { nearest } from './nearest.js';
import type { Members } from './object.js';
import { isOdd as hasOddCharacter } from './odd.js';
import type { ArrayPlan, LeafPlan, MemberPlan, ObjectPlan, Plan, SomePlan } from './plan.js';
import { type QuickReaders, readQuickly } from './quick.js';
import { typeName } from './shown.js';
import type { Spellings } from './spelling.js';

/** How many unknown names of an object are remembered, and how long they may be. */
const MOST = 100;

const LONGEST = 60;

/**
 * The member that an unknown name probably means, if any. Remembered, because a program that misspells a name does so in
 * each of its documents.
 */
export function suggestionFor({ byName, suggestions }: ObjectPlan, name: string): string | undefined {
  if (suggestions.has(name)) return suggestions.get(name);
  const meant = nearest(name, byName.keys());
  if (suggestions.size < MOST && name.length <= LONGEST) suggestions.set(name, meant);
  return meant;
}

/** Marks a member that is present but cannot be read. */
const BROKEN = Symbol('broken');

/** Whether a member could not be read. Its fault was already reported. */
export const isBroken = (member: unknown): boolean => member === BROKEN;

/** After this many unknown members, the object is probably not a document, and suggestions would only take time. */
const SUGGESTIONS = 100;

/** So many unknown members are reported one by one; the last of them says how many more there are. */
const MOST_UNKNOWN = 1000;

/** The params of a missing member. People do not know that an establishment is required where there is only one. */
const lacking = (member: string): Params => ({ member, ...(member === 'branch' && { seat: 0 }) });

/**
 * Follows the plan of a shape through a value, and reports every fault. Objects without anything unusual are left to the
 * generated readers, which are much faster.
 */
export class ShapeReader {
  /** The way to the current value: the first `depth` steps. */
  private readonly steps: Path = [];
  private depth = 0;
  private readonly sink: FaultSink<Fault | FactsFault>;
  private readonly spellings: Spellings;
  private readonly isOfFacts: boolean;
  private readonly quick: QuickReaders['quick'];
  private readonly met: MemberSet;
  private readonly isExtended = isExtended();
  private unknown = 0;
  private lastUnknown: Path | undefined;

  constructor(
    sink: FaultSink<Fault | FactsFault>,
    spellings: Spellings,
    isOfFacts: boolean,
    quick: QuickReaders['quick'],
    met: MemberSet,
  ) {
    this.sink = sink;
    this.spellings = spellings;
    this.isOfFacts = isOfFacts;
    this.quick = quick;
    this.met = met;
  }

  /** Reads an object. `known`: its members that a generated reader could read, if they are objects or lists. */
  private object(plan: ObjectPlan, value: unknown, known?: Members): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.fault('type', undefined, { expected: 'object', found: typeName(value) });
    }
    const slots = new Array<unknown>(plan.members.length);
    const source = value as Readonly<Record<string, unknown>>;
    const inherits = !isPlain(source, this.isExtended);
    // JSON.stringify converts a Map to an empty object.
    const holder = inherits ? kindOfHolder(source) : undefined;
    if (holder !== undefined) return this.fault('type', undefined, { expected: 'object', found: holder });
    let missing = plan.required.length;
    for (const key in source) {
      // JSON.stringify includes only own members.
      if (inherits && !Object.hasOwn(source, key)) continue;
      const member = plan.byName.get(key) ?? this.strayMember(plan, key, source, slots);
      const item = source[key];
      if (member === undefined || item === undefined) continue;
      if (!member.optional) missing -= 1;
      addMember(this.met, member.bit);
      slots[member.index] =
        member.plan.kind === 'leaf' && item !== null
          ? this.leaf(member.plan, item, member.name)
          : (known?.[key] ?? this.nested(member, item));
    }
    if (missing > 0) this.missing(plan, slots);
    return new plan.View(slots);
  }

  /** Reports what was counted only, after the whole value was read. */
  finish(): void {
    if (this.lastUnknown === undefined) return;
    const more = this.unknown - MOST_UNKNOWN;
    const member = String(this.lastUnknown.at(-1));
    this.sink('unknown-member', this.lastUnknown, more === 0 ? { member } : { member, more });
  }

  /** Reads an object with the generated reader of its shape, if there is one and the object has nothing unusual. */
  objectOrQuick(plan: ObjectPlan, value: unknown): unknown {
    const quick = this.isExtended ? undefined : this.quick.get(plan.shape);
    if (quick === undefined) return this.object(plan, value);
    const { view, isOdd } = readQuickly(quick, value, this.met);
    return isOdd ? this.object(plan, value, view as Members | undefined) : view;
  }

  /** Reads a single value: a member, or an item of a list. */
  private leaf({ leaf }: LeafPlan, value: unknown, name?: string): unknown {
    const mayBeOdd = name !== undefined && (leaf.kind === 'text' || leaf.kind === 'own');
    if (mayBeOdd && typeof value === 'string' && hasOddCharacter(value)) addMember(this.met, ODD_TEXTS);
    const read = readLeaf(leaf, value);
    return read instanceof Misfit ? this.misfit(read, value, name) : read;
  }

  private path(): Path {
    return this.steps.slice(0, this.depth);
  }

  private missing(plan: ObjectPlan, slots: readonly unknown[]): void {
    for (const { index, name } of plan.required) {
      if (slots[index] === undefined) this.fault('missing', name, lacking(name));
    }
  }

  private nested(member: MemberPlan, item: unknown): unknown {
    if (item === null) {
      if (!member.optional) return this.fault('missing', member.name, lacking(member.name));
      this.fault('null-member', member.name, { member: member.name });
      return undefined;
    }
    this.steps[this.depth] = member.name;
    this.depth += 1;
    const read = this.value(member.plan, item);
    this.depth -= 1;
    return read;
  }

  private value(plan: Plan, item: unknown): unknown {
    if (plan.kind === 'object') return this.objectOrQuick(plan, item);
    if (plan.kind === 'array') return this.array(plan, item);
    if (plan.kind === 'some') return this.some(plan, item);
    if (item === null || item === undefined)
      return this.fault('type', undefined, { expected: 'value', found: 'null' });
    return this.leaf(plan, item);
  }

  private some({ item: plan, list, words }: SomePlan, item: unknown): unknown {
    if (words.includes(item)) return item;
    return Array.isArray(item) ? this.array(list, item) : this.objectOrQuick(plan, item);
  }

  private array(plan: ArrayPlan, item: unknown): unknown {
    if (!Array.isArray(item))
      return this.fault('type', undefined, { expected: 'array', found: typeName(item) });
    if (item.length < plan.atLeast) return this.fault('empty-list', undefined, { min: plan.atLeast });
    if (item.length > LONGEST_LIST)
      return this.fault('unreadable', undefined, { count: item.length, max: LONGEST_LIST });
    const read = new Array<unknown>(item.length);
    let broken = false;
    this.depth += 1;
    for (let index = 0; index < item.length; index += 1) {
      this.steps[this.depth - 1] = index;
      const each = this.value(plan.item, item[index]);
      if (each === BROKEN) broken = true;
      read[index] = each;
    }
    this.depth -= 1;
    return broken && !this.isOfFacts ? BROKEN : read;
  }

  /**
   * Handles a key that the shape does not have: a known name in another case, or a member that the service would drop.
   */
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
    this.spellings.add([...this.path(), folded.name], key);
    this.fault('member-case', folded.name, params);
    return folded;
  }

  private unknownMember(plan: ObjectPlan, key: string): void {
    this.unknown += 1;
    if (this.unknown >= MOST_UNKNOWN) {
      this.lastUnknown ??= [...this.path(), key];
      return;
    }
    const meant = this.unknown > SUGGESTIONS ? undefined : suggestionFor(plan, key);
    this.fault('unknown-member', key, meant === undefined ? { member: key } : { member: key, meant });
  }

  private misfit({ fault, params, mild, meant }: Misfit, value: unknown, name?: string): unknown {
    // The document built from facts has the value, and `validate` warns about it.
    if (mild && this.isOfFacts) {
      addMember(this.met, ODD_TEXTS);
      return value;
    }
    const broken = this.fault(fault, name, params, meant);
    return mild ? undefined : broken;
  }

  private fault(
    fault: Fault | FactsFault,
    key: string | undefined,
    params: Params,
    meant?: Lossless,
  ): typeof BROKEN {
    this.sink(fault, key === undefined ? this.path() : [...this.path(), key], params, meant);
    return BROKEN;
  }
}
