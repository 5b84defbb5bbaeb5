import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { finds, found, issuesOf } from '../found.js';

const issuer = (vatNumber: string): Example => ({
  sample: 'retailReceipt',
  set: { '/issuer/vatNumber': vatNumber },
});

const counterpart = (vatNumber: string, country = 'GR'): Example => ({
  sample: 'salesInvoice',
  set: {
    '/invoiceHeader/invoiceType': '1.4',
    '/counterpart/vatNumber': vatNumber,
    '/counterpart/country': country,
  },
});

describe('parties/tax-number', () => {
  it.each([
    // Sum of d(i) · 2^(9-i), modulo 11, modulo 10: public numbers of two large companies, and one with remainder 10.
    '094014201',
    '094019245',
    // 2 · 16 + 1 · 8 + 2 · 2 = 44, remainder 0.
    '000021020',
    // 1 · 16 + 2 · 8 = 32, remainder 10, read as 0.
    '000012000',
  ])('accepts %s', (number) => {
    expect(finds('parties/tax-number', issuer(number))).toBe(false);
  });

  it.each([
    '094014202',
    '999999999',
    '888888888',
    '94014201',
    '0940142010',
    '',
    'abcdefghi',
    '09401420I',
    '000000000',
  ])('refuses the issuer "%s"', (number) => {
    expect(finds('parties/tax-number', issuer(number))).toBe(true);
  });

  it('accepts 000000000 as a counterpart, with a warning if no goods move', () => {
    expect(finds('parties/tax-number', counterpart('000000000'))).toBe(false);
    expect(finds('parties/counterpart-placeholder', counterpart('000000000'))).toBe(true);
    const note = { sample: 'deliveryNote', set: { '/counterpart/vatNumber': '000000000' } } as const;
    expect(issuesOf(note)).toEqual([]);
  });

  it('accepts any foreign number', () => {
    expect(finds('parties/tax-number', counterpart('DE811234567', 'DE'))).toBe(false);
    expect(finds('parties/vat-number-not-bare', counterpart('DE811234567', 'DE'))).toBe(false);
    expect(finds('parties/tax-number', counterpart('811234567', 'DE'))).toBe(false);
  });

  it('also checks the other parties of the transaction', () => {
    const entity = { type: 3, entityData: { vatNumber: '123456789', country: 'GR', branch: 0 } };
    const example = {
      sample: 'salesInvoice',
      set: { '/invoiceHeader/otherCorrelatedEntities': [entity] },
    } as const;
    expect(found('parties/tax-number', example)).toEqual([
      {
        at: 'invoiceHeader/otherCorrelatedEntities/0/entityData/vatNumber',
        params: { vatNumber: '123456789' },
      },
    ]);
  });
});

describe('parties/vat-number-not-bare', () => {
  it.each([
    'EL094014201',
    'el094014201',
    'GR094014201',
    'EL 094014201',
    '094 014 201',
    ' 094014201',
    'ΕΛ094014201',
  ])('suggests the bare number of "%s" as the only answer', (number) => {
    const issues = issuesOf(issuer(number));
    expect(issues.map(({ rule }) => rule)).toEqual(['parties/vat-number-not-bare']);
    expect(issues[0]?.fix).toEqual({ path: ['issuer', 'vatNumber'], value: '094014201', safe: true });
  });

  it('suggests no fix for a value that is not a number', () => {
    expect(issuesOf(issuer('EL094014202')).map(({ rule }) => rule)).toEqual(['parties/tax-number']);
    // Full-width digits: nine characters, none of which the service reads.
    expect(issuesOf(issuer('０９４０１４２０１')).map(({ rule }) => rule)).toEqual(['parties/tax-number']);
  });
});
