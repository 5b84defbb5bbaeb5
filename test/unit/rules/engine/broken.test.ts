import { describe, expect, test } from 'vitest';
import { pattern, touches } from '../../../../src/rules/engine/broken.js';

describe('the pattern of a path', () => {
  test.each([
    [[], ''],
    [['issuer'], 'issuer'],
    [['issuer', 'vatNumber'], 'issuer.vatNumber'],
    [['invoiceDetails', 3, 'netValue'], 'invoiceDetails[].netValue'],
    [['correlatedInvoices', 0], 'correlatedInvoices[]'],
  ])('%j in a path is "%s"', (path, expected) => {
    expect(pattern(path)).toBe(expected);
  });
});

describe('a rule that reads invoiceDetails[].netValue', () => {
  const declared = ['issuer.vatNumber', 'invoiceDetails[].netValue'];

  test.each(['', 'invoiceDetails', 'invoiceDetails[]', 'invoiceDetails[].netValue', 'issuer'])(
    'is skipped if "%s" is broken',
    (broken) => {
      expect(touches(declared, new Set([broken]))).toBe(true);
      expect(touches(declared, new Set(['counterpart', broken]))).toBe(true);
    },
  );

  test.each([
    'invoiceDetails[].net',
    'invoiceDetails[].netValueX',
    'invoiceDetail',
    'issuer.branch',
    'taxes',
  ])('is not skipped if "%s" is broken', (broken) => {
    expect(touches(declared, new Set([broken]))).toBe(false);
  });

  test('is not skipped if nothing is broken', () => {
    expect(touches(declared, new Set())).toBe(false);
    expect(touches([], new Set(['issuer']))).toBe(false);
  });
});

test('a rule that reads a whole object is skipped if any part of it is broken', () => {
  expect(touches(['issuer'], new Set(['issuer.address.city']))).toBe(true);
  expect(touches(['issuer'], new Set(['issuers.address']))).toBe(false);
});
