import { describe, expect, test } from 'vitest';
import { change, errors, find } from '../totals/change.js';

const ids = (document: unknown): unknown[] => find(document, 'taxes').map(({ rule }) => rule);

/** 1,000.00 of services with a tax on the line; the totals follow from withheld (w) and the taxes that raise the gross (r). */
const service = (
  line: Record<string, unknown>,
  w: number,
  gross: number,
  more: Record<string, unknown> = {},
) =>
  change('serviceInvoice', {
    '/invoiceDetails/0/withheldAmount': undefined,
    '/invoiceDetails/0/withheldPercentCategory': undefined,
    ...Object.fromEntries(
      Object.entries(line).map(([member, value]) => [`/invoiceDetails/0/${member}`, value]),
    ),
    '/invoiceSummary/totalWithheldAmount': w,
    '/invoiceSummary/totalGrossValue': gross,
    '/paymentMethods/0/amount': gross,
    ...more,
  });

describe('a tax rate and its amount', () => {
  test.each([
    // Withheld, of 1,000.00.
    [1, 150],
    [2, 200],
    [3, 200],
    [4, 30],
    [5, 10],
    [6, 40],
    [7, 80],
    [8, 40],
    [9, 100],
    [10, 150],
    [12, 150],
    [13, 100],
    [18, 50],
  ])('are compared in withheld category %s', (withheldPercentCategory, amount) => {
    const of = (withheldAmount: number) =>
      ids(service({ withheldAmount, withheldPercentCategory }, withheldAmount, 1240 - withheldAmount));
    expect(of(amount)).toEqual([]);
    expect(of(amount + 0.01)).toEqual([]);
    expect(of(amount - 0.01)).toEqual([]);
    expect(of(amount + 0.02)).toEqual(['taxes/rate-mismatch']);
    expect(of(amount - 0.02)).toEqual(['taxes/rate-mismatch']);
  });

  test.each([11, 14, 15, 16, 17])('are not compared in withheld category %s', (withheldPercentCategory) => {
    expect(ids(service({ withheldAmount: 7.77, withheldPercentCategory }, 7.77, 1232.23))).toEqual([]);
  });

  test('are reported with base, rate and amounts', () => {
    const document = service({ withheldAmount: 80, withheldPercentCategory: 3 }, 80, 1160);
    expect(find(document, 'taxes')).toEqual([
      {
        rule: 'taxes/rate-mismatch',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'withheldAmount'],
        params: { percent: '20', base: '1000.00', category: 3, computed: '200.00', stated: '80.00' },
        authorityCode: 229,
      },
    ]);
    expect(errors(document)).toEqual([]);
  });

  test('are compared for fees: by percentage, free of charge, by piece, and free amounts', () => {
    const fees = (feesPercentCategory: number, feesAmount: number) =>
      ids(
        service({ feesAmount, feesPercentCategory }, 0, 1240 + feesAmount, {
          '/invoiceSummary/totalFeesAmount': feesAmount,
        }),
      );
    expect(fees(1, 120)).toEqual([]);
    expect(fees(1, 119.98)).toEqual(['taxes/rate-mismatch']);
    expect(fees(15, 0)).toEqual([]);
    expect(fees(15, 0.02)).toEqual(['taxes/rate-mismatch']);
    expect(fees(8, 0.21)).toEqual([]);
    expect(fees(10, 33.33)).toEqual([]);
  });

  test('are compared for the digital transaction fee: 3.6 % of 1,000.00', () => {
    const stamp = (stampDutyAmount: number) =>
      ids(
        service({ stampDutyAmount, stampDutyPercentCategory: 3 }, 0, 1240 + stampDutyAmount, {
          '/invoiceSummary/totalStampDutyAmount': stampDutyAmount,
        }),
      );
    expect(stamp(36)).toEqual([]);
    expect(stamp(35.98)).toEqual(['taxes/rate-mismatch']);
  });

  test('use the base of a document tax, or the net total', () => {
    const withheld = (tax: object, amount: number) =>
      find(
        service({}, amount, 1240 - amount, {
          '/taxesTotals': [{ taxType: 1, taxCategory: 3, taxAmount: amount, ...tax }],
        }),
        'taxes',
      );
    expect(withheld({}, 200)).toEqual([]);
    expect(withheld({ underlyingValue: 333.33 }, 66.67)).toEqual([]);
    expect(withheld({ underlyingValue: 333.33 }, 66.69)).toMatchObject([
      {
        path: ['taxesTotals', 0, 'taxAmount'],
        params: { base: '333.33', computed: '66.67', stated: '66.69' },
      },
    ]);
    expect(withheld({}, 100)).toMatchObject([{ params: { base: '1000.00', computed: '200.00' } }]);
  });
});

describe('a tax amount and its category', () => {
  test.each([
    ['withheldAmount', 'withheldPercentCategory', 17, 'totalWithheldAmount', -1],
    ['feesAmount', 'feesPercentCategory', 10, 'totalFeesAmount', 1],
    ['stampDutyAmount', 'stampDutyPercentCategory', 4, 'totalStampDutyAmount', 1],
  ])('belong together: %s and %s', (member, partner, category, total, sign) => {
    const gross = 1240 + sign * 5;
    const totals = { '/invoiceSummary/totalWithheldAmount': 0, [`/invoiceSummary/${total}`]: 5 };
    expect(errors(service({ [member]: 5, [partner]: category }, 0, gross, totals))).toEqual([]);

    const lonely = service({ [member]: 5 }, 0, gross, totals);
    expect(find(lonely, 'taxes')).toEqual([
      {
        rule: 'taxes/category-missing',
        severity: 'error',
        path: ['invoiceDetails', 0, partner],
        params: { line: 1, member, amount: '5.00', missing: partner },
        authorityCode: 227,
      },
    ]);
    expect(errors(lonely)).toEqual(['taxes/category-missing']);

    const empty = service({ [partner]: category }, 0, 1240);
    expect(find(empty, 'taxes')).toEqual([
      {
        rule: 'taxes/amount-missing',
        severity: 'error',
        path: ['invoiceDetails', 0, member],
        params: { line: 1, member: partner, category, missing: member },
        authorityCode: 227,
      },
    ]);
    expect(errors(empty)).toEqual(['taxes/amount-missing']);
  });

  test('of other taxes: an amount without a category is refused (227), the reverse is a warning', () => {
    const totals = { '/invoiceSummary/totalOtherTaxesAmount': 5 };
    const both = service({ otherTaxesAmount: 5, otherTaxesPercentCategory: 17 }, 0, 1245, totals);
    expect(find(both, 'taxes')).toEqual([]);
    const lonely = service({ otherTaxesAmount: 5 }, 0, 1245, totals);
    expect(find(lonely, 'taxes')).toEqual([
      {
        rule: 'taxes/category-missing',
        severity: 'error',
        path: ['invoiceDetails', 0, 'otherTaxesPercentCategory'],
        params: { line: 1, member: 'otherTaxesAmount', amount: '5.00', missing: 'otherTaxesPercentCategory' },
        authorityCode: 227,
      },
    ]);
    const empty = service({ otherTaxesPercentCategory: 17 }, 0, 1240);
    expect(find(empty, 'taxes')).toEqual([
      {
        rule: 'taxes/other-taxes-incomplete',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'otherTaxesAmount'],
        params: { line: 1, category: 17 },
      },
    ]);
    expect(errors(empty)).toEqual([]);
  });

  test('of the levy of an 8.2 are refused as a missing element (204)', () => {
    const document = change('residenceLevy', { '/invoiceDetails/0/otherTaxesPercentCategory': undefined });
    expect(find(document, 'taxes')).toEqual([
      {
        rule: 'taxes/levy-category-missing',
        severity: 'error',
        path: ['invoiceDetails', 0, 'otherTaxesPercentCategory'],
        params: {
          line: 1,
          member: 'otherTaxesAmount',
          amount: '15.00',
          missing: 'otherTaxesPercentCategory',
        },
        authorityCode: 204,
      },
    ]);
    // Other taxes of an 8.2 without their category are refused as everywhere (227).
    const fees = change('residenceLevy', { '/invoiceDetails/0/feesAmount': 5 });
    expect(find(fees, 'taxes')).toMatchObject([{ rule: 'taxes/category-missing', authorityCode: 227 }]);
  });

  test.each([
    [2, 'feesPercentCategory'],
    [2, 'otherTaxesPercentCategory'],
    [3, 'otherTaxesPercentCategory'],
    [3, 'withheldPercentCategory'],
  ])('are not required on a line of recType %s, which is the tax itself: %s', (recType, category) => {
    expect(ids(service({ [category]: 10, recType }, 0, 1240))).toEqual([]);
    expect(ids(service({ [category]: 10, recType: 6 }, 0, 1240))).not.toEqual([]);
  });

  test('can be zero without a category', () => {
    const zeros = {
      withheldAmount: 0,
      feesAmount: 0,
      stampDutyAmount: 0,
      otherTaxesAmount: 0,
      deductionsAmount: 0,
    };
    expect(ids(service(zeros, 0, 1240))).toEqual([]);
  });
});

describe('taxes on lines or the document', () => {
  const both = (line: Record<string, unknown>) =>
    service({ deductionsAmount: 1, ...line }, 0, 1237.75, {
      '/taxesTotals': [{ taxType: 5, taxAmount: 1.25 }],
      '/invoiceSummary/totalDeductionsAmount': 2.25,
    });

  test('cause exactly one error if they are on both', () => {
    expect(find(both({}), 'taxes')).toEqual([
      {
        rule: 'taxes/on-lines-and-document',
        severity: 'error',
        path: ['invoiceDetails', 0, 'deductionsAmount'],
        params: { line: 1, member: 'deductionsAmount' },
        authorityCode: 224,
      },
    ]);
    expect(errors(both({}))).toEqual(['taxes/on-lines-and-document']);
  });

  test.each([2, 3])('are refused on lines of recType %s', (recType) => {
    expect(ids(both({ recType }))).toEqual([]);
  });

  test('are accepted if they are zero', () => {
    const document = service({ withheldAmount: 0 }, 0, 1238.75, {
      '/taxesTotals': [{ taxType: 5, taxAmount: 1.25 }],
      '/invoiceSummary/totalDeductionsAmount': 1.25,
    });
    expect(ids(document)).toEqual([]);
  });
});

describe('the limits of taxes', () => {
  const withheld = (tax: object, amount: number) =>
    service({}, amount, Number((1240 - amount).toFixed(2)), {
      '/taxesTotals': [{ taxType: 1, taxCategory: 17, taxAmount: amount, ...tax }],
    });

  test.each([
    [{ underlyingValue: 1000 }, 1000, []],
    [{ underlyingValue: 1000.01 }, 5, ['taxes/base-above-net']],
    [{}, 1000.01, ['taxes/tax-above-net']],
    [{ underlyingValue: 500 }, 500, []],
    [{ underlyingValue: 500 }, 500.01, ['taxes/tax-above-base']],
    [{ underlyingValue: 1000 }, 1000.01, ['taxes/tax-above-net', 'taxes/tax-above-base']],
  ])('are checked for %j of %s', (tax, amount, expected) => {
    expect(ids(withheld(tax, amount))).toEqual(expected);
    expect(errors(withheld(tax, amount))).toEqual(expected);
  });

  test('are in the messages', () => {
    expect(find(withheld({ underlyingValue: 1000 }, 1000.01), 'taxes')).toEqual([
      {
        rule: 'taxes/tax-above-net',
        severity: 'error',
        path: ['taxesTotals', 0, 'taxAmount'],
        params: { tax: '1000.01', net: '1000.00' },
        authorityCode: 239,
      },
      {
        rule: 'taxes/tax-above-base',
        severity: 'error',
        path: ['taxesTotals', 0, 'taxAmount'],
        params: { tax: '1000.01', base: '1000.00' },
        authorityCode: 240,
      },
    ]);
    expect(find(withheld({ underlyingValue: 1000.01 }, 5), 'taxes')).toMatchObject([
      {
        path: ['taxesTotals', 0, 'underlyingValue'],
        params: { base: '1000.01', net: '1000.00' },
        authorityCode: 237,
      },
    ]);
  });

  test('apply to a tax of a line', () => {
    const line = (withheldAmount: number) =>
      service(
        { withheldAmount, withheldPercentCategory: 17 },
        withheldAmount,
        Number((1240 - withheldAmount).toFixed(2)),
      );
    expect(ids(line(1000))).toEqual([]);
    expect(find(line(1000.01), 'taxes')).toEqual([
      {
        rule: 'taxes/line-tax-above-net',
        severity: 'error',
        path: ['invoiceDetails', 0, 'withheldAmount'],
        params: { line: 1, member: 'withheldAmount', tax: '1000.01', net: '1000.00' },
        authorityCode: 241,
      },
    ]);
  });

  test.each([
    [49.8, 27.21, []],
    [49.81, 27.2, [['taxes/line-deductions-above-net', 'warning', 241]]],
  ])('warn about deductions of %f on a line of 49.80', (deductionsAmount, totalGrossValue, expected) => {
    const document = change('salesInvoice', {
      '/invoiceDetails/0/deductionsAmount': deductionsAmount,
      '/invoiceSummary/totalDeductionsAmount': deductionsAmount,
      '/invoiceSummary/totalGrossValue': totalGrossValue,
      '/paymentMethods/0/amount': totalGrossValue,
    });
    expect(
      find(document, 'taxes').map(({ rule, severity, authorityCode }) => [rule, severity, authorityCode]),
    ).toEqual(expected);
  });

  test('allow a levy without net value, as on an 8.2', () => {
    const levy = (invoiceType: string) =>
      ids(
        service(
          { netValue: 0, vatAmount: 0, vatCategory: 8, otherTaxesAmount: 3, otherTaxesPercentCategory: 8 },
          0,
          3,
          {
            '/invoiceHeader/invoiceType': invoiceType,
            '/invoiceSummary/totalNetValue': 0,
            '/invoiceSummary/totalVatAmount': 0,
            '/invoiceSummary/totalOtherTaxesAmount': 3,
          },
        ),
      );
    expect(levy('8.2')).toEqual([]);
    expect(levy('8.1')).toEqual(['taxes/line-tax-above-net']);
  });
});

describe('tax categories', () => {
  const tax = (taxType: number, taxCategory: number) =>
    ids(
      change('serviceInvoice', {
        '/invoiceDetails/0/withheldAmount': undefined,
        '/invoiceDetails/0/withheldPercentCategory': undefined,
        '/taxesTotals': [{ taxType, taxCategory, taxAmount: 0, underlyingValue: 0 }],
      }),
    );

  test.each([
    [1, 18],
    [2, 22],
    [3, 30],
    [4, 4],
  ])('of tax type %s are 1 to %s', (taxType, last) => {
    for (let category = 1; category <= last; category += 1) {
      const withdrawn = taxType === 3 && category <= 2;
      expect(tax(taxType, category)).toEqual(withdrawn ? ['taxes/withdrawn-category'] : []);
    }
    expect(tax(taxType, last + 1)).toEqual(['taxes/unknown-category']);
    expect(tax(taxType, 1000)).toEqual(['taxes/unknown-category']);
  });

  test('are reported on a line if withdrawn', () => {
    const document = service({ otherTaxesAmount: 150, otherTaxesPercentCategory: 2 }, 0, 1390, {
      '/invoiceSummary/totalOtherTaxesAmount': 150,
    });
    expect(find(document, 'taxes')).toEqual([
      {
        rule: 'taxes/withdrawn-category',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'otherTaxesPercentCategory'],
        params: { category: 2 },
      },
    ]);
  });
});
