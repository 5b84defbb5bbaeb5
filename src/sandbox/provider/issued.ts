import { centsToNumber } from '../../money/index.js';
import type { Issued } from '../../print/issued.js';
import type { DocumentRow } from '../state/rows.js';
import { linksTo } from './entry.js';

/** What the authority and the terminals answered. */
export function issuedOf(row: DocumentRow, origin: string): Issued {
  const { mark, uid, authenticationCode, charges, cancellationMark } = row;
  const completions = charges.map(({ type, amount, tip, transactionId }) => ({
    paymentType: type,
    paymentAmount: centsToNumber(amount),
    tipAmount: centsToNumber(tip),
    transactionId,
  }));
  const parts = { uid, authenticationCode, ...linksTo(origin, row), completions };
  return mark === undefined ? { ...parts, statusCode: 'Offline' } : { ...parts, mark, cancellationMark };
}
