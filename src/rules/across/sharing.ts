import type { InvoiceType } from '../../codes/index.js';
import type { RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { keyOf, type Link } from './links.js';
import { numberKey } from './number.js';

/**
 * A group of documents that refer to the same documents, directly or through each other. All of them get the same
 * array, so results can be cached by it.
 */
export type DocumentGroup = readonly DocumentView[];

/** Looks up related documents that refer to the same documents. No document occurs twice. */
export interface Sharing {
  /** The document, and all documents that share a link with it, directly or through others. */
  readonly groupOf: (document: DocumentView, related: RelatedDocuments) => DocumentGroup;
  /** The first document that refers to a given one, other than `document`. */
  readonly naming: (
    link: string,
    document: DocumentView | undefined,
    related: RelatedDocuments,
  ) => DocumentView | undefined;
}

/** An index of the related documents of some types. */
interface Index {
  /** Documents by the documents that they refer to. */
  readonly byKey: ReadonlyMap<string, readonly DocumentView[]>;
  /** The groups found so far, by each of their members. */
  readonly groups: Map<DocumentView, DocumentGroup>;
}

/**
 * Creates a look-up for documents of some types that refer to the same documents: closings of one table's slips,
 * credits of one invoice, invoices of one delivery note. The checked document may be among the related documents.
 * Documents with the same number count as one.
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
    const index = { byKey, groups: new Map() };
    indexes.set(related, index);
    return index;
  };
  const groupOf: Sharing['groupOf'] = (document, related) => {
    const { byKey, groups } = indexOf(related);
    const known = groups.get(document);
    if (known !== undefined) return known;
    const met = new Set([numberKey(document)]);
    const asked = new Set<string>();
    const found = [document];
    for (const each of walk(found)) {
      for (const key of keysOf(each, related)) {
        if (asked.has(key)) continue;
        asked.add(key);
        for (const other of withNewNumbers(byKey.get(key), met)) found.push(other);
      }
    }
    // A document that is not among the related documents does not join their group: they form a group without it.
    const isAmong = keysOf(document, related).some((key) => byKey.get(key)?.includes(document));
    for (const each of isAmong ? found : [document]) groups.set(each, found);
    return found;
  };
  const naming: Sharing['naming'] = (link, document, related) => {
    const number = document && numberKey(document);
    return indexOf(related)
      .byKey.get(keyOf(link, related))
      ?.find((each) => numberKey(each) !== number);
  };
  return { groupOf, naming };
}

/** The documents of some types, one for each number. The last one wins: it is the one from the same request. */
function eachOnce({ documents }: RelatedDocuments, types: readonly InvoiceType[]): Iterable<DocumentView> {
  const byNumber = new Map<string, DocumentView>();
  for (const { view } of documents) {
    if (types.includes(view.invoiceHeader.invoiceType)) byNumber.set(numberKey(view), view);
  }
  return byNumber.values();
}

/** The documents whose numbers are not in `met` yet. Adds the numbers. */
function withNewNumbers(documents: readonly DocumentView[] = [], met: Set<string>): DocumentView[] {
  return documents.filter((each) => {
    const number = numberKey(each);
    if (met.has(number)) return false;
    met.add(number);
    return true;
  });
}

/** Iterates over a list that grows during the iteration. */
function* walk(found: readonly DocumentView[]): Iterable<DocumentView> {
  for (let index = 0; index < found.length; index += 1) yield found[index] as DocumentView;
}
