import type { Cents, Exact } from '../money/index.js';
import type { SomeShape } from '../types/shape.js';
import type { Misfit } from './leaf.js';

/**
 * A shape as rules see it: members by name, amounts in exact cents, `undefined` for absent members.
 * Rules never see members that could not be read: the engine skips rules that read them.
 */
export type ViewOf<Shape> = Shape extends { readonly kind: 'optional'; readonly of: infer Inner }
  ? ViewOf<Inner> | undefined
  : Shape extends { readonly kind: 'list'; readonly of: infer Item }
    ? readonly ViewOf<Item>[]
    : Shape extends { readonly kind: 'object'; readonly members: infer Members }
      ? { readonly [Name in keyof Members]: ViewOf<Members[Name]> }
      : Shape extends SomeShape
        ? ViewOf<Shape['of']> | readonly ViewOf<Shape['of']>[] | WordsOf<Shape>
        : LeafView<Shape>;

type WordsOf<Shape> = Shape extends { readonly words: readonly (infer Word)[] } ? Word : never;

type LeafView<Leaf> = Leaf extends { readonly kind: 'amount' }
  ? Cents
  : Leaf extends { readonly kind: 'decimal' }
    ? Exact
    : LeafValue<Leaf>;

/** The type of a single value in JSON. Amounts and decimals have other types. */
export type LeafValue<Leaf> = Leaf extends { readonly kind: 'code'; readonly values: ReadonlySet<infer Code> }
  ? Leaf extends { readonly alsoNumber: true }
    ? Code | number
    : Code
  : Leaf extends { readonly kind: 'number' | 'integer' | 'mark' | 'amount' }
    ? number
    : Leaf extends { readonly kind: 'text' | 'date' | 'pattern' }
      ? string
      : Leaf extends { readonly kind: 'flag' }
        ? boolean
        : Leaf extends { readonly kind: 'own'; readonly read: (value: unknown) => infer Value }
          ? Exclude<Value, Misfit>
          : never;
