import { describe, expect, it } from 'vitest';
import { finds, issuesOf } from '../found.js';

const withNumber = (aa: string) => ({ sample: 'salesInvoice', set: { '/invoiceHeader/aa': aa } }) as const;

describe('header/serial-number', () => {
  // 2^64 - 1 is the largest.
  it.each(['0', '1', '18446744073709551615', '000000000000000000000000000000000000000001'])(
    'accepts %s',
    (aa) => {
      expect(finds('header/serial-number', withNumber(aa))).toBe(false);
    },
  );

  it.each([
    '18446744073709551616',
    '99999999999999999999',
    '100000000000000000000',
    '-1',
    '1.0',
    '12a',
    ' 1',
    '١٢',
    '1e3',
  ])('refuses %s', (aa) => {
    expect(finds('header/serial-number', withNumber(aa))).toBe(true);
  });

  it('accepts any number of a foreign issuer', () => {
    const example = {
      sample: 'salesInvoice',
      set: { '/invoiceHeader/aa': 'INV-7', '/issuer/country': 'CY', '/issuer/vatNumber': 'CY10259033P' },
    } as const;
    expect(finds('header/serial-number', example)).toBe(false);
  });
});

describe('header/serial-leading-zeros', () => {
  it.each([
    ['007', '7'],
    ['00', '0'],
    ['0101', '101'],
  ])('suggests %s as %s, but not as a safe fix', (aa, short) => {
    const issue = issuesOf(withNumber(aa)).find(({ rule }) => rule === 'header/serial-leading-zeros');
    expect(issue?.severity).toBe('warning');
    expect(issue?.fix).toEqual({ path: ['invoiceHeader', 'aa'], value: short, safe: false });
  });

  it.each(['0', '70', '0A'])('accepts %s', (aa) => {
    expect(finds('header/serial-leading-zeros', withNumber(aa))).toBe(false);
  });
});
