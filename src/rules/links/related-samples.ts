import type { RelatedExample } from '../engine/example.js';

/** The invoice that the sample credit (5.1) corrects: net 63.30, with 49.80 in VAT category 1. */
export const ORIGINAL: RelatedExample = { sample: 'salesInvoice', mark: '400001234567890' };

/** The receipt that the sample retail credit (11.4) refunds: net 24.19. */
export const RECEIPT: RelatedExample = { sample: 'retailReceipt', mark: '400001234567893' };

/** The first delivery note in the sample closing invoice: two laptop stands. */
export const NOTE: RelatedExample = {
  sample: 'deliveryNote',
  mark: '400001234567891',
  set: { '/invoiceDetails/0/itemDescr': 'Βάση φορητού', '/invoiceDetails/0/quantity': 2 },
};

/** The second delivery note: ten books. */
export const SECOND_NOTE: RelatedExample = {
  sample: 'deliveryNote',
  mark: '400001234567892',
  set: {
    '/invoiceHeader/aa': '32',
    '/invoiceDetails/0/itemDescr': 'Βιβλίο',
    '/invoiceDetails/0/quantity': 10,
  },
};
