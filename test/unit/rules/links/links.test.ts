import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { finds, found, issuesOf, typesThat } from '../found.js';

describe('correlatedInvoices', () => {
  it('is required, expected, refused or causes a warning, depending on the type', () => {
    expect(typesThat('links/correlated-missing', { sample: 'salesInvoice' })).toEqual(['5.1']);
    expect(typesThat('links/correlated-expected', { sample: 'salesInvoice' })).toEqual([
      '1.6',
      '2.4',
      '9.1',
      '10.1',
    ]);
    expect(typesThat('links/correlated-forbidden', { sample: 'creditInvoice' })).toEqual(['5.2', '11.4']);
    expect(typesThat('links/correlated-unexpected', { sample: 'creditInvoice' })).toEqual([
      '9.2',
      '9.3',
      '10.2',
    ]);
  });

  it('counts as missing if the list is empty', () => {
    const set = { '/invoiceHeader/correlatedInvoices': [] };
    expect(finds('links/correlated-missing', { sample: 'creditInvoice', set })).toBe(true);
    expect(finds('links/correlated-forbidden', { sample: 'retailCredit', set })).toBe(false);
  });

  it.each([
    ['marks', { '/invoiceHeader/multipleConnectedMarks': [400001234567894] }, ['links/marks-disputed']],
    ['UIDs', { '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'] }, []],
  ])(
    'is not required on a 5.1 that closes a table by its %s, as the service describes it',
    (_, links, rules) => {
      const example: Example = {
        sample: 'creditInvoice',
        set: { '/invoiceHeader/specialInvoiceCategory': 12, ...links },
        remove: ['/invoiceHeader/correlatedInvoices'],
      };
      const issues = issuesOf(example);
      expect(issues.map(({ rule }) => rule)).toEqual(rules);
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );
});

describe('multipleConnectedMarks', () => {
  it('is refused on supplementary invoices and causes a warning on 5.1', () => {
    const example = { sample: 'closingInvoice' } as const;
    expect(typesThat('links/marks-not-admitted', example)).toEqual(['1.6', '2.4', '5.1']);
    expect(typesThat('links/marks-disputed', example)).toEqual([]);
    const closing = { ...example, set: { '/invoiceHeader/specialInvoiceCategory': 12 } };
    expect(typesThat('links/marks-not-admitted', closing)).toEqual(['1.6', '2.4']);
    expect(typesThat('links/marks-disputed', closing)).toEqual(['5.1']);
  });

  it.each([
    [{}, 'links/marks-not-admitted', 'error'],
    [{ '/invoiceHeader/specialInvoiceCategory': 4 }, 'links/marks-not-admitted', 'error'],
    [{ '/invoiceHeader/specialInvoiceCategory': 12 }, 'links/marks-disputed', 'warning'],
  ])('is refused on a 5.1 unless it closes a table: %j', (category, rule, severity) => {
    const set = { '/invoiceHeader/multipleConnectedMarks': [400001234567894], ...category };
    const issues = issuesOf({ sample: 'creditInvoice', set }).filter(({ path }) =>
      path.includes('multipleConnectedMarks'),
    );
    expect(issues).toMatchObject([{ rule, severity, authorityCode: 205, params: { type: '5.1' } }]);
  });
});

describe('links/repeated', () => {
  it('names each repetition, in every list', () => {
    const uid = '0123456789ABCDEF0123456789ABCDEF01234567';
    const set = {
      '/invoiceHeader/multipleConnectedMarks': [
        400001234567891, 400001234567892, 400001234567891, 400001234567891,
      ],
      '/invoiceHeader/multipleConnectedUids': [uid, uid],
    };
    expect(found('links/repeated', { sample: 'tableClosing', set })).toEqual([
      {
        at: 'invoiceHeader/multipleConnectedMarks/2',
        params: { list: 'multipleConnectedMarks', link: '400001234567891' },
      },
      {
        at: 'invoiceHeader/multipleConnectedMarks/3',
        params: { list: 'multipleConnectedMarks', link: '400001234567891' },
      },
      { at: 'invoiceHeader/multipleConnectedUids/1', params: { list: 'multipleConnectedUids', link: uid } },
    ]);
  });
});

describe('links/mark-in-both-lists', () => {
  it('reports the MARK in the list of the closing', () => {
    const set = {
      '/invoiceHeader/correlatedInvoices': [400001234567891],
      '/invoiceHeader/multipleConnectedMarks': [400001234567892, 400001234567891],
    };
    expect(found('links/mark-in-both-lists', { sample: 'salesInvoice', set })).toEqual([
      { at: 'invoiceHeader/multipleConnectedMarks/1', params: { mark: '400001234567891' } },
    ]);
  });
});
