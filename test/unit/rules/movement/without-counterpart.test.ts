import { expect, it } from 'vitest';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { finds } from '../found.js';

// That it is missing is another rule's to say.
it.each<[RuleId, Record<string, unknown>]>([
  [
    'movement/shipping-branch-redundant',
    { '/invoiceHeader/otherDeliveryNoteHeader/completeShippingBranch': 0 },
  ],
  [
    'movement/reverse-purpose-country',
    { '/invoiceHeader/reverseDeliveryNote': true, '/invoiceHeader/reverseDeliveryNotePurpose': 4 },
  ],
])('%s finds nothing without a counterpart', (rule, set) => {
  expect(finds(rule, { sample: 'deliveryNote', set })).toBe(true);
  expect(finds(rule, { sample: 'deliveryNote', set, remove: ['/counterpart'] })).toBe(false);
});
