import type { Leaf } from './leaf.js';

/** What a value may be: a single value, an object or a list. Plain data; reference/members.json gives those of documents. */
export type Shape = Leaf | ObjectShape | ListShape | SomeShape;

/** A list, and how many items it has at least. */
export interface ListShape {
  readonly kind: 'list';
  readonly of: Leaf | ObjectShape;
  readonly atLeast: number;
}

/** An object or a list of it, or a text that stands for it. Only in facts. */
export interface SomeShape {
  readonly kind: 'some';
  readonly of: ObjectShape;
  readonly words?: readonly string[];
}

/** A member that may be left out. */
export interface OptionalShape {
  readonly kind: 'optional';
  readonly of: Shape;
}

export type MemberShape = Shape | OptionalShape;

/** An object with these members and no others. */
export interface ObjectShape {
  readonly kind: 'object';
  readonly name: string;
  readonly members: Readonly<Record<string, MemberShape>>;
}

/** Whether a shape is that of a single value. */
export const isLeaf = (shape: MemberShape): shape is Leaf =>
  shape.kind !== 'object' && shape.kind !== 'list' && shape.kind !== 'some' && shape.kind !== 'optional';

/** The shape of a member, and whether it may be left out. */
export const bare = (member: MemberShape): { readonly shape: Shape; readonly optional: boolean } =>
  member.kind === 'optional' ? { shape: member.of, optional: true } : { shape: member, optional: false };
