import { expect, it } from 'vitest';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { finds } from '../found.js';

const ADDRESS = { street: 'Ερμού', number: '1', postalCode: '0', city: 'NONE' };

it.each<[RuleId, object]>([
  ['movement/issue-date-past', {}],
  ['movement/member-missing', {}],
  ['movement/address-placeholder', { '/issuer/address': ADDRESS }],
  ['movement/address-incomplete', { '/issuer/address': { ...ADDRESS, street: ' ' } }],
])('%s finds nothing if isDeliveryNote is false', (rule, set) => {
  const now = '2026-11-21T08:00:00Z';
  const on = (isDeliveryNote: boolean) =>
    finds(rule, {
      sample: 'salesInvoice',
      now,
      set: { ...set, '/invoiceHeader/isDeliveryNote': isDeliveryNote },
    });
  expect(on(false)).toBe(false);
  expect(on(true)).toBe(true);
});
