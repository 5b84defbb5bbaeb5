import type { Path } from '../../types/index.js';

type Holder = Record<string | number, unknown>;

/** Where a member or an element of a list stands. */
interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Stands for a member that is not there; `undefined` may be one that is. */
const NOTHING = Symbol('nothing');

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

  /** Whether a member of an object is null. */
  isNullMember(path: Readonly<Path>): boolean {
    return typeof path.at(-1) === 'string' && this.at(path) === null;
  }

  /** Puts a value at a path, and makes the objects and lists on the way that are not there. */
  set(path: Readonly<Path>, value: unknown): boolean {
    const place = this.placeOf(path);
    if (place === undefined) return false;
    const { holder, key } = place;
    if (Array.isArray(holder) && Number(key) > holder.length) return false;
    holder[key] = value;
    return true;
  }

  /** Takes a member, or an element of a list, away. A missing one counts as removed. */
  remove(path: Readonly<Path>): boolean {
    if (!this.has(path)) return true;
    const place = this.placeOf(path);
    if (place === undefined) return false;
    const { holder, key } = place;
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return true;
  }

  /** Gives a member another name at its place among the others, unless something has that name. */
  rename(path: Readonly<Path>, name: string): boolean {
    if (!this.has(path)) return true;
    const place = this.placeOf(path);
    if (place === undefined) return false;
    const { holder, key } = place;
    if (Array.isArray(holder) || Object.hasOwn(holder, name)) return false;
    const members = Object.entries(holder);
    if (Object.hasOwn(holder, '__proto__')) return false;
    for (const [member] of members) delete holder[member];
    for (const [member, value] of members) holder[member === key ? name : member] = value;
    return true;
  }

  private has(path: Readonly<Path>): boolean {
    return this.at(path) !== NOTHING;
  }

  /** What stands at a path, or `NOTHING`. */
  private at(path: Readonly<Path>): unknown {
    let value = this.root;
    for (const step of path) {
      if (!isHolder(value) || !Object.hasOwn(value, step)) return NOTHING;
      value = value[step];
    }
    return value;
  }

  /** The copied object or list that holds the last step of a path; what is not there on the way is made. */
  private placeOf(path: Readonly<Path>): Place | undefined {
    const key = path.at(-1);
    // The whole document has no holder, and assignment treats one name as something else than a member.
    if (key === undefined || path.includes('__proto__') || !isHolder(this.root)) return undefined;
    let holder = this.copied(this.root);
    this.root = holder;
    for (const [index, step] of path.slice(0, -1).entries()) {
      const present = Object.hasOwn(holder, step) ? holder[step] : undefined;
      if (!isHolder(present) && present !== undefined && present !== null) return undefined;
      const inner = isHolder(present) ? this.copied(present) : this.made(path[index + 1]);
      holder[step] = inner;
      holder = inner;
    }
    return { holder, key };
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
