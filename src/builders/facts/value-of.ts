import type { DecimalInput } from '../../money/index.js';
import type { LeafValue } from '../../reading/view.js';

/** What a caller gives for a shape. */
export type ValueOf<Shape> = Shape extends { readonly kind: 'optional'; readonly of: infer Inner }
  ? ValueOf<Inner> | undefined
  : Shape extends { readonly kind: 'list'; readonly of: infer Item }
    ? ValueOf<Item>[]
    : Shape extends { readonly kind: 'object'; readonly members: infer Members }
      ? MembersOf<Members>
      : Shape extends { readonly kind: 'decimal' }
        ? DecimalInput
        : LeafValue<Shape>;

type OptionalOf<Members> = {
  [Name in keyof Members]: Members[Name] extends { readonly kind: 'optional' } ? Name : never;
}[keyof Members];

type MembersOf<Members> = {
  -readonly [Name in Exclude<keyof Members, OptionalOf<Members>>]: ValueOf<Members[Name]>;
} & {
  -readonly [Name in OptionalOf<Members>]?: ValueOf<Members[Name]>;
};
