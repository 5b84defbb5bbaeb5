import type { Leaf } from './leaf.js';

/**
 * What a value may be: a single value, an object or a list. Plain data, generated from reference/members.json for
 * documents, from reference/facts.json for facts, and from reference/flow-facts.json for the facts of flows.
 */
export type Shape = Leaf | ObjectShape | ListShape | SomeShape;

/** A list and its minimum number of items. */
export interface ListShape {
  readonly kind: 'list';
  readonly of: Leaf | ObjectShape;
  readonly atLeast: number;
}

/** One object or a list of objects, or one of the `words` instead. `one`: no list. Only in facts. */
export interface SomeShape {
  readonly kind: 'some';
  readonly of: ObjectShape;
  readonly words?: readonly string[];
  readonly one?: true;
}

/** A member that may be absent. */
export interface OptionalShape {
  readonly kind: 'optional';
  readonly of: Shape;
}

export type MemberShape = Shape | OptionalShape;

/** An object with these members only. */
export interface ObjectShape {
  readonly kind: 'object';
  readonly name: string;
  /** The first word of its members in sets of members (`src/reading/members.ts`); absent in shapes written by hand. */
  readonly word?: number;
  readonly members: Readonly<Record<string, MemberShape>>;
}

/** Whether a shape is that of a single value. */
export const isLeaf = (shape: MemberShape): shape is Leaf =>
  shape.kind !== 'object' && shape.kind !== 'list' && shape.kind !== 'some' && shape.kind !== 'optional';

/** The shape of a member, and whether the member may be absent. */
export const bare = (member: MemberShape): { readonly shape: Shape; readonly optional: boolean } =>
  member.kind === 'optional' ? { shape: member.of, optional: true } : { shape: member, optional: false };
