/**
 * The kind and the bounds of a single value in a document. The reader, the documentation and `parastatiko/schema` use
 * them.
 */
export type Leaf =
  | { readonly kind: 'amount'; readonly printed: boolean }
  | {
      readonly kind: 'number';
      readonly above?: number;
      readonly min?: number;
      readonly max?: number;
      readonly decimals?: number;
    }
  /** `table`: the name of the table, if the number is a code. */
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly table?: string }
  | { readonly kind: 'mark' }
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly printed?: true }
  /** `alsoNumber`: the code may also be a JSON number, and stays one. */
  | {
      readonly kind: 'code';
      readonly values: ReadonlySet<string>;
      readonly table?: string;
      readonly alsoNumber?: true;
    }
  | { readonly kind: 'date' }
  | { readonly kind: 'pattern'; readonly name: 'time' | 'uid' | 'guid' }
  | { readonly kind: 'flag' }
  /** An amount, quantity or price as the caller states it: text, number or Decimal. Only in facts. */
  | { readonly kind: 'decimal' }
  /**
   * A value that its own function reads: it returns the value or a `Misfit`. Only in facts and in states of flows. `plain`:
   * what it is, apart from further ways to write it.
   */
  | { readonly kind: 'own'; readonly read: (value: unknown) => unknown; readonly plain?: Leaf };

/** A value without the further ways to write it. */
export const plainOf = (leaf: Leaf): Leaf => (leaf.kind === 'own' ? (leaf.plain ?? leaf) : leaf);

/** The largest amount: 15 digits in all, 13 before the point (XSD 2.0.2, AmountType). */
export const MAX_AMOUNT = 9_999_999_999_999.99;

/** The maximum length of a text without a published limit. */
export const UNLIMITED = Number.POSITIVE_INFINITY;

const HIGH = 0xd800;
const LOW = 0xdc00;
const AFTER = 0xe000;

/**
 * The length of a text in characters, as the XSD counts them. `length` counts UTF-16 units, which are two for an emoji.
 */
export function characters(text: string): number {
  let count = 0;
  let wasHigh = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSecond = wasHigh && unit >= LOW && unit < AFTER;
    wasHigh = unit >= HIGH && unit < LOW;
    if (!isSecond) count += 1;
  }
  return count;
}
