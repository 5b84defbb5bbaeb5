import type { Document } from '../../types/index.js';
import { deliveryNote } from './notes.js';
import { CUSTOMER_ADDRESS, MOVING_ISSUER } from './parts.js';

/** 9.3: the chairs go from the shop to the company's own warehouse, establishment 3. */
export const ownTransfer: Document = {
  ...deliveryNote,
  counterpart: { ...MOVING_ISSUER, branch: 3, address: CUSTOMER_ADDRESS },
  invoiceHeader: {
    ...deliveryNote.invoiceHeader,
    aa: '32',
    movePurpose: 8,
    movePurposeLabel: 'Μεταξύ Εγκαταστάσεων Οντότητας',
  },
};

/** 9.2: the chairs are taken round to customers who are not known in advance. */
export const aggregateNote: Document = {
  ...deliveryNote,
  counterpart: { vatNumber: '000000000', country: 'GR', branch: 0 },
  invoiceHeader: { ...deliveryNote.invoiceHeader, aa: '33', invoiceType: '9.2' },
};
