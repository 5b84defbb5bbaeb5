import type { Cents, Exact } from '../../money/index.js';
import type { DocumentView } from './document-view.js';

/** A document related to the checked one. */
export interface RelatedDocument {
  readonly view: DocumentView;
  /** Digits; absent where the caller did not state it. */
  readonly mark: string | undefined;
  /** In capitals; absent where the caller did not state it. */
  readonly uid: string | undefined;
  /** It goes out in the same request, so it has no MARK yet. */
  readonly sibling: boolean;
}

/** An open slip as the service lists it: sums without lines; whether cancellations are negative is not described. */
export interface OpenOrderView {
  readonly mark: string | undefined;
  readonly uid: string | undefined;
  readonly quantity: Exact;
  readonly net: Cents;
}

/** The documents related to the checked one; only for rules of the layer `across`. */
export interface RelatedDocuments {
  readonly documents: readonly RelatedDocument[];
  readonly openOrders: readonly OpenOrderView[];
  /** Documents by MARK and by UID. */
  readonly byLink: ReadonlyMap<string, RelatedDocument>;
  readonly openOrderByLink: ReadonlyMap<string, OpenOrderView>;
  /** MARKs and UIDs of documents that could not be read: known, but not to be compared. */
  readonly unread: ReadonlySet<string>;
}

/** Nothing at all. */
export const noRelated: RelatedDocuments = {
  documents: [],
  openOrders: [],
  byLink: new Map(),
  openOrderByLink: new Map(),
  unread: new Set(),
};
