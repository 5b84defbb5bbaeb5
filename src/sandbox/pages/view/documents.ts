import { centsToString } from '../../../money/index.js';
import { titleOf } from '../../../print/words/titles.js';
import type { Document } from '../../../types/index.js';
import { centsOf } from '../../provider/hold.js';
import type { DocumentRow } from '../../state/rows.js';
import type { World } from '../../world.js';
import { newest } from './newest.js';
import type { DocumentLine, DocumentName, Newest } from './types.js';

export const documentsView = ({ documents }: World): Newest<DocumentLine> =>
  newest(documents.all(), documents.size, documentLine);

export function documentLine(row: DocumentRow): DocumentLine {
  const { uid, mark, cancellationMark, closedBy, insertedAt, issues, dropped, document } = row;
  return {
    ...nameOf(uid, document),
    ...(mark !== undefined && { mark }),
    ...(closedBy !== undefined && { closedBy }),
    state: cancellationMark !== undefined ? 'cancelled' : mark === undefined ? 'queued' : 'filed',
    insertedAt,
    issues: issues.length,
    dropped: dropped.length,
  };
}

export function nameOf(uid: string, { issuer, invoiceHeader, invoiceSummary }: Document): DocumentName {
  const { invoiceType, series, aa, currency = 'EUR' } = invoiceHeader;
  return {
    uid,
    type: invoiceType,
    typeName: { el: titleOf(invoiceType, 'el'), en: titleOf(invoiceType, 'en') },
    number: `${series} ${aa}`,
    vatNumber: issuer.vatNumber,
    gross: centsToString(centsOf(invoiceSummary.totalGrossValue)),
    currency: String(currency),
  };
}
