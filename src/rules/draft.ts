import type { Path } from '../types/index.js';

type Holder = Record<string | number, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** A document being changed: each part is copied once, at its first change, and what was given stays as it is. */
export class Draft {
  private root: unknown;
  private readonly own = new WeakSet<object>();

  constructor(given: unknown) {
    this.root = given;
  }

  /** The document as it is by now. */
  get result(): unknown {
    return this.root;
  }

  /** Puts a value at a path, and makes the objects and lists on the way that are not there. */
  set(path: Readonly<Path>, value: unknown): boolean {
    const [holder, key] = this.holderOf(path, true);
    if (holder === undefined || (Array.isArray(holder) && Number(key) > holder.length)) return false;
    holder[key] = value;
    return true;
  }

  /** Takes a member, or an element of a list, away. What is gone already counts as taken away. */
  remove(path: Readonly<Path>): boolean {
    if (!this.has(path)) return true;
    const [holder, key] = this.holderOf(path, false);
    if (holder === undefined) return false;
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return true;
  }

  /** Gives a member another name at its place among the others, unless something has that name. */
  rename(path: Readonly<Path>, name: string): boolean {
    if (!this.has(path)) return true;
    const [holder, key] = this.holderOf(path, false);
    if (holder === undefined || Array.isArray(holder) || Object.hasOwn(holder, name)) return false;
    const members = Object.entries(holder);
    if (Object.hasOwn(holder, '__proto__')) return false;
    for (const [member] of members) delete holder[member];
    for (const [member, value] of members) holder[member === key ? name : member] = value;
    return true;
  }

  private has(path: Readonly<Path>): boolean {
    let value = this.root;
    for (const step of path) {
      if (!isHolder(value) || !Object.hasOwn(value, step)) return false;
      value = value[step];
    }
    return true;
  }

  /** The copied object or list that holds the last step of a path. */
  private holderOf(path: Readonly<Path>, makeMissing: boolean): [Holder | undefined, string | number] {
    const key = path.at(-1) ?? '';
    // A name that assignment treats as something else than a member.
    if (path.includes('__proto__') || !isHolder(this.root)) return [undefined, key];
    let holder = this.copied(this.root);
    this.root = holder;
    for (const [index, step] of path.slice(0, -1).entries()) {
      const present = Object.hasOwn(holder, step) ? holder[step] : undefined;
      const missing = present === undefined || present === null;
      if (!isHolder(present) && !(missing && makeMissing)) return [undefined, key];
      const inner = isHolder(present) ? this.copied(present) : this.made(path[index + 1]);
      holder[step] = inner;
      holder = inner;
    }
    return [holder, key];
  }

  private copied(value: Holder): Holder {
    if (this.own.has(value)) return value;
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Holder;
    this.own.add(copy);
    return copy;
  }

  /** An empty list where an index follows, otherwise an empty object. */
  private made(next: string | number | undefined): Holder {
    const made = (typeof next === 'number' ? [] : {}) as Holder;
    this.own.add(made);
    return made;
  }
}
