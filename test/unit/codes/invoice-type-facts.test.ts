import { describe, expect, it } from 'vitest';
import {
  type InvoiceType,
  invoiceTypeFacts,
  invoiceTypeStatus,
  isInvoiceType,
} from '../../../src/codes/index.js';
import { providerTypes, rowsOfReference } from './reference.js';

const reference = new Map(rowsOfReference('invoiceTypes').map((row) => [row.code, row]));
const each = Object.entries(invoiceTypeFacts);
const typesWhere = (test: (facts: (typeof invoiceTypeFacts)[InvoiceType]) => boolean): string[] =>
  each.filter(([, facts]) => test(facts)).map(([code]) => code);

describe('invoiceTypeFacts', () => {
  it('covers all types of the provider channel', () => {
    expect(Object.keys(invoiceTypeFacts).sort()).toEqual([...providerTypes].sort());
  });

  it.each(each)('%s starts every fact with the value of the reference', (code, facts) => {
    const row = reference.get(code);
    const given = row?.counterpart as Record<string, string>;
    expect(facts.counterpart.rule).toBe(given.rule);
    expect(facts.paymentMethods.rule).toBe(row?.paymentMethods);
    expect(facts.currency.rule).toBe(row?.currency);
    expect(facts.sign).toBe(row?.sign);
    expect(facts.family).toBe(row?.family);
    expect(facts.group).toBe(row?.group);
    expect(String(row?.correlatedInvoices).startsWith(facts.correlatedInvoices.rule)).toBe(true);
    expect(String(row?.lineQuantityAndUnit).startsWith(facts.lineQuantityAndUnit.rule)).toBe(true);
    expect([facts.fuelInvoice, facts.selfPricing, facts.taxFree]).toEqual([
      row?.fuelInvoiceOk,
      row?.selfPricingOk,
      row?.taxFreeOk,
    ]);
    expect(facts.isDeliveryNote.rule === 'accepted').toBe(String(row?.isDeliveryNoteOk).startsWith('yes'));
  });

  // The lists below are written in the facts of the authority and in the service description.
  it('shows where the counterpart is required', () => {
    expect(typesWhere(({ counterpart }) => counterpart.country === 'GR')).toEqual(['1.1', '2.1']);
    expect(typesWhere(({ counterpart }) => counterpart.country === 'EU')).toEqual(['1.2', '2.2']);
    expect(typesWhere(({ counterpart }) => counterpart.country === 'nonEU')).toEqual(['1.3', '2.3']);
    expect(invoiceTypeFacts['9.2'].counterpart.vatNumber).toBe('000000000');
  });

  it('shows the links that a type refuses', () => {
    expect(typesWhere((facts) => facts.multipleConnectedMarks.rule === 'forbidden').sort()).toEqual([
      '1.6',
      '2.4',
      '5.1',
    ]);
    expect(invoiceTypeFacts['5.1'].correlatedInvoices).toEqual({ rule: 'required', confidence: 'several' });
    expect(invoiceTypeFacts['5.2'].correlatedInvoices).toEqual({ rule: 'forbidden', confidence: 'several' });
    expect(invoiceTypeFacts['11.4'].correlatedInvoices.rule).toBe('forbidden');
  });

  it('keeps uncertainty: a single source, or conflicting sources', () => {
    expect(invoiceTypeFacts['1.6'].correlatedInvoices).toEqual({ rule: 'required', confidence: 'single' });
    expect(invoiceTypeFacts['6.1'].counterpart).toMatchObject({ rule: 'optional', confidence: 'conflict' });
    expect(invoiceTypeFacts['8.6'].counterpart.confidence).toBe('conflict');
    expect(invoiceTypeFacts['10.1'].counterpart.confidence).toBe('single');
  });

  it('shows types without payments and without currency', () => {
    const movement = ['10.1', '10.2', '9.1', '9.2', '9.3'];
    expect(typesWhere((facts) => facts.paymentMethods.rule === 'forbidden').sort()).toEqual(movement);
    expect(typesWhere((facts) => facts.currency.rule === 'forbidden').sort()).toEqual(movement);
    expect(invoiceTypeFacts['8.6'].paymentMethods).toEqual({ rule: 'notSent', confidence: 'described' });
  });
});

describe('invoiceTypeStatus', () => {
  it.each([
    ['1.1', 'provider'],
    ['11.5', 'provider'],
    ['13.1', 'other'],
    ['17.6', 'other'],
    ['4', 'reserved'],
    ['12', 'reserved'],
    ['8.3', 'unknown'],
    ['1.10', 'unknown'],
    ['constructor', 'unknown'],
  ])('%s is %s', (code, status) => {
    expect(invoiceTypeStatus(code)).toBe(status);
    expect(isInvoiceType(code)).toBe(status === 'provider');
  });

  it('accepts any value', () => {
    for (const value of [null, undefined, 1.1, {}, Symbol('1.1')]) expect(isInvoiceType(value)).toBe(false);
  });
});
