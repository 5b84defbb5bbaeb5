import { english, type Reason, reason } from '../../issues/inside.js';
import type { SkippedReason } from '../../issues/locales/generated/en/skipped.js';
import { type Cents, parseDecimal, toCents } from '../../money/index.js';
import { isRecord, type Members } from '../../reading/object.js';
import type { Params } from '../../types/index.js';
import { ITEM_PATHS } from '../across/items.js';
import { numberKey } from '../across/number.js';
import { readMark, readUid } from '../across/read-link.js';
import { touches } from '../engine/broken.js';
import { Findings } from '../engine/findings.js';
import type { OpenOrderView, RelatedDocument, RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { isTotalCancellation, namesDocuments } from '../shared/slips.js';
import { readDocument } from './read-document.js';

/** The members of related documents that rules read. A document is not compared if one of these is broken. */
export const RELATED_PATHS = [
  'issuer.vatNumber',
  'issuer.branch',
  'counterpart.vatNumber',
  'counterpart.country',
  'invoiceHeader.invoiceType',
  'invoiceHeader.series',
  'invoiceHeader.aa',
  'invoiceHeader.issueDate',
  'invoiceHeader.currency',
  'invoiceHeader.isDeliveryNote',
  'invoiceHeader.movePurpose',
  'invoiceHeader.reverseDeliveryNote',
  'invoiceHeader.specialInvoiceCategory',
  'invoiceHeader.correlatedInvoices',
  'invoiceHeader.multipleConnectedMarks',
  'invoiceHeader.multipleConnectedUids',
  'invoiceHeader.tableAA',
  'invoiceHeader.totalCancelDeliveryOrders',
  ...ITEM_PATHS,
  'invoiceSummary.totalNetValue',
] as const;

/** The related documents as rules read them, and which of them could not be used. */
export interface ReadRelated {
  readonly related: RelatedDocuments;
  /** For `skipped`. */
  readonly unusable: readonly Reason[];
}

/** Reads the related documents, including records of open slips, and the other documents of the same request. */
export function readRelated(
  related: readonly unknown[],
  siblings: readonly RelatedDocument[] = [],
): ReadRelated {
  const reading = new RelatedReader();
  let count = 0;
  try {
    for (const each of related) {
      reading.take(each, `related[${count}]`);
      count += 1;
    }
  } catch {
    // The list threw an error while it was read.
    reading.leave('related-rest-unreadable', `related[${count}]`);
  }
  reading.reportUnnamed();
  reading.documents.push(...siblings);
  return { related: reading, unusable: reading.unusable };
}

class RelatedReader implements RelatedDocuments {
  readonly documents: RelatedDocument[] = [];
  readonly openOrders: OpenOrderView[] = [];
  readonly byLink = new Map<string, RelatedDocument>();
  readonly openOrderByLink = new Map<string, OpenOrderView>();
  readonly unread = new Set<string>();
  readonly unusable: Reason[] = [];
  private readonly unnamed: { readonly name: string; readonly view: DocumentView }[] = [];

  leave(why: SkippedReason, given: string, params: Params = {}): void {
    this.unusable.push(reason(why, { given, ...params }));
  }

  take(given: unknown, name: string): void {
    try {
      if (!isRecord(given)) this.leave('related-unknown', name);
      else if (isIssued(given)) this.document(given.document, given, name);
      else if (isOpenOrder(given)) this.openOrder(given, name);
      else this.document(given, {}, name);
    } catch {
      this.leave('related-unreadable', name);
    }
  }

  /**
   * Reports documents without a MARK or UID, which no link can find. A slip is still useful if no other slip has a
   * MARK, and other documents are useful if they refer to documents.
   */
  reportUnnamed(): void {
    const identified =
      this.openOrders.length > 0 || [...this.byLink.values()].some(({ view }) => isSlip(view));
    for (const { name, view } of this.unnamed) {
      const isUseful = isSlip(view) ? !identified || isTotalCancellation(view) : namesOthers(view);
      if (!isUseful) this.leave('related-unnamed', name);
    }
  }

  private document(given: unknown, { mark, uid }: Identified, name: string): void {
    const links = this.links(mark, uid, name);
    const { read, broken } = readDocument(given, new Findings(english, undefined));
    const view = read?.view;
    if (view === undefined || touches(RELATED_PATHS, broken)) {
      for (const link of [links.mark, links.uid]) if (link !== undefined) this.unread.add(link);
      const members = [...broken].filter((member) => touches(RELATED_PATHS, new Set([member])));
      if (view === undefined) this.leave('related-not-a-document', name);
      else this.leave('related-members-unreadable', name, { members: members.join(', ') });
      return;
    }
    const document = { view, ...links, sibling: false };
    const known = this.register(document, this.byLink);
    if (known === undefined) {
      this.documents.push(document);
      if ((links.mark ?? links.uid) === undefined) this.unnamed.push({ name, view });
    } else if (numberKey(known.view) !== numberKey(view)) {
      this.leave('related-repeated', name);
    }
  }

  private openOrder(given: Record<string, unknown>, name: string): void {
    const { mark, uid } = this.links(given['mark'], given['uid'], name);
    const quantity = parseDecimal(given['quantityProducts']);
    const net = signedCents(given['totalNet']);
    if (!quantity.ok || net === undefined || (mark === undefined && uid === undefined)) {
      for (const link of [mark, uid]) if (link !== undefined) this.unread.add(link);
      this.leave('related-open-slip', name);
      return;
    }
    const order = { mark, uid, quantity: quantity.value, net };
    if (this.register(order, this.openOrderByLink) === undefined) this.openOrders.push(order);
  }

  private links(mark: unknown, uid: unknown, name: string): Required<Links> {
    const readAsMark = readMark(mark);
    const readAsUid = readUid(uid);
    if (readAsMark === 'unreadable') this.leave('related-mark', name);
    if (readAsUid === 'unreadable') this.leave('related-uid', name);
    return {
      mark: readAsMark === 'unreadable' ? undefined : readAsMark.link,
      uid: readAsUid === 'unreadable' ? undefined : readAsUid.link,
    };
  }

  /**
   * Adds a document under its MARK and its UID. If another document has one of them, returns that one and adds nothing.
   */
  private register<Each extends Links>(each: Each, index: Map<string, Each>): Each | undefined {
    const links = [each.mark, each.uid].filter((link) => link !== undefined);
    const known = links.map((link) => index.get(link)).find((other) => other !== undefined);
    if (known === undefined) for (const link of links) index.set(link, each);
    return known;
  }
}

interface Links {
  readonly mark: string | undefined;
  readonly uid: string | undefined;
}

interface Identified {
  readonly mark?: unknown;
  readonly uid?: unknown;
}

/** A document has no member called `document`, so an object with this member contains a document. */
const isIssued = (value: Members): value is Members & { readonly document: unknown } & Identified =>
  value['document'] !== undefined;

const isOpenOrder = (value: Members): boolean =>
  value['invoiceHeader'] === undefined &&
  (value['quantityProducts'] !== undefined || value['totalNet'] !== undefined);

const isSlip = ({ invoiceHeader }: DocumentView): boolean => invoiceHeader.invoiceType === '8.6';

const namesOthers = (document: DocumentView): boolean =>
  namesDocuments(document) || (document.invoiceHeader.correlatedInvoices?.length ?? 0) > 0;

/** An amount in the record of an open slip, which may be negative. */
function signedCents(value: unknown): Cents | undefined {
  const amount = parseDecimal(value);
  return amount.ok ? toCents(amount.value) : undefined;
}
