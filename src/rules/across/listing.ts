import { oncePerRelated } from '../engine/once.js';
import { oncePer } from '../engine/once-per.js';
import type { OpenOrderView, RelatedDocument, RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { CLOSING_TYPES, closesTable, isTotalCancellation } from '../shared/slips.js';
import { connectedLinks, keyOf, type Link, type Linked } from './links.js';
import { numberKey } from './number.js';
import { isNegative, isSlip, tableOf } from './open-slips.js';

/** What the links of a closing, or of a total cancellation, refer to. Each slip occurs once. */
export interface Listing {
  readonly links: readonly Link[];
  /** Slips whose lines are known. */
  readonly slips: readonly Linked[];
  /** Slips known only by the record of the service. */
  readonly orders: readonly { readonly link: Link; readonly order: OpenOrderView }[];
  /** Documents that are not slips. */
  readonly others: readonly Linked[];
  /** Links that match no related document, although there are related slips with MARKs. */
  readonly unknown: readonly Link[];
  /** Links to related documents that could not be read. */
  readonly unread: readonly Link[];
  /** Links to a slip that another link already refers to, one by MARK and one by UID. */
  readonly twice: readonly { readonly link: Link; readonly first: Link }[];
}

/**
 * Resolves the links of a document that closes or cancels slips. Returns `undefined` for other documents, and if no
 * related slip has a MARK or UID.
 */
export const listingOf = oncePerRelated((document, { related }): Listing | undefined => {
  if (!isIdentified(related)) return undefined;
  const links = connectedLinks(document);
  const listing = resolve(links, related);
  const listsSlips = listing.slips.length > 0 || listing.orders.length > 0;
  const type = document.invoiceHeader.invoiceType;
  if (type === '8.6') return isTotalCancellation(document) && links.length > 0 ? listing : undefined;
  if (listsSlips) return CLOSING_TYPES.includes(type) ? listing : undefined;
  // A credit of a restaurant may also refund a receipt.
  return closesTable(document) && (type === '1.1' || type === '11.1') ? listing : undefined;
});

/** The members that `listingOf` reads, for the `paths` of a rule. */
export const LISTING_PATHS = [
  'invoiceHeader.multipleConnectedMarks',
  'invoiceHeader.multipleConnectedUids',
  'invoiceHeader.invoiceType',
  'invoiceHeader.specialInvoiceCategory',
  'invoiceHeader.totalCancelDeliveryOrders',
] as const;

/** Whether the MARK or UID of any slip is known. Otherwise slips can only be counted. */
export function isIdentified(related: RelatedDocuments): boolean {
  return related.openOrders.length > 0 || relatedSlips(related).byTable.size > 0;
}

/** Whether there are related slips, all without MARK and UID. */
export const hasCountedSlips = (related: RelatedDocuments): boolean =>
  !isIdentified(related) && related.documents.some(({ view, sibling }) => !sibling && isSlip(view));

/** Resolves the links of one document, or of several that are checked together. */
export function resolve(links: readonly Link[], related: RelatedDocuments): Listing {
  const slips: Linked[] = [];
  const orders: { link: Link; order: OpenOrderView }[] = [];
  const others: Linked[] = [];
  const unknown: Link[] = [];
  const unread: Link[] = [];
  const twice: { link: Link; first: Link }[] = [];
  const met = new Map<string, Link>();
  for (const link of links) {
    const key = keyOf(link.text, related);
    const first = met.get(key);
    if (first !== undefined) {
      twice.push({ link, first });
      continue;
    }
    met.set(key, link);
    const document = related.byLink.get(link.text);
    const order = related.openOrderByLink.get(link.text);
    if (document !== undefined) (isSlip(document.view) ? slips : others).push({ link, document });
    else if (order !== undefined) orders.push({ link, order });
    else (related.unread.has(link.text) ? unread : unknown).push(link);
  }
  return { links, slips, orders, others, unknown, unread, twice };
}

/** The related slips, indexed for the checks of closings. */
export interface RelatedSlips {
  /** Slips and partial cancellations with MARK or UID, by table. */
  readonly byTable: ReadonlyMap<string, readonly RelatedDocument[]>;
  /** Total cancellations, by the slips that they cancel. */
  readonly cancelling: ReadonlyMap<string, readonly DocumentView[]>;
  /** All related documents, and those among them that are in the same request. */
  readonly views: ReadonlySet<DocumentView>;
  readonly siblings: ReadonlySet<DocumentView>;
  /** Whether a record is negative. This shows that the service lists cancellations with a sign. */
  readonly signed: boolean;
}

/** The slips related to a document. Computed once for all documents with the same related documents. */
export const relatedSlips = oncePer((related: RelatedDocuments): RelatedSlips => {
  const byTable = new Map<string, RelatedDocument[]>();
  const cancelling = new Map<string, DocumentView[]>();
  const views = new Set<DocumentView>();
  const siblings = new Set<DocumentView>();
  for (const document of related.documents) {
    const { view, mark, uid, sibling } = document;
    views.add(view);
    if (sibling) siblings.add(view);
    if (!isSlip(view)) continue;
    if (isTotalCancellation(view)) {
      for (const { text } of connectedLinks(view)) push(cancelling, keyOf(text, related), view);
    } else if (!sibling && (mark ?? uid) !== undefined) {
      push(byTable, tableOf(view), document);
    }
  }
  return { byTable, cancelling, views, siblings, signed: related.openOrders.some(isNegative) };
});

/** The total cancellation, other than the document, that cancels the slip of a link. */
export function cancellationOf(
  link: string,
  document: DocumentView | undefined,
  related: RelatedDocuments,
): DocumentView | undefined {
  const number = document && numberKey(document);
  return relatedSlips(related)
    .cancelling.get(keyOf(link, related))
    ?.find((each) => numberKey(each) !== number);
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
