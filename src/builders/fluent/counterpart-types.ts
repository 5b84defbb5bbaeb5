import type { PartyFacts, RecipientFacts } from '../facts/facts.js';
import type { AnyKind, RowOf } from './kind-types.js';

/** The counterpart of a kind of document. If goods are moved, it may be a private person without a VAT number. */
export type CounterpartOf<K extends AnyKind> = K extends `moving ${string}`
  ? RecipientFacts
  : RowOf<K>['moves'] extends 'always'
    ? RecipientFacts
    : PartyFacts;
