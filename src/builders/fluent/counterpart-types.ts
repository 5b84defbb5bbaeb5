import type { PartyFacts, RecipientFacts } from '../facts/facts.js';
import type { AnyKind, RowOf } from './kind-types.js';

/** The counterpart that a kind of document takes: where goods are moved, a private person without VAT number as well. */
export type CounterpartOf<K extends AnyKind> = K extends `moving ${string}`
  ? RecipientFacts
  : RowOf<K>['moves'] extends 'always'
    ? RecipientFacts
    : PartyFacts;
