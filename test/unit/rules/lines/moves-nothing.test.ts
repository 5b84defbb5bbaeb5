import { expect, it } from 'vitest';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { finds } from '../found.js';

it.each<[RuleId, string]>([
  ['lines/description-placeholder', '---'],
  ['lines/movement-line-incomplete', ' '],
])('%s finds nothing if isDeliveryNote is false', (rule, itemDescr) => {
  const on = (isDeliveryNote: boolean) =>
    finds(rule, {
      sample: 'salesInvoice',
      set: { '/invoiceDetails/0/itemDescr': itemDescr, '/invoiceHeader/isDeliveryNote': isDeliveryNote },
    });
  expect(on(false)).toBe(false);
  expect(on(true)).toBe(true);
});
