import { describe, expect, it } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { applyFixes } from '../../../../src/rules/fixes/apply-fixes.js';
import { validate } from '../../../../src/rules/validate/validate.js';

type Summary = Record<string, unknown>;

/** A sample whose totals are changed. The invoice has lines of 49.80 + 11.95 and 13.50 + 1.76. */
function changed(sample: keyof typeof samples, change: (summary: Summary) => void) {
  const document = structuredClone(samples[sample]) as unknown as Record<string, unknown>;
  change(document['invoiceSummary'] as Summary);
  return document;
}

const without = (sample: keyof typeof samples, ...members: string[]) =>
  changed(sample, (summary) => {
    for (const member of members) delete summary[member];
  });

const missing = (document: unknown) =>
  validate(document).issues.filter(({ rule }) => rule === 'shape/missing');

describe('a missing total', () => {
  it.each([
    ['salesInvoice', 'totalVatAmount', 13.71],
    ['salesInvoice', 'totalNetValue', 63.3],
    ['salesInvoice', 'totalFeesAmount', 0],
    // 1000 net + 240 VAT − 200 withheld = 1040.
    ['serviceInvoice', 'totalWithheldAmount', 200],
    ['serviceInvoice', 'totalVatAmount', 240],
  ] as const)('of %s: %s is certain if the gross total agrees with the lines', (sample, member, value) => {
    const document = without(sample, member);
    const report = validate(document);
    expect(report.issues.find(({ rule }) => rule === 'shape/missing')).toMatchObject({
      path: ['invoiceSummary', member],
      fix: { path: ['invoiceSummary', member], value, safe: true },
    });
    const fixed = applyFixes(document, report).document;
    expect(fixed).toMatchObject({ invoiceSummary: { [member]: value } });
    expect(validate(fixed).ok).toBe(true);
  });

  it('is also added in place of null', () => {
    const document = changed('salesInvoice', (summary) => {
      summary['totalVatAmount'] = null;
    });
    expect(applyFixes(document, validate(document)).document).toEqual(samples.salesInvoice);
  });

  it('is also added in place of null under a name in another case', () => {
    const document = changed('salesInvoice', (summary) => {
      delete summary['totalVatAmount'];
      summary['TOTALVATAMOUNT'] = null;
    });
    expect(missing(document)).toMatchObject([
      {
        fix: {
          path: ['invoiceSummary', 'TOTALVATAMOUNT'],
          value: samples.salesInvoice.invoiceSummary.totalVatAmount,
        },
      },
    ]);
  });

  it.each([
    ['the gross total agrees with another VAT total', { totalGrossValue: 77 }],
    ['the gross total is wrong together with the net total', { totalNetValue: 60 }],
    ['another total is no amount', { totalFeesAmount: '0' }],
  ])('has no fix if %s', (_, totals) => {
    const document = changed('salesInvoice', (summary) => {
      Object.assign(summary, totals);
      delete summary['totalVatAmount'];
    });
    expect(missing(document)).toMatchObject([{ path: ['invoiceSummary', 'totalVatAmount'] }]);
    expect(missing(document)[0]).not.toHaveProperty('fix');
  });

  it('has no fix if two are missing, or a line is unreadable', () => {
    const two = missing(without('salesInvoice', 'totalVatAmount', 'totalNetValue'));
    expect(two.map(({ path, fix }) => [path.at(-1), fix])).toEqual([
      ['totalNetValue', undefined],
      ['totalVatAmount', undefined],
    ]);
    const document = without('salesInvoice', 'totalVatAmount');
    const [line] = document['invoiceDetails'] as Record<string, unknown>[];
    delete line?.['vatAmount'];
    expect(missing(document).map(({ fix }) => fix)).toEqual([undefined, undefined]);
  });

  it('has no fix for the gross total, or for members that are no totals', () => {
    expect(missing(without('salesInvoice', 'totalGrossValue'))[0]).not.toHaveProperty('fix');
    const document = structuredClone(samples.salesInvoice) as unknown as { invoiceHeader: Summary };
    delete document.invoiceHeader['series'];
    expect(missing(document)[0]).not.toHaveProperty('fix');
  });
});
