import type { ViewOf } from '../../reading/view.js';
import type { factsShape, issuerFactsShape, lineFactsShape } from '../facts/generated/shapes.js';

/** Facts read by their shape. A member may be broken: use `sound` to read it. */
export type FactsView = ViewOf<typeof factsShape>;

export type LineView = ViewOf<typeof lineFactsShape>;

export type IssuerView = ViewOf<typeof issuerFactsShape>;

export type CounterpartView = NonNullable<FactsView['counterpart']>;

export type PartyView = IssuerView | CounterpartView;
