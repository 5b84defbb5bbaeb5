import { describe, expect, it } from 'vitest';
import { targetOf } from '../../../src/tools/rows/place.js';

describe('the place of a column', () => {
  it.each([
    ['issueDate', ['issueDate'], false, 'date'],
    ['aa', ['aa'], false, 'own'],
    ['counterpart/address/city', ['counterpart', 'address', 'city'], false, 'text'],
    ['payments/1/amount', ['payments', 1, 'amount'], false, 'own'],
    ['correlatedInvoices/0', ['correlatedInvoices', 0], false, 'own'],
    ['withheld/category', ['withheld', 'category'], false, 'integer'],
    ['lines/quantity', ['quantity'], true, 'decimal'],
    ['lines/income', ['income'], true, 'words'],
    ['lines/income/category', ['income', 'category'], true, 'code'],
    ['lines/discount/percent', ['discount', 'percent'], true, 'decimal'],
  ])('%s is a single value', (path, steps, ofLine, kind) => {
    expect(targetOf(path)).toMatchObject({ steps, ofLine, value: { kind } });
  });

  it.each([
    ['issueDat', 'issueDate'],
    ['lines/quantiti', 'lines/quantity'],
    ['payments/amount', 'payments/0'],
    ['counterpart/nam', 'counterpart/name'],
  ])('%s was probably meant as %s', (path, nearest) => {
    expect(targetOf(path)).toEqual({ nearest });
  });

  it.each(['', 'lines', 'issuer', 'issueDate/x', 'counterpart/address', 'withheld', 'zzzzzzzz', '__proto__'])(
    '%j has no single value',
    (path) => {
      expect(targetOf(path)).toHaveProperty('nearest');
    },
  );
});
