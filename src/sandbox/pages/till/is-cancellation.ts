import { RecType } from '../../../codes/index.js';
import type { DocumentRow } from '../../state/rows.js';

/** Whether a slip only cancels lines of earlier ones. */
export const isCancellation = ({ document }: Pick<DocumentRow, 'document'>): boolean =>
  document.invoiceDetails.every(({ recType }) => recType === RecType.NegativeSign);
