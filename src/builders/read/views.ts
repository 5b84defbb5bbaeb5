import type { ViewOf } from '../../reading/view.js';
import type { factsShape, issuerFactsShape, lineFactsShape } from '../facts/generated/shapes.js';

/** Facts read by their shape. A member may be broken: use `sound` to read it. */
export type FactsView = ViewOf<typeof factsShape>;

/** One line of facts. */
export type LineView = ViewOf<typeof lineFactsShape>;

/** The issuer of facts. */
export type IssuerView = ViewOf<typeof issuerFactsShape>;

/** The counterpart of facts. */
export type CounterpartView = NonNullable<FactsView['counterpart']>;

/** A party of facts. */
export type PartyView = IssuerView | CounterpartView;
