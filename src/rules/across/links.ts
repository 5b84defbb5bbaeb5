import type { Path } from '../../types/index.js';
import type { RelatedDocument, RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';

/** One entry of a list in which a document refers to another document, by MARK or by UID. */
export interface Link {
  readonly list: 'correlatedInvoices' | 'multipleConnectedMarks' | 'multipleConnectedUids';
  readonly index: number;
  /** The MARK as text, or the UID. */
  readonly text: string;
}

export interface Linked {
  readonly link: Link;
  readonly document: RelatedDocument;
}

/** The documents that are closed, credited at retail, or invoiced: first by MARK, then by UID. */
export function connectedLinks({ invoiceHeader: header }: DocumentView): Link[] {
  return [
    ...linksIn('multipleConnectedMarks', header.multipleConnectedMarks),
    ...linksIn('multipleConnectedUids', header.multipleConnectedUids),
  ];
}

/** The documents that are corrected or continued. */
export const correlatedLinks = ({ invoiceHeader }: DocumentView): Link[] =>
  linksIn('correlatedInvoices', invoiceHeader.correlatedInvoices);

const linksIn = (list: Link['list'], links: readonly (number | string)[] = []): Link[] =>
  links.map((link, index) => ({ list, index, text: String(link) }));

export function linkedIn(links: readonly Link[], { byLink }: RelatedDocuments): Linked[] {
  return links.flatMap((link) => {
    const document = byLink.get(link.text);
    return document === undefined ? [] : [{ link, document }];
  });
}

export const pathOfLink = ({ list, index }: Link): Path => ['invoiceHeader', list, index];

/** One key for a document, whether it is referred to by its MARK or by its UID. */
export function keyOf(link: string, { byLink, openOrderByLink }: RelatedDocuments): string {
  const known = byLink.get(link) ?? openOrderByLink.get(link);
  return known?.mark ?? known?.uid ?? link;
}
