import type { Document, Related } from '../../types/index.js';
import { type Documents, linksOf, placeNamed } from '../state/documents.js';
import type { DocumentRow } from '../state/rows.js';

/**
 * The documents that a document is compared with: those that it refers to, others that refer to the same ones, and the
 * slips of their tables.
 */
export function relatedTo(documents: Documents, document: Document): readonly Related[] {
  const rows = new Map<string, DocumentRow>();
  const take = (row: DocumentRow): void => void rows.set(row.uid, row);
  const takeTable = ({ issuer, invoiceHeader: { tableAA } }: Document): void => {
    if (tableAA === undefined) return;
    for (const slip of documents.slipsOf(placeNamed(issuer.vatNumber, issuer.branch, tableAA))) {
      if (slip.closedBy === undefined) take(slip);
    }
  };
  takeTable(document);
  for (const link of linksOf({ document })) {
    const named = documents.byLink(link);
    if (named === undefined) continue;
    take(named);
    if (named.document.invoiceHeader.invoiceType === '8.6') takeTable(named.document);
    for (const other of documents.naming(named)) take(other);
  }
  return [...rows.values()].map(({ document: other, mark, uid }) => ({
    document: other,
    uid,
    ...(mark !== undefined && { mark }),
  }));
}
