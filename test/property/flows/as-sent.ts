import fc from 'fast-check';
import { undescribedNames } from '../../../src/types/generated/member-paths.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Document } from '../../../src/types/index.js';
import { bare, type Shape } from '../../../src/types/shape.js';

type Members = Readonly<Record<string, unknown>>;

/** The names of the members of an object: those that it may have, and the absent ones of them. */
interface Names {
  readonly all: readonly string[];
  readonly optional: readonly string[];
}

/** How programs send a document that means the same: what each does to the members of one object. */
const WAYS = {
  null: (members: Members, { optional }: Names): Members => ({
    ...Object.fromEntries(optional.map((name) => [name, null])),
    ...members,
  }),
  unknown: (members: Members): Members => ({ internalReference: 'ΠΑΡ-7', ...members, note: { of: [1] } }),
  undescribed: (members: Members, { all }: Names): Members => ({
    ...Object.fromEntries(
      undescribedNames.filter((name) => !all.includes(name.toLowerCase())).map((name) => [name, 1]),
    ),
    ...members,
  }),
  pascal: renamed((name) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`),
  lower: renamed((name) => name.toLowerCase()),
  upper: renamed((name) => name.toUpperCase()),
} as const;

export type Way = keyof typeof WAYS;
export const ways = Object.keys(WAYS) as readonly Way[];

function renamed(rename: (name: string) => string) {
  return (members: Members): Members =>
    Object.fromEntries(Object.entries(members).map(([name, value]) => [rename(name), value]));
}

/** The document as it was sent, where `waysAt` says what happens to each of its objects. */
function sentAs(document: Document, waysAt: () => readonly Way[]): unknown {
  return sent(documentShape, document, waysAt);
}

function sent(shape: Shape, value: unknown, waysAt: () => readonly Way[]): unknown {
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((item) => sent(shape.of, item, waysAt));
  if (shape.kind !== 'object' || typeof value !== 'object' || value === null) return value;
  const all = Object.keys(shape.members).map((name) => name.toLowerCase());
  const optional = Object.entries(shape.members).flatMap(([name, member]) =>
    bare(member).optional && !(name in value) ? [name] : [],
  );
  const members = Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const of = shape.members[name];
      return [name, of === undefined ? member : sent(bare(of).shape, member, waysAt)];
    }),
  );
  return waysAt().reduce<Members>((made, way) => WAYS[way](made, { all, optional }), members);
}

/** Some ways for each object of a document, and whether it is in a request. */
export const disturbance = fc.record({
  waysOf: fc.array(fc.subarray([...ways]), { minLength: 1, maxLength: 20 }),
  inRequest: fc.boolean(),
});

/** A document with a disturbance. */
export function disturbed(
  document: Document,
  { waysOf, inRequest }: { readonly waysOf: readonly (readonly Way[])[]; readonly inRequest: boolean },
): Document {
  let at = 0;
  const made = sentAs(document, () => waysOf[at++ % waysOf.length] as readonly Way[]);
  return (inRequest ? { invoice: [made] } : made) as Document;
}
