import { describe, expect, it } from 'vitest';
import { checkUnknown } from '../../../src/builders/check-document.js';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import { type SampleName, samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { applyFixes } from '../../../src/rules/fixes/apply-fixes.js';
import { validate } from '../../../src/rules/validate/validate.js';

/** The fix of a value of another type at a place; undefined when it has none. */
function fixAt(pointer: string, value: unknown, sample: SampleName = 'salesInvoice'): unknown {
  const { issues } = validate(applyExample({ sample, set: { [pointer]: value } }));
  const [issue] = issues.filter(({ rule }) => rule === 'shape/type');
  expect(issue?.path.join('/')).toBe(pointer.slice(1));
  if (issue?.fix === undefined) return undefined;
  expect(issue.fix).toEqual({ path: issue.path, value: issue.fix.value, safe: true });
  return issue.fix.value;
}

describe('a value of the wrong JSON type with a single meaning has a fix', () => {
  it.each([
    ['/invoiceSummary/totalNetValue', '50.00', 50],
    ['/invoiceSummary/totalNetValue', '63.3', 63.3],
    ['/invoiceSummary/totalNetValue', '9999999999999.99', 9999999999999.99],
    ['/invoiceDetails/0/quantity', '0.125', 0.125],
    ['/invoiceDetails/0/vatCategory', '1', 1],
    ['/issuer/branch', '0', 0],
    ['/paymentMethods/0/type', '3', 3],
    ['/invoiceHeader/isDeliveryNote', 'true', true],
    ['/invoiceHeader/aa', 1, '1'],
    ['/invoiceHeader/series', 2026, '2026'],
    ['/invoiceHeader/invoiceType', 1.1, '1.1'],
  ])('for %s: %j', (pointer, value, fixed) => {
    expect(fixAt(pointer, value)).toBe(fixed);
  });

  it('for a MARK', () => {
    const pointer = '/invoiceHeader/multipleConnectedMarks/0';
    expect(fixAt(pointer, '400001234567891', 'tableClosing')).toBe(400001234567891);
    expect(fixAt(pointer, '9007199254740993', 'tableClosing')).toBeUndefined();
    expect(fixAt(pointer, '0400001234567891', 'tableClosing')).toBeUndefined();
  });
});

describe('an ambiguous value has no fix', () => {
  it.each([
    ['/invoiceSummary/totalNetValue', '50,00'],
    ['/invoiceSummary/totalNetValue', '1.000,50'],
    ['/invoiceSummary/totalNetValue', '50.005'],
    ['/invoiceSummary/totalNetValue', ' 50'],
    ['/invoiceSummary/totalNetValue', '050'],
    ['/invoiceSummary/totalNetValue', '5e1'],
    ['/invoiceSummary/totalNetValue', '-50'],
    ['/invoiceSummary/totalNetValue', '24.9000000000000000001'],
    ['/invoiceSummary/totalNetValue', '99999999999999.99'],
    ['/invoiceSummary/totalNetValue', true],
    ['/invoiceDetails/0/quantity', '0'],
    ['/invoiceDetails/0/vatCategory', '11'],
    ['/invoiceDetails/0/vatCategory', '1.0'],
    ['/invoiceHeader/isDeliveryNote', 1],
    ['/invoiceHeader/aa', 1.5],
    ['/invoiceHeader/aa', -1],
    ['/invoiceHeader/aa', 2 ** 53],
    ['/invoiceHeader/invoiceType', 13.1],
    ['/issuer/vatNumber', 94014201],
    ['/invoiceHeader/issueDate', 20261120],
  ])('for %s: %j', (pointer, value) => {
    expect(fixAt(pointer, value)).toBeUndefined();
  });
});

it('applyFixes returns the intended document', () => {
  const given = applyExample({
    sample: 'salesInvoice',
    set: {
      '/invoiceHeader/aa': Number(samples.salesInvoice.invoiceHeader.aa),
      '/invoiceSummary/totalNetValue': samples.salesInvoice.invoiceSummary.totalNetValue.toFixed(2),
      '/issuer/branch': '0',
    },
  });
  const { document, applied, left } = applyFixes(given, validate(given));
  expect(document).toEqual(samples.salesInvoice);
  expect(applied).toHaveLength(3);
  expect(left).toEqual([]);
});

it('facts have such fixes too', () => {
  const facts = structuredClone(factsSamples.salesInvoice) as { issuer: { branch: unknown } };
  facts.issuer.branch = '0';
  const { issues } = checkUnknown(facts);
  expect(issues).toMatchObject([
    {
      rule: 'shape/type',
      path: ['issuer', 'branch'],
      params: { expected: 'number', found: 'string' },
      fix: { path: ['issuer', 'branch'], value: 0, safe: true },
    },
  ]);
  expect(Object.keys(issues[0]?.params ?? {})).toEqual(['expected', 'found']);
});
