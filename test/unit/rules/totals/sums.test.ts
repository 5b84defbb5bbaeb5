import { describe, expect, test } from 'vitest';
import { change, errors, find } from './change.js';

const noIssue = { rule: expect.any(String) };

describe('a total that is off by one cent', () => {
  test.each([
    // The sample's lines: 49.80 + 13.50 = 63.30 net, 11.95 + 1.76 = 13.71 VAT, 77.01 gross.
    ['totalNetValue', 63.29, 'totals/net-sum', 207, '63.30', '63.29', 63.3],
    ['totalNetValue', 63.31, 'totals/net-sum', 207, '63.30', '63.31', 63.3],
    ['totalVatAmount', 13.7, 'totals/vat-sum', 209, '13.71', '13.70', 13.71],
    ['totalVatAmount', 13.72, 'totals/vat-sum', 209, '13.71', '13.72', 13.71],
    ['totalWithheldAmount', 0.01, 'totals/withheld-sum', 210, '0.00', '0.01', 0],
    ['totalFeesAmount', 0.01, 'totals/fees-sum', 226, '0.00', '0.01', 0],
    ['totalStampDutyAmount', 0.01, 'totals/stamp-duty-sum', 226, '0.00', '0.01', 0],
    ['totalOtherTaxesAmount', 0.01, 'totals/other-taxes-sum', 226, '0.00', '0.01', 0],
    ['totalDeductionsAmount', 0.01, 'totals/deductions-sum', 226, '0.00', '0.01', 0],
  ])(
    'causes exactly one issue: %s of %s, %s',
    (member, value, rule, authorityCode, computed, stated, right) => {
      const path = ['invoiceSummary', member];
      const document = change('salesInvoice', { [`/invoiceSummary/${member}`]: value });
      expect(find(document, 'totals')).toEqual([
        {
          rule,
          severity: 'error',
          path,
          params: { computed, stated },
          authorityCode,
          fix: { path, value: right, safe: true },
        },
      ]);
      expect(errors(document)).toEqual([rule]);
    },
  );

  // The payments make the stated gross, so the lines may be wrong instead.
  test.each([77, 77.02])('causes exactly one issue: totalGrossValue of %s', (value) => {
    const path = ['invoiceSummary', 'totalGrossValue'];
    const document = change('salesInvoice', {
      '/invoiceSummary/totalGrossValue': value,
      '/paymentMethods/0/amount': value,
    });
    expect(find(document, 'totals')).toEqual([
      {
        rule: 'totals/gross',
        severity: 'error',
        path,
        params: { net: '63.30', vat: '13.71', computed: '77.01', stated: value.toFixed(2) },
        authorityCode: 203,
        fix: { path, value: 77.01, safe: false },
      },
    ]);
    expect(errors(document)).toEqual(['totals/gross']);
  });
});

describe('the fix of a wrong total', () => {
  test('is not offered for a total and the gross total calculated from it', () => {
    // 63.31 + 13.71 = 77.02: either the line or the two totals are wrong.
    const document = change('salesInvoice', {
      '/invoiceSummary/totalNetValue': 63.31,
      '/invoiceSummary/totalGrossValue': 77.02,
    });
    expect(find(document, 'totals')).toEqual([expect.not.objectContaining({ fix: expect.anything() })]);
    expect(find(document, 'totals')).toMatchObject([{ rule: 'totals/net-sum' }]);
  });

  test('is not offered for two totals', () => {
    const document = change('salesInvoice', {
      '/invoiceSummary/totalNetValue': 63.31,
      '/invoiceSummary/totalVatAmount': 13.7,
    });
    const found = find(document, 'totals');
    expect(found.map(({ rule }) => rule)).toEqual(['totals/net-sum', 'totals/vat-sum']);
    expect(found.every(({ fix }) => fix === undefined)).toBe(true);
  });

  test('is not offered for the gross total and another total', () => {
    const document = change('salesInvoice', {
      '/invoiceSummary/totalVatAmount': 13.7,
      '/invoiceSummary/totalGrossValue': 78,
    });
    const found = find(document, 'totals');
    expect(found.map(({ rule }) => rule)).toEqual(['totals/vat-sum', 'totals/gross']);
    expect(found.every(({ fix }) => fix === undefined)).toBe(true);
  });

  test('is offered for a tax that lowers the gross total', () => {
    // 1000 + 240 − 200 = 1040 stands, so 199.99 is the one wrong figure.
    const document = change('serviceInvoice', { '/invoiceSummary/totalWithheldAmount': 199.99 });
    expect(find(document, 'totals')).toMatchObject([{ fix: { value: 200, safe: true } }]);
  });
});

describe('a tax that changes the gross total', () => {
  // 1000 + 240 − 200 withheld + 4 fees + 12 stamp duty + 3.50 other taxes − 1.25 deductions = 1058.25
  const all = {
    '/invoiceDetails/0/feesAmount': 4,
    '/invoiceDetails/0/feesPercentCategory': 10,
    '/invoiceDetails/0/stampDutyAmount': 12,
    '/invoiceDetails/0/stampDutyPercentCategory': 1,
    '/invoiceDetails/0/otherTaxesAmount': 3.5,
    '/invoiceDetails/0/otherTaxesPercentCategory': 17,
    '/invoiceDetails/0/deductionsAmount': 1.25,
    '/invoiceSummary/totalFeesAmount': 4,
    '/invoiceSummary/totalStampDutyAmount': 12,
    '/invoiceSummary/totalOtherTaxesAmount': 3.5,
    '/invoiceSummary/totalDeductionsAmount': 1.25,
    '/invoiceSummary/totalGrossValue': 1058.25,
    '/paymentMethods/0/amount': 1058.25,
  };

  test('does so in its own direction if it is on lines', () => {
    expect(find(change('serviceInvoice', all), 'totals')).toEqual([]);
    expect(errors(change('serviceInvoice', all))).toEqual([]);
  });

  test('is reported with a difference of one cent, whichever tax it is', () => {
    const document = change('serviceInvoice', { ...all, '/invoiceSummary/totalGrossValue': 1058.26 });
    expect(find(document, 'totals')).toMatchObject([
      {
        rule: 'totals/gross',
        params: {
          net: '1000.00',
          vat: '240.00',
          withheld: '200.00',
          fees: '4.00',
          stampDuty: '12.00',
          otherTaxes: '3.50',
          deductions: '1.25',
          computed: '1058.25',
          stated: '1058.26',
        },
        fix: { value: 1058.25 },
      },
    ]);
  });

  test('does so in its own direction if it is on the document', () => {
    const document = change('serviceInvoice', {
      '/invoiceDetails/0/withheldAmount': undefined,
      '/invoiceDetails/0/withheldPercentCategory': undefined,
      '/taxesTotals': [
        { taxType: 1, taxCategory: 3, underlyingValue: 1000, taxAmount: 200 },
        { taxType: 2, taxCategory: 10, taxAmount: 1 },
        { taxType: 2, taxCategory: 11, taxAmount: 3 },
        { taxType: 3, taxCategory: 17, taxAmount: 3.5 },
        { taxType: 4, taxCategory: 1, taxAmount: 12 },
        { taxType: 5, taxAmount: 1.25 },
      ],
      '/invoiceSummary/totalFeesAmount': 4,
      '/invoiceSummary/totalStampDutyAmount': 12,
      '/invoiceSummary/totalOtherTaxesAmount': 3.5,
      '/invoiceSummary/totalDeductionsAmount': 1.25,
      '/invoiceSummary/totalGrossValue': 1058.25,
      '/paymentMethods/0/amount': 1058.25,
    });
    expect(find(document, 'totals')).toEqual([]);
  });
});

describe('prepaid taxes (withheld categories 8, 9, 10)', () => {
  // 15 % of 1000 prepaid by a lawyer: gross 1090.00 or 1240.00, sources disagree.
  const prepaid = (gross: number) =>
    change('serviceInvoice', {
      '/invoiceDetails/0/withheldPercentCategory': 10,
      '/invoiceDetails/0/withheldAmount': 150,
      '/invoiceSummary/totalWithheldAmount': 150,
      '/invoiceSummary/totalGrossValue': gross,
      '/paymentMethods/0/amount': gross,
    });

  test('can be deducted', () => expect(find(prepaid(1090), 'totals')).toEqual([]));

  test('cause a warning if they are not deducted', () => {
    expect(find(prepaid(1240), 'totals')).toEqual([
      {
        rule: 'totals/gross-prepaid-tax',
        severity: 'warning',
        path: ['invoiceSummary', 'totalGrossValue'],
        params: { prepaid: '150.00', computed: '1090.00', stated: '1240.00' },
        authorityCode: 203,
      },
    ]);
  });

  test('cause an error without a fix if the total is a cent off either way', () => {
    for (const gross of [1239.99, 1240.01, 1089.99, 1090.01]) {
      const found = find(prepaid(gross), 'totals');
      expect(found).toMatchObject([{ rule: 'totals/gross', severity: 'error' }]);
      expect(found[0]).not.toHaveProperty('fix');
    }
  });

  test('are the only withheld taxes that can leave the gross total unchanged', () => {
    const document = change('serviceInvoice', {
      '/invoiceSummary/totalGrossValue': 1240,
      '/paymentMethods/0/amount': 1240,
    });
    expect(find(document, 'totals')).toMatchObject([
      { rule: 'totals/gross', params: { computed: '1040.00' } },
    ]);
  });
});

test('cancelled lines of a slip count as positive', () => {
  expect(find(change('orderCancellation'), 'totals')).toEqual([]);
});

test('sums beyond 15 digits are reported, not thrown', () => {
  const document = change('salesInvoice', {
    '/invoiceDetails/0/netValue': 9_999_999_999_999.99,
    '/invoiceDetails/1/netValue': 0.02,
  });
  const found = find(document, 'totals');
  expect(found).toContainEqual({
    ...noIssue,
    severity: 'error',
    path: ['invoiceSummary', 'totalNetValue'],
    params: { computed: '10000000000000.01', stated: '63.30' },
    authorityCode: 207,
  });
});
