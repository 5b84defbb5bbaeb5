import type { Related } from '../../types/index.js';
import { type Documents, isSlip, linksOf, type Owned, placeOf } from '../state/documents.js';
import type { DocumentRow } from '../state/rows.js';
import { isOwnSlip } from './slips.js';

/**
 * The documents that a document is compared with: those that it refers to, others that refer to the same ones, and the
 * slips of their tables. The slips of another issuer, branch or software house are not among them.
 */
export function relatedTo(documents: Documents, owned: Owned): readonly Related[] {
  const rows = new Map<string, DocumentRow>();
  const take = (row: DocumentRow): void => void rows.set(row.uid, row);
  const takeTable = (slip: Owned): void => {
    for (const each of documents.slipsOf(placeOf(slip))) {
      if (each.closedBy === undefined) take(each);
    }
  };
  takeTable(owned);
  for (const link of linksOf(owned)) {
    const named = documents.byLink(link);
    if (named === undefined || (isSlip(named) && !isOwnSlip(owned, named))) continue;
    take(named);
    if (isSlip(named)) takeTable(named);
    for (const other of documents.naming(named)) take(other);
  }
  return [...rows.values()].map(({ document: other, mark, uid }) => ({
    document: other,
    uid,
    ...(mark !== undefined && { mark }),
  }));
}
