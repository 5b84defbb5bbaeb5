import { describe, expect, test } from 'vitest';
import { dispatch, type KindRow } from '../../../src/builders/kinds/kind-row.js';
import { type Kind, kinds } from '../../../src/builders/kinds/kinds.js';
import { invoiceTypeFacts, providerInvoiceTypes } from '../../../src/codes/index.js';

const rows = Object.entries(kinds) as [Kind, KindRow][];

/** The table of kinds, compared with the authority's facts about each type. */
describe('the table of document kinds', () => {
  test('has the links that the service describes', () => {
    const linking = (link: 'notes' | 'slips'): string[] =>
      rows.filter(([, { links }]) => links.includes(link)).map(([kind]) => kind);
    expect(linking('notes')).toEqual(['salesInvoice']);
    expect(linking('slips')).toEqual([
      'salesInvoice',
      'uncorrelatedCreditInvoice',
      'tableCancellation',
      'retailReceipt',
      'retailCredit',
    ]);
  });

  test('has a kind for every type of the provider channel', () => {
    expect([...new Set(rows.map(([, row]) => row.type))].sort()).toEqual([...providerInvoiceTypes].sort());
  });

  test.each(rows)('has a row for %s that matches the facts of its type', (kind, row) => {
    const facts = invoiceTypeFacts[row.type];
    const needs = { required: 'needed', optional: 'may', forbidden: 'no' } as const;
    expect(row.counterpart).toBe(needs[facts.counterpart.rule]);
    const paid = { required: 'needed', accepted: 'may', forbidden: 'no', notSent: 'no' } as const;
    expect(row.payments).toBe(paid[facts.paymentMethods.rule]);
    expect(row.takes.includes('fuelInvoice')).toBe(facts.fuelInvoice);
    expect(row.takes.includes('selfPricing')).toBe(facts.selfPricing);
    expect(row.takes.includes('currency')).toBe(facts.currency.rule === 'optional');
    // One provider lists 11.4 among the types with isDeliveryNote: `validate` warns, and the builder allows it.
    expect(row.moves === 'may').toBe(facts.isDeliveryNote.rule === 'accepted' || row.type === '11.4');
    if (facts.multipleConnectedMarks.rule === 'forbidden') expect(row.links).toEqual([]);
    if (facts.multipleConnectedMarks.rule === 'requiredOnTotalCancel') {
      expect(row.links).toEqual(kind === 'tableCancellation' ? ['slips'] : []);
    }
  });

  test.each(rows)('has a row for %s with the correlation of its type', (_, row) => {
    const { rule } = invoiceTypeFacts[row.type].correlatedInvoices;
    if (rule === 'required') expect(row.correlates).toBe('needed');
    if (rule === 'forbidden') expect(row.correlates).toBe('no');
    if (rule === 'optional' || rule === 'accepted') expect(row.correlates).toBe('may');
    // Nobody knows: invoices may, and retail documents, which link in another way, may not.
    if (rule === 'unknown') expect(row.correlates).toBe(/^(11|8\.4|8\.6)/.test(row.type) ? 'no' : 'may');
  });

  test('has lines with the quantity and classification of the type', () => {
    for (const [kind, row] of rows) {
      const { lineQuantityAndUnit, classification } = invoiceTypeFacts[row.type];
      const line = row.line as string;
      if (lineQuantityAndUnit.rule === 'forbidden')
        expect([kind, line]).toEqual([kind, kind === 'climateFee' ? 'levy' : 'service']);
      if (lineQuantityAndUnit.rule === 'notSent') expect(line).toBe('collection');
      if (lineQuantityAndUnit.rule === 'required') expect(['note', 'order', 'none']).toContain(line);
      if (classification.kind === 'expenses') expect(line).toBe('acquisition');
      if (classification.kind === 'byDetailType') expect(line).toBe('clearance');
      if (classification.kind === 'category3') expect(line).toBe('note');
    }
  });

  test('requires dispatch for delivery notes and a purpose for receiving notes', () => {
    for (const [, row] of rows) {
      const family = invoiceTypeFacts[row.type].family;
      if (family === 'deliveryNote') expect(row.needs).toEqual(dispatch);
      if (family === 'receivingNote') expect(row.needs).toEqual(['receivingNotePurpose']);
      expect(row.takes.includes('toWeigh')).toBe(family === 'deliveryNote');
      expect(row.takes.includes('reverseDeliveryNote')).toBe(row.type === '9.3');
      expect(row.takes.includes('thirdPartyCollection')).toBe(row.type === '8.4' || row.type === '8.5');
      expect(row.takes.includes('tableAA')).toBe(row.type === '8.6');
    }
  });
});
