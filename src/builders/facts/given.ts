import type { DecimalLike } from '../../money/index.js';

/** What a caller gives: it is read and never changed, so that frozen and constant values fit as well. */
export type Given<Value> = Value extends DecimalLike | string
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Given<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Given<Value[Name]> }
      : Value;
