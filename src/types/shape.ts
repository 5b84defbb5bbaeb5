import type { Leaf } from './leaf.js';

/** What a value may be: a single value, an object or a list. Plain data; reference/members.json gives those of documents. */
export type Shape = Leaf | ObjectShape | ListShape;

/** A list, and how many items it has at least. */
export interface ListShape {
  readonly kind: 'list';
  readonly of: Leaf | ObjectShape;
  readonly atLeast: number;
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

/** The shape of a member, and whether it may be left out. */
export const bare = (member: MemberShape): { readonly shape: Shape; readonly optional: boolean } =>
  member.kind === 'optional' ? { shape: member.of, optional: true } : { shape: member, optional: false };
