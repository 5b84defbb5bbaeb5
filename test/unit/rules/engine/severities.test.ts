import { describe, expect, test } from 'vitest';
import { type SeverityOverrides, strictSeverities } from '../../../../src/rules/engine/severities.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { normalizeOptions } from '../../../../src/rules/validate/normalize-options.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { ValidateOptions } from '../../../../src/rules/validate/validate-options.js';
import { change } from '../totals/change.js';

// Two cents too much VAT (229), and a printed percent that is not that of its category (no error of the authority).
const odd = change('retailReceipt', {
  '/invoiceDetails/0/netValue': 80.65,
  '/invoiceDetails/0/vatAmount': 19.38,
  '/invoiceDetails/0/vatCategoryPercent': 17,
  '/invoiceDetails/0/incomeClassification/0/amount': 80.65,
  '/invoiceSummary/totalNetValue': 80.65,
  '/invoiceSummary/totalVatAmount': 19.38,
  '/invoiceSummary/totalGrossValue': 100.03,
  '/invoiceSummary/incomeClassification/0/amount': 80.65,
  '/paymentMethods': [{ type: 3, amount: 100.03 }],
});

const VAT = 'totals/line-vat';
const PERCENT = 'lines/percent-mismatch';

const withSeverities = (severity?: SeverityOverrides) => {
  const { ok, issues } = validate(odd, severity && { severity });
  const two = issues.filter(({ rule }) => rule === VAT || rule === PERCENT);
  return { ok, ...Object.fromEntries(two.map((issue) => [issue.rule, issue.severity])) };
};

describe('the severity of a rule', () => {
  test('is its own by default', () => {
    expect(withSeverities()).toEqual({ ok: true, [VAT]: 'warning', [PERCENT]: 'warning' });
    expect(withSeverities({})).toEqual({ ok: true, [VAT]: 'warning', [PERCENT]: 'warning' });
  });

  test('can be set for a subject', () => {
    expect(withSeverities({ 'lines/*': 'error' })).toEqual({
      ok: false,
      [VAT]: 'warning',
      [PERCENT]: 'error',
    });
    expect(withSeverities({ 'totals/*': 'off' })).toEqual({ ok: true, [PERCENT]: 'warning' });
  });

  test('can be set for all rules', () => {
    expect(withSeverities({ '*': 'error' })).toEqual({ ok: false, [VAT]: 'error', [PERCENT]: 'error' });
  });

  test('follows the most specific key, in any order', () => {
    const wanted = { ok: true, [VAT]: 'info', [PERCENT]: 'warning' };
    expect(withSeverities({ [VAT]: 'info', 'totals/*': 'error', '*': 'warning' })).toEqual(wanted);
    expect(withSeverities({ '*': 'warning', 'totals/*': 'error', [VAT]: 'info' })).toEqual(wanted);
    expect(withSeverities({ ...strictSeverities, 'totals/*': 'info' })).toEqual(wanted);
    expect(withSeverities({ 'totals/*': 'info', ...strictSeverities })).toEqual(wanted);
    expect(withSeverities({ '*': 'off', ...strictSeverities })).toEqual({ ok: false, [VAT]: 'error' });
  });
});

describe('strictSeverities', () => {
  test('turns warnings that name an authority error into errors, and no others', () => {
    expect(withSeverities(strictSeverities)).toEqual({ ok: false, [VAT]: 'error', [PERCENT]: 'warning' });
    expect(withSeverities({ ...strictSeverities, [VAT]: 'warning' })).toEqual({
      ok: true,
      [VAT]: 'warning',
      [PERCENT]: 'warning',
    });
  });

  test('leaves information and rules that are off unchanged', () => {
    const credit = change('creditInvoice', {});
    const { issues } = validate(credit, { severity: strictSeverities, related: [samples.salesInvoice] });
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const sample of Object.values(samples))
      expect(validate(sample, { severity: strictSeverities }).ok).toBe(true);
  });

  test('also applies to requests', () => {
    const twice = [
      samples.salesInvoice,
      change('salesInvoice', { '/invoiceHeader/issueDate': '2026-11-19' }),
    ];
    expect(validateBatch(twice).ok).toBe(true);
    expect(validateBatch(twice, { severity: strictSeverities }).issues).toMatchObject([
      { rule: 'batch/number-of-other-date', severity: 'error', authorityCode: 228 },
    ]);
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(strictSeverities)).toBe(true);
  });
});

test('a pattern that matches no rule is reported', () => {
  const given = {
    'totals/*': 'error',
    'total/*': 'error',
    'totals/line-*': 'error',
    '/*': 'off',
    toString: 'off',
  };
  const { severity, ignored } = normalizeOptions({ severity: given } as unknown as ValidateOptions);
  expect(severity).toEqual({ 'totals/*': 'error' });
  expect(ignored).toEqual(
    ['total/*', 'totals/line-*', '/*', 'toString'].map((name) => ({
      why: 'severity-unknown-rule',
      params: { name },
    })),
  );
});
