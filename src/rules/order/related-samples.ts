import type { RelatedExample } from '../engine/example.js';

/** The first slip that the sample closing lists, with its MARK. */
export const SLIP: RelatedExample = { sample: 'orderSlip', mark: '400001234567894' };

/** The second one, a partial cancellation. */
export const CANCELLATION: RelatedExample = { sample: 'orderCancellation', mark: '400001234567895' };

/** Another slip of the same table, which the sample closing does not list. */
export const LATER_SLIP: RelatedExample = {
  sample: 'orderSlip',
  mark: '400001234567899',
  set: { '/invoiceHeader/aa': '209' },
};

/** The GUID of a different table than that of the samples. */
export const OTHER_TABLE = '9a1d4f70-2b3c-4d5e-8f60-718293a4b5c6';
