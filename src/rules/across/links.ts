import type { Path } from '../../types/index.js';
import type { RelatedDocument, RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';

/** One entry of a list by which a document names another one, by MARK or by UID. */
export interface Link {
  readonly list: 'correlatedInvoices' | 'multipleConnectedMarks' | 'multipleConnectedUids';
  readonly index: number;
  /** The MARK as text, or the UID. */
  readonly text: string;
}

/** A link to a related document. */
export interface Linked {
  readonly link: Link;
  readonly document: RelatedDocument;
}

/** The documents that are closed, credited at retail, or invoiced: MARKs first, then UIDs. */
export function connectedLinks({ invoiceHeader: header }: DocumentView): Link[] {
  return [
    ...linksIn('multipleConnectedMarks', header.multipleConnectedMarks),
    ...linksIn('multipleConnectedUids', header.multipleConnectedUids),
  ];
}

/** The documents that are corrected or followed. */
export const correlatedLinks = ({ invoiceHeader }: DocumentView): Link[] =>
  linksIn('correlatedInvoices', invoiceHeader.correlatedInvoices);

const linksIn = (list: Link['list'], links: readonly (number | string)[] = []): Link[] =>
  links.map((link, index) => ({ list, index, text: String(link) }));

/** The links to related documents. */
export function linkedIn(links: readonly Link[], { byLink }: RelatedDocuments): Linked[] {
  return links.flatMap((link) => {
    const document = byLink.get(link.text);
    return document === undefined ? [] : [{ link, document }];
  });
}

/** Where a link stands. */
export const pathOfLink = ({ list, index }: Link): Path => ['invoiceHeader', list, index];

/** One name for a document that can be named by its MARK and by its UID. */
export function keyOf(link: string, { byLink, openOrderByLink }: RelatedDocuments): string {
  const known = byLink.get(link) ?? openOrderByLink.get(link);
  return known?.mark ?? known?.uid ?? link;
}
