import { describe, expect, it } from 'vitest';
import { checkUnknown } from '../../../src/builders/index.js';
import { invoiceTypeFacts, providerInvoiceTypes } from '../../../src/codes/index.js';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { allRules } from '../../../src/rules/registry.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Issue } from '../../../src/types/index.js';
import { issuesOf } from '../rules/found.js';

const DOCUMENTS = allRules.filter(({ layer }) => layer === 'document');
const facts = factsSamples.salesInvoice;
const [line] = facts.lines;

const told = (issues: readonly Issue[], rule: string): Issue | undefined =>
  issues.find((issue) => issue.rule === rule);
const messageOf = (given: object, rule: string): string | undefined =>
  told(checkUnknown({ ...facts, ...given }).issues, rule)?.message;
const withUnit = (unit: string) => messageOf({ lines: [{ ...line, unit }] }, 'facts/unit');

describe('advice that one can obey', () => {
  it('sets isDeliveryNote only on types that may have it', () => {
    let set = 0;
    for (const { bad } of DOCUMENTS) {
      for (const { now: _, related: __, ...example } of bad) {
        for (const type of providerInvoiceTypes) {
          const document = applyExample({
            ...example,
            set: { ...example.set, '/invoiceHeader/invoiceType': type },
          });
          for (const { message } of validate(document).issues) {
            if (!message.includes('set isDeliveryNote')) continue;
            set += 1;
            expect([message, invoiceTypeFacts[type].isDeliveryNote.rule]).toEqual([message, 'accepted']);
          }
        }
      }
    }
    expect(set).toBeGreaterThan(10);
  });

  it.each([
    ['/selfPricing', 'invoiceHeader.selfPricing'],
    ['/invoiceHeader/transmissionFailure', 'document.transmissionFailure'],
    ['/invoiceDetails/0/dispatchDate', 'invoiceHeader.dispatchDate'],
    ['/invoiceHeader/recType', 'invoiceDetails[].recType'],
  ])('says where a member belongs that is at %s', (pointer, home) => {
    const [issue] = issuesOf({ sample: 'salesInvoice', set: { [pointer]: true } });
    expect(issue).toMatchObject({ rule: 'shape/unknown-member', params: { home } });
    expect(issue?.message).toContain(`move it to ${home}`);
    expect(issue?.params).not.toHaveProperty('meant');
  });

  it('says where a fact belongs, and only for names with one place', () => {
    expect(messageOf({ print: { selfPricing: true } }, 'shape/unknown-member')).toContain(
      'move it to facts.selfPricing',
    );
    expect(messageOf({ vatNumber: '800123456' }, 'shape/unknown-member')).not.toContain('or move it');
  });

  it('does not take a tip for the amount of a payment', () => {
    const payments = [{ type: 7, amount: 'rest', tipAmount: 2 }];
    const { ok, document, issues } = checkUnknown({ ...facts, payments });
    expect([ok, document]).toEqual([false, undefined]);
    expect(issues).toMatchObject([
      { rule: 'shape/undescribed-member', severity: 'error', path: ['payments', 0, 'tipAmount'] },
    ]);
  });

  it.each([
    ['γρ', '1 γρ is 0.001 kg'],
    ['ml', '1 ml is 0.001 l'],
    ['Τόνος', '1 Τόνος is 1000 kg'],
    ['cm', '1 cm is 0.01 m'],
  ])('converts the unit %s', (unit, expected) => {
    expect(withUnit(unit)).toContain(expected);
    expect(withUnit(unit)).not.toContain('count pieces');
  });

  it('counts as pieces what cannot be converted', () => {
    expect(withUnit('κιβώτιο')).toContain("unitLabel: 'κιβώτιο'");
  });

  it('tells the 0 % of facts as of documents', () => {
    const lines = [{ ...line, vat: 0 }];
    const issue = told(checkUnknown({ ...facts, lines }).issues, 'facts/exemption-missing');
    const [same] = issuesOf({
      sample: 'salesInvoice',
      set: { '/invoiceDetails/0/vatCategory': 7, '/invoiceDetails/0/vatAmount': 0 },
    }).filter(({ rule }) => rule === 'lines/exemption-missing');
    expect(issue).toMatchObject({ authorityCode: 217, path: ['lines', 0, 'vatExemptionCategory'] });
    expect(issue?.message).toBe(same?.message);
  });

  it('names the credit documents for a negative sale', () => {
    const negative = messageOf({ lines: [{ ...line, unitPrice: '-10' }] }, 'facts/value-negative');
    const [inDocument] = issuesOf({ sample: 'salesInvoice', set: { '/invoiceDetails/0/netValue': -1 } });
    for (const message of [negative, inDocument?.message]) expect(message).toContain('5.1, 5.2 or 11.4');
  });

  it.each([
    ['2026-11-20T22:30:00Z', '2026-11-21'],
    ['2026-11-20T23:30:00+02:00', '2026-11-20'],
    ['2026-11-20T22:30:00', '2026-11-20'],
    ['2026-02-30T22:30:00', undefined],
    ['20/11/2026', undefined],
  ])('gives the day in Athens of %s', (issueDate, day) => {
    const inDocument = issuesOf({ sample: 'salesInvoice', set: { '/invoiceHeader/issueDate': issueDate } });
    for (const issues of [inDocument, checkUnknown({ ...facts, issueDate }).issues]) {
      expect(told(issues, 'shape/date')?.params).toEqual({ value: issueDate, ...(day && { day }) });
    }
  });

  it('gives a tax number its lost 0, if it is then right', () => {
    const padded = (vatNumber: string) =>
      issuesOf({ sample: 'salesInvoice', set: { '/counterpart/vatNumber': vatNumber } }).find(
        ({ rule }) => rule === 'parties/tax-number',
      )?.params['padded'];
    expect(padded('94014201')).toBe('094014201');
    expect(padded('94014202')).toBeUndefined();
  });

  it('removes an empty line', () => {
    const [issue] = issuesOf({ sample: 'salesInvoice', set: { '/invoiceDetails/1': null } });
    expect(issue?.message).toContain('Remove the empty element 2 of the list');
    expect(messageOf({ lines: [null, line] }, 'shape/type')).toContain('empty element 1');
  });

  it('says in which direction payments differ', () => {
    const params = (amount: number) =>
      issuesOf({ sample: 'posCollection', set: { '/paymentMethods/0/amount': amount } }).find(
        ({ rule }) => rule === 'payments/not-gross',
      )?.params;
    expect(params(50.01)).toEqual({ paid: '50.01', gross: '50.00', excess: '0.01' });
    expect(params(49.5)).toEqual({ paid: '49.50', gross: '50.00', owed: '0.50' });
  });

  it('offers a delivery note only for a sale of goods without value', () => {
    const offers = (type: string) =>
      validate({
        ...(applyExample({ sample: 'salesInvoice', set: { '/invoiceHeader/invoiceType': type } }) as object),
        invoiceDetails: [{ lineNumber: 1, netValue: 0, vatCategory: 8, vatAmount: 0 }],
        invoiceSummary: {
          totalNetValue: 0,
          totalVatAmount: 0,
          totalWithheldAmount: 0,
          totalFeesAmount: 0,
          totalStampDutyAmount: 0,
          totalOtherTaxesAmount: 0,
          totalDeductionsAmount: 0,
          totalGrossValue: 0,
        },
      }).issues.find(({ rule }) => rule === 'totals/no-value')?.params;
    expect(offers('1.1')).toEqual({ type: '1.1', note: '9.3' });
    for (const type of ['5.1', '8.4', '2.1']) expect(offers(type)).toEqual({ type });
  });

  it('names how many categories the type of a tax has', () => {
    const last = (taxType: number) =>
      issuesOf({
        sample: 'salesInvoice',
        set: { '/taxesTotals': [{ taxType, taxCategory: 99, taxAmount: 0 }] },
      }).find(({ rule }) => rule === 'taxes/unknown-category')?.params['last'];
    expect([1, 2, 3, 4].map(last)).toEqual([18, 22, 30, 4]);
  });
});
