import { describe, expect, it } from 'vitest';
import { fixOfFault } from '../../../src/reading/fixes.js';
import { issuesOf } from '../rules/found.js';

describe('the fix of a shape problem', () => {
  const path = ['counterpart', 'country'];

  it('removes an empty member, and renames a misspelled one', () => {
    expect(fixOfFault('null-member', path, {})).toEqual({ path, value: undefined, safe: true });
    expect(fixOfFault('member-case', path, { meant: 'country' })).toEqual({
      path,
      value: undefined,
      safe: true,
      rename: 'country',
    });
    expect(fixOfFault('member-case', path, {})).toBeUndefined();
  });

  it('converts a UID to upper case', () => {
    const uid = 'a'.repeat(40);
    expect(fixOfFault('uid', path, { value: uid })).toEqual({ path, value: uid.toUpperCase(), safe: true });
    for (const value of ['a'.repeat(39), `${uid}b`, `g${uid}`]) {
      expect(fixOfFault('uid', path, { value })).toBeUndefined();
    }
    expect(fixOfFault('guid', path, { value: uid })).toBeUndefined();
    expect(fixOfFault('uid', path, { value: 7 })).toBeUndefined();
  });

  it('corrects EL to GR only as a country', () => {
    expect(fixOfFault('unknown-code', path, { value: 'EL' })).toEqual({ path, value: 'GR', safe: true });
    expect(fixOfFault('unknown-code', path, { value: 'XX' })).toBeUndefined();
    expect(fixOfFault('unknown-code', ['invoiceHeader', 'currency'], { value: 'EL' })).toBeUndefined();
    expect(fixOfFault('too-long', path, { value: 'EL' })).toBeUndefined();
  });
});

describe('a shape problem', () => {
  const shape = (set: Record<string, unknown>) =>
    issuesOf({ sample: 'salesInvoice', set })
      .filter(({ rule }) => rule.startsWith('shape/'))
      .map(({ rule, path, params }) => [rule, path.join('/'), params]);

  it('names both types if a list or an object is expected', () => {
    expect(shape({ '/paymentMethods': {} })).toEqual([
      ['shape/type', 'paymentMethods', { expected: 'array', found: 'object' }],
    ]);
    expect(shape({ '/issuer': 'me' })).toEqual([
      ['shape/type', 'issuer', { expected: 'object', found: 'string' }],
    ]);
    expect(shape({ '/invoiceDetails/1': 7 })).toEqual([
      ['shape/type', 'invoiceDetails/1', { expected: 'object', found: 'number' }],
    ]);
  });

  it('names a list element that is null', () => {
    expect(shape({ '/invoiceDetails/1': null })).toEqual([
      ['shape/type', 'invoiceDetails/1', { expected: 'object', found: 'null', position: 2 }],
    ]);
    expect(shape({ '/invoiceHeader/correlatedInvoices': [400001234567890, null] })).toEqual([
      ['shape/type', 'invoiceHeader/correlatedInvoices/1', { expected: 'value', found: 'null', position: 2 }],
    ]);
  });

  it('names every missing member', () => {
    expect(shape({ '/issuer': {} })).toEqual([
      ['shape/missing', 'issuer/vatNumber', { member: 'vatNumber' }],
      ['shape/missing', 'issuer/country', { member: 'country' }],
      ['shape/missing', 'issuer/branch', { member: 'branch', seat: 0 }],
    ]);
  });
});
