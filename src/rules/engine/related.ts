import type { Cents, Exact } from '../../money/index.js';
import type { DocumentView } from './document-view.js';

/** A document related to the one being checked. */
export interface RelatedDocument {
  readonly view: DocumentView;
  /** Digits. Absent if the caller did not state it. */
  readonly mark: string | undefined;
  /** In capital letters. Absent if the caller did not state it. */
  readonly uid: string | undefined;
  /** Whether it is in the same request, and so has no MARK yet. */
  readonly sibling: boolean;
}

/** An open slip as the service lists it: totals without lines. Whether cancellations are negative is not documented. */
export interface OpenOrderView {
  readonly mark: string | undefined;
  readonly uid: string | undefined;
  readonly quantity: Exact;
  readonly net: Cents;
}

/** The documents related to the one being checked; only for rules of the layer `across`. */
export interface RelatedDocuments {
  readonly documents: readonly RelatedDocument[];
  readonly openOrders: readonly OpenOrderView[];
  /** Documents by MARK and by UID. */
  readonly byLink: ReadonlyMap<string, RelatedDocument>;
  readonly openOrderByLink: ReadonlyMap<string, OpenOrderView>;
  /** MARKs and UIDs of documents that could not be read: they are given, but cannot be compared. */
  readonly unread: ReadonlySet<string>;
}

export const noRelated: RelatedDocuments = {
  documents: [],
  openOrders: [],
  byLink: new Map(),
  openOrderByLink: new Map(),
  unread: new Set(),
};
