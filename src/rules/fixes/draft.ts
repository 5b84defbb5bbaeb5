import { isObject } from '../../reading/object.js';
import type { Path } from '../../types/index.js';

type Holder = Record<string | number, unknown>;

/** The position of a member or of a list element. */
interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

const isHolder = (value: unknown): value is Holder => isObject(value);

/** Marks an absent member, because a present one may be `undefined`. */
const NOTHING = Symbol('nothing');
/** Stands in a list for an element that is removed, so that the others keep their indexes until the end. */
const GONE = Symbol('gone');

/** A document under change. Each part is copied at its first change, so the given document stays as it is. */
export class Draft {
  private root: unknown;
  private readonly own = new WeakSet<object>();
  /** The lists with removed elements. */
  private readonly shortened = new Set<unknown[]>();

  constructor(given: unknown) {
    this.root = given;
  }

  /** The document with all changes so far. */
  get result(): unknown {
    for (const list of this.shortened) {
      let kept = 0;
      for (const element of list) if (element !== GONE) list[kept++] = element;
      list.length = kept;
    }
    this.shortened.clear();
    return this.root;
  }

  /** Whether a member of an object is null. */
  isNullMember(path: Readonly<Path>): boolean {
    return typeof path.at(-1) === 'string' && this.at(path) === null;
  }

  /** Sets a value at a path. Creates missing objects and lists on the way. */
  set(path: Readonly<Path>, value: unknown): boolean {
    const place = this.placeOf(path);
    if (place === undefined) return false;
    const { holder, key } = place;
    if (Array.isArray(holder) && Number(key) > holder.length) return false;
    holder[key] = value;
    return true;
  }

  /** Removes a member or a list element. Returns true for a missing one as well. */
  remove(path: Readonly<Path>): boolean {
    if (!this.has(path)) return true;
    const place = this.placeOf(path);
    if (place === undefined) return false;
    const { holder, key } = place;
    if (Array.isArray(holder)) {
      holder[Number(key)] = GONE;
      this.shortened.add(holder);
    } else delete holder[key];
    return true;
  }

  /** Renames a member without moving it, unless another member has that name. */
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

  /** The value at a path, or `NOTHING`. */
  private at(path: Readonly<Path>): unknown {
    let value = this.root;
    for (const step of path) {
      if (!isHolder(value) || !Object.hasOwn(value, step)) return NOTHING;
      value = value[step];
    }
    return value === GONE ? NOTHING : value;
  }

  /** The copied object or list that holds the last step of a path. Creates what is missing on the way. */
  private placeOf(path: Readonly<Path>): Place | undefined {
    const key = path.at(-1);
    // The whole document has no holder. Assigning to `__proto__` would not create a member.
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

  /** An empty list if an index follows, otherwise an empty object. */
  private made(next: string | number | undefined): Holder {
    const made = (typeof next === 'number' ? [] : {}) as Holder;
    this.own.add(made);
    return made;
  }
}
