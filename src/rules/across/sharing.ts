import type { InvoiceType } from '../../codes/index.js';
import type { RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { keyOf, type Link } from './links.js';
import { numberKey } from './number.js';

/**
 * Documents that name the same documents, directly or by way of others of them. Each of them gets the same list, so what
 * is computed of it can be kept under it.
 */
export type Whole = readonly DocumentView[];

/** Documents beside that name the same documents as one. None is there twice. */
export interface Sharing {
  /** The document itself, and those that name one of the same documents, directly or by way of others of them. */
  readonly whole: (document: DocumentView, related: RelatedDocuments) => Whole;
  /** The first, other than the document itself if there is one, that names one certain document. */
  readonly naming: (
    link: string,
    document: DocumentView | undefined,
    related: RelatedDocuments,
  ) => DocumentView | undefined;
}

/** What is known of the related documents of some types. */
interface Index {
  /** By the documents that they name. */
  readonly byKey: ReadonlyMap<string, readonly DocumentView[]>;
  /** The wholes that were found already, by each of their documents. */
  readonly wholes: Map<DocumentView, Whole>;
}

/**
 * Makes the look-up of documents of some types that share what they name: closings of one table's slips, credits of one
 * invoice, invoices of one note. A document may be related to itself: one number is one document.
 */
export function sharing(
  types: readonly InvoiceType[],
  linksOf: (document: DocumentView) => readonly Link[],
): Sharing {
  const indexes = new WeakMap<RelatedDocuments, Index>();
  const keysOf = (document: DocumentView, related: RelatedDocuments): string[] =>
    linksOf(document).map(({ text }) => keyOf(text, related));
  const indexOf = (related: RelatedDocuments): Index => {
    const known = indexes.get(related);
    if (known !== undefined) return known;
    const byKey = new Map<string, DocumentView[]>();
    for (const view of eachOnce(related, types)) {
      for (const key of new Set(keysOf(view, related))) {
        const naming = byKey.get(key);
        if (naming === undefined) byKey.set(key, [view]);
        else naming.push(view);
      }
    }
    const index = { byKey, wholes: new Map() };
    indexes.set(related, index);
    return index;
  };
  const whole: Sharing['whole'] = (document, related) => {
    const { byKey, wholes } = indexOf(related);
    const known = wholes.get(document);
    if (known !== undefined) return known;
    const met = new Set([numberKey(document)]);
    const asked = new Set<string>();
    const found = [document];
    for (const each of walk(found)) {
      for (const key of keysOf(each, related)) {
        if (asked.has(key)) continue;
        asked.add(key);
        for (const other of unmet(byKey.get(key), met)) found.push(other);
      }
    }
    // The whole of a document that is not among those beside is its own: they may stand without it.
    const isAmong = keysOf(document, related).some((key) => byKey.get(key)?.includes(document));
    for (const each of isAmong ? found : [document]) wholes.set(each, found);
    return found;
  };
  const naming: Sharing['naming'] = (link, document, related) => {
    const number = document && numberKey(document);
    return indexOf(related)
      .byKey.get(keyOf(link, related))
      ?.find((each) => numberKey(each) !== number);
  };
  return { whole, naming };
}

/** The documents of some types, one for each number: the last, which is that of the same request. */
function eachOnce({ documents }: RelatedDocuments, types: readonly InvoiceType[]): Iterable<DocumentView> {
  const byNumber = new Map<string, DocumentView>();
  for (const { view } of documents) {
    if (types.includes(view.invoiceHeader.invoiceType)) byNumber.set(numberKey(view), view);
  }
  return byNumber.values();
}

/** The documents whose numbers are new; these are then met. */
function unmet(documents: readonly DocumentView[] = [], met: Set<string>): DocumentView[] {
  return documents.filter((each) => {
    const number = numberKey(each);
    if (met.has(number)) return false;
    met.add(number);
    return true;
  });
}

/** What is found, while it goes on. */
function* walk(found: readonly DocumentView[]): Iterable<DocumentView> {
  for (let index = 0; index < found.length; index += 1) yield found[index] as DocumentView;
}
