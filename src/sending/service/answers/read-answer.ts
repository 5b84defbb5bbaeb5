import { isRecord, membersOf } from '../../../reading/object.js';
import { errorsOfEntry } from '../../../rules/inside.js';
import { UID } from '../../../types/forms.js';

const MARK = /^0*([0-9]{1,20})$/;

const DECIMAL = /^-?[0-9]+(?:[.,][0-9]+)?$/;

/** How each kind of value in an answer is read. One that cannot be read is `undefined`; the raw answer still has it. */
const leaves = {
  /** A text; a number is read as its digits. */
  text: (value: unknown) => {
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
  },
  /** A list of texts; anything else that is there is read as an empty list. */
  texts: (value: unknown) => {
    if (value === undefined) return undefined;
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : [];
  },
  /** A MARK as text, from a number or a text; 0 means none. Source: observed behaviour, Issuing: answer. */
  mark: (value: unknown) => {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
    const digits = MARK.exec(String(value ?? '').trim())?.[1];
    return digits === '0' ? undefined : digits;
  },
  /** A UID in upper case. */
  uid: (value: unknown) =>
    typeof value === 'string' && UID.test(value.trim()) ? value.trim().toUpperCase() : undefined,
  /** A decimal number. Text may have a decimal comma: `"1,00"`. */
  decimal: (value: unknown) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && DECIMAL.test(value.trim())
      ? Number(value.trim().replace(',', '.'))
      : undefined;
  },
  integer: (value: unknown) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isSafeInteger(number) ? number : undefined;
  },
  /** A flag; `"true"` and `"false"` are accepted as well. */
  flag: (value: unknown) => {
    if (typeof value === 'boolean') return value;
    return value === 'true' ? true : value === 'false' ? false : undefined;
  },
  /** Any object, unchanged. */
  members: (value: unknown) => (isRecord(value) ? value : undefined),
  /** Errors in any of the forms in which they were observed. */
  errors: errorsOfEntry,
} satisfies Readonly<Record<string, (value: unknown) => unknown>>;

type AnswerLeaf = keyof typeof leaves;

/** What a member of an answer is: a single value, an object, or a list of objects. */
type AnswerMember = AnswerLeaf | { readonly object: AnyShape } | { readonly list: AnyShape };

interface AnyShape {
  readonly members: Readonly<Record<string, AnswerMember>>;
  /** Other names of members, in lower case. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** An object of an answer, as generated from reference/service.json. */
export interface AnswerShape<Value extends object> extends AnyShape {
  /** Members without which the answer cannot be used. */
  readonly needed?: readonly (keyof Value)[];
}

/** What was read: members may be missing. */
type Read<Value> = { readonly [Name in keyof Value]?: Value[Name] | undefined };

/**
 * Reads an object of an answer. Names may be in any case, because the service also binds them in any case. A member that
 * cannot be read counts as absent, and members that are not described go into `others`. A value that is not an object is
 * read as an object without members. A list may also be a single object; its items that are not objects are left out.
 */
export function readAnswer<Value extends object>(shape: AnswerShape<Value>, value: unknown): Read<Value> {
  return readMembers(shape, value) as Read<Value>;
}

function readMembers(shape: AnyShape, value: unknown): Readonly<Record<string, unknown>> {
  const { given, others } = sorted(shape, value);
  const read: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(shape.members)) {
    const found = readMember(member, given[name]);
    if (found !== undefined) read[name] = found;
  }
  if (others.length > 0) read['others'] = Object.fromEntries(others);
  return read;
}

/** Reads an object that cannot be used without some of its members; `undefined` if one of them is missing. */
export function readWhole<Value extends object>(
  shape: AnswerShape<Value>,
  value: unknown,
): Value | undefined {
  const read = readAnswer(shape, value);
  return shape.needed?.every((name) => read[name] !== undefined) === false ? undefined : (read as Value);
}

function readMember(member: AnswerMember, value: unknown): unknown {
  if (typeof member === 'string') return leaves[member](value);
  if ('list' in member) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.filter(isRecord).map((item) => readMembers(member.list, item));
  }
  return isRecord(value) ? readMembers(member.object, value) : undefined;
}

const lowerCase = new WeakMap<AnyShape, ReadonlyMap<string, string>>();

function namesOf(shape: AnyShape): ReadonlyMap<string, string> {
  const known = lowerCase.get(shape);
  if (known !== undefined) return known;
  const names = new Map(Object.entries(shape.aliases ?? {}));
  for (const name of Object.keys(shape.members)) names.set(name.toLowerCase(), name);
  lowerCase.set(shape, names);
  return names;
}

/** The members by their described names, and those that are not described. */
function sorted(
  shape: AnyShape,
  value: unknown,
): { readonly given: Readonly<Record<string, unknown>>; readonly others: [string, unknown][] } {
  const names = namesOf(shape);
  const given: Record<string, unknown> = {};
  const others: [string, unknown][] = [];
  for (const [name, member] of Object.entries(membersOf(value))) {
    const known = names.get(name.toLowerCase());
    if (known === undefined) others.push([name, member]);
    // A member's own name wins over an alias of it.
    else if (given[known] === undefined || name === known) given[known] = member ?? undefined;
  }
  return { given, others };
}
