import { describe, expect, it, test } from 'vitest';
import { creditOf, remainingOf } from '../../../../src/flows/index.js';
import { applyExample } from '../../../../src/rules/engine/apply-example.js';
import { salesInvoice, serviceInvoice } from '../../../../src/rules/examples/invoices.js';
import { retailReceipt } from '../../../../src/rules/examples/retail.js';
import type { Document } from '../../../../src/types/index.js';
import { amountsOf, credited, HEAD, issued, MARK, refusalsOf, withLines } from './credit.js';

const typed = (document: Document, invoiceType: Document['invoiceHeader']['invoiceType']): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, invoiceType },
});

describe('a credit of an original from other software', () => {
  test('leaves out taxes that the original states as zero', () => {
    const invoiceDetails = salesInvoice.invoiceDetails.map((line) => ({
      ...line,
      withheldAmount: 0,
      feesAmount: 0,
      stampDutyAmount: 0,
      otherTaxesAmount: 0,
      deductionsAmount: 0,
    }));
    const { document } = credited({ ...salesInvoice, invoiceDetails });
    expect(document).toEqual(credited(salesInvoice).document);
    expect(document.invoiceDetails[0]).not.toHaveProperty('withheldAmount');
  });
});

describe('a credit of a line with two classifications', () => {
  test('leaves out a classification whose share is zero', () => {
    const [line, ...others] = salesInvoice.invoiceDetails;
    const [goods] = line?.incomeClassification ?? [];
    const original: Document = {
      ...salesInvoice,
      invoiceDetails: [
        {
          ...(line as NonNullable<typeof line>),
          incomeClassification: [
            { ...goods, classificationCategory: 'category1_1', amount: 49.79 },
            { ...goods, classificationCategory: 'category1_2', amount: 0.01 },
          ],
        },
        ...others,
      ],
    };
    const { document } = credited(original, { lines: [{ line: 1, net: '1.00' }] });
    // 1.00 × 0.01 / 49.80 is no cent.
    expect(document.invoiceDetails[0]?.incomeClassification).toEqual([
      { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 1 },
    ]);
  });
});

describe('a credit of a self-billed invoice', () => {
  const withExpenses = (amount: number): Document =>
    applyExample({
      sample: 'selfBilledInvoice',
      set: {
        '/invoiceDetails/0/expensesClassification/0/amount': amount,
        '/invoiceSummary/expensesClassification/0/amount': amount,
      },
    }) as Document;

  // 100.00 and VAT of 24.00; half of it is 50.00 and 12.00.
  test.each([
    [100, 50],
    [124, 62],
  ])('reverses expenses of %d by %d, which include VAT if those of the original do', (whole, half) => {
    const { document, issues } = credited(withExpenses(whole), { lines: [{ line: 1, net: '50.00' }] });
    const row = { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: half };
    expect(issues).toEqual([]);
    expect(document.invoiceHeader.selfPricing).toBe(true);
    expect(document.invoiceDetails[0]?.expensesClassification).toEqual([row]);
    expect(document.invoiceSummary.expensesClassification).toEqual([row]);
  });
});

describe('the type and link of a credit', () => {
  test.each(['1.1', '1.4', '1.6'] as const)('%s is credited by a correlated 5.1', (type) => {
    const { invoiceHeader } = credited(typed(salesInvoice, type)).document;
    expect(invoiceHeader).toEqual({
      series: 'ΠΙΣ',
      aa: '1',
      issueDate: '2026-11-20',
      invoiceType: '5.1',
      currency: 'EUR',
      correlatedInvoices: [400001234567890],
    });
  });

  test('a service invoice (2.1) is credited by 5.1', () => {
    expect(credited(serviceInvoice).document.invoiceHeader.invoiceType).toBe('5.1');
  });

  test('5.2 has no link and needs no MARK', () => {
    const { document } = creditOf(salesInvoice, { ...HEAD, correlated: false });
    expect(document.invoiceHeader).toMatchObject({ invoiceType: '5.2' });
    expect(document.invoiceHeader).not.toHaveProperty('correlatedInvoices');
    expect(document.counterpart).toEqual(salesInvoice.counterpart);
  });

  test.each(['11.1', '11.3', '11.5'] as const)('%s is credited by a connected 11.4', (type) => {
    const { document } = credited(typed(retailReceipt, type));
    expect(document.invoiceHeader).toMatchObject({
      invoiceType: '11.4',
      multipleConnectedMarks: [400001234567890],
    });
    expect(document.counterpart).toBeUndefined();
  });

  test('a retail credit without a link has category 13, because it cannot name its receipt', () => {
    const { invoiceHeader } = creditOf(retailReceipt, { ...HEAD, correlated: false }).document;
    expect(invoiceHeader).toMatchObject({ invoiceType: '11.4', specialInvoiceCategory: 13 });
    expect(invoiceHeader).not.toHaveProperty('multipleConnectedMarks');
  });

  test('rent is credited only without a link', () => {
    const income = {
      classificationType: 'E3_562',
      classificationCategory: 'category1_5',
      amount: 1000,
    } as const;
    const [line] = serviceInvoice.invoiceDetails;
    const rent: Document = {
      ...typed(serviceInvoice, '8.1'),
      invoiceDetails: line === undefined ? [] : [{ ...line, incomeClassification: [income] }],
      invoiceSummary: { ...serviceInvoice.invoiceSummary, incomeClassification: [income] },
    };
    expect(creditOf(rent, { ...HEAD, correlated: false }).document.invoiceHeader.invoiceType).toBe('5.2');
  });

  test('the refund of a meal is an ordinary retail credit: category 12 would close its slips again', () => {
    const meal: Document = {
      ...retailReceipt,
      invoiceHeader: {
        ...retailReceipt.invoiceHeader,
        specialInvoiceCategory: 12,
        multipleConnectedMarks: [400001234567801, 400001234567802],
      },
    };
    const { invoiceHeader } = credited(meal).document;
    expect(invoiceHeader).not.toHaveProperty('specialInvoiceCategory');
    expect(invoiceHeader.multipleConnectedMarks).toEqual([400001234567890]);
  });

  test('the credit keeps other special categories and flags of the original', () => {
    const original: Document = {
      ...salesInvoice,
      invoiceHeader: { ...salesInvoice.invoiceHeader, specialInvoiceCategory: 5, selfPricing: true },
    };
    expect(credited(original).document.invoiceHeader).toMatchObject({
      specialInvoiceCategory: 5,
      selfPricing: true,
    });
  });
});

describe('a credit of the whole document', () => {
  it('equals the original except for its type', () => {
    const { document, issues, remaining } = credited(salesInvoice);
    expect(issues).toEqual([]);
    expect(document.issuer).toEqual(salesInvoice.issuer);
    expect(document.invoiceDetails).toEqual([
      { ...salesInvoice.invoiceDetails[0], measurementUnitLabel: 'Τεμάχια' },
      { ...salesInvoice.invoiceDetails[1], measurementUnitLabel: 'Τεμάχια' },
    ]);
    expect(document.invoiceSummary).toEqual(salesInvoice.invoiceSummary);
    expect(document.paymentMethods).toEqual([{ type: 3, amount: 77.01 }]);
    expect(document.providerAdditionalInvoiceDetails?.issuer).toEqual(
      salesInvoice.providerAdditionalInvoiceDetails?.issuer,
    );
    expect(document.providerAdditionalInvoiceDetails?.counterpart).toEqual(
      salesInvoice.providerAdditionalInvoiceDetails?.counterpart,
    );
    expect(remaining).toMatchObject({
      totalNetValue: 0,
      totalVatAmount: 0,
      totalGrossValue: 0,
      isSettled: true,
    });
  });

  it('covers what is left after earlier credits', () => {
    const first = credited(salesInvoice, { lines: [{ line: 2, quantity: 3 }] });
    // 3 of 10 books: before 4.50, net 4.05 of 13.50; with VAT 4.578 of 15.26, so VAT 0.53.
    expect(first.document.invoiceDetails).toMatchObject([
      {
        lineNumber: 2,
        quantity: 3,
        lineUnitPrice: 1.5,
        totalNetPriceBeforeDiscount: 4.5,
        totalDiscountValue: 0.45,
        netValue: 4.05,
        vatAmount: 0.53,
      },
    ]);
    const second = credited(salesInvoice, { aa: '2', earlier: [issued(first.document, '400001234567899')] });
    expect(amountsOf(second)).toEqual([
      [1, 2, 49.8, 11.95],
      [2, 7, 9.45, 1.23],
    ]);
    expect(second.remaining.isSettled).toBe(true);
  });

  it('keeps the currency, exchange rate and print language of the original', () => {
    const original: Document = {
      ...salesInvoice,
      invoiceHeader: { ...salesInvoice.invoiceHeader, currency: 'USD', exchangeRate: 0.92 },
      providerAdditionalInvoiceDetails: {
        ...salesInvoice.providerAdditionalInvoiceDetails,
        additionalDetails: {
          ...salesInvoice.providerAdditionalInvoiceDetails?.additionalDetails,
          documentLanguageCode: 'EN',
          documentComments: 'Thank you',
        },
      },
    };
    const { document } = credited(original, { print: { documentComments: 'Returned' } });
    expect(document.invoiceHeader).toMatchObject({ currency: 'USD', exchangeRate: 0.92 });
    expect(document.providerAdditionalInvoiceDetails?.additionalDetails).toMatchObject({
      documentLabel: 'Credit Invoice/Associated',
      documentLanguageCode: 'EN',
      documentComments: 'Returned',
    });
  });
});

describe('a partial credit', () => {
  const three = withLines(
    salesInvoice,
    [{ itemDescr: 'Κουτί', quantity: 3, measurementUnit: 1, netValue: 10, vatAmount: 2.4 }],
    { net: 10, vat: 2.4, gross: 12.4 },
  );

  it('of three pieces one by one adds up to the net value and VAT of the line', () => {
    const credits: ReturnType<typeof credited>[] = [];
    for (const aa of ['1', '2', '3']) {
      const earlier = credits.map(({ document }) => document);
      credits.push(credited(three, { aa, lines: [{ line: 1, quantity: 1 }], earlier }));
    }
    // 10.00 / 3 = 3.33, with VAT 12.40 / 3 = 4.13; 6.67 / 2 = 3.335, with VAT 8.27 / 2 = 4.135; the rest.
    expect(credits.map(amountsOf)).toEqual([[[1, 1, 3.33, 0.8]], [[1, 1, 3.34, 0.8]], [[1, 1, 3.33, 0.8]]]);
    expect(credits[2]?.remaining.isSettled).toBe(true);
  });

  it('of a price that includes VAT gives back what was paid', () => {
    // Two for 2.00 with VAT: net 1.61, VAT 0.39. One is 1.00: net 0.805 → 0.81, VAT 0.19.
    const two = withLines(
      retailReceipt,
      [{ itemDescr: 'Κουλούρι', quantity: 2, measurementUnit: 1, netValue: 1.61, vatAmount: 0.39 }],
      { net: 1.61, vat: 0.39, gross: 2 },
    );
    const first = credited(two, { lines: [{ line: 1, quantity: 1 }] });
    expect(amountsOf(first)).toEqual([[1, 1, 0.81, 0.19]]);
    const second = credited(two, {
      aa: '2',
      lines: [{ line: 1, quantity: '1.0' }],
      earlier: [first.document],
    });
    expect(amountsOf(second)).toEqual([[1, 1, 0.8, 0.2]]);
  });

  it('of many cheap pieces leaves value for the pieces that remain', () => {
    const hundred = withLines(
      salesInvoice,
      [{ itemDescr: 'Βίδα', quantity: 100, measurementUnit: 1, netValue: 1.5, vatAmount: 0.36 }],
      { net: 1.5, vat: 0.36, gross: 1.86 },
    );
    const one = credited(hundred, { lines: [{ line: 1, quantity: 1 }] });
    expect(amountsOf(one)).toEqual([[1, 1, 0.02, 0]]);
    const ninety = credited(hundred, {
      aa: '2',
      lines: [{ line: 1, quantity: 90 }],
      earlier: [one.document],
    });
    // 1.48 × 90 / 99 = 1.345…, with VAT 1.84 × 90 / 99 = 1.672…
    expect(amountsOf(ninety)).toEqual([[1, 90, 1.35, 0.32]]);
  });

  it('by net amount takes its share of VAT and taxes', () => {
    const { document } = credited(serviceInvoice, { lines: [{ line: 1, net: '333.33' }] });
    expect(document.invoiceDetails).toMatchObject([
      { netValue: 333.33, vatAmount: 80, withheldAmount: 66.67, withheldPercentCategory: 3 },
    ]);
    expect(document.invoiceDetails[0]).not.toHaveProperty('quantity');
    expect(document.invoiceSummary).toMatchObject({ totalWithheldAmount: 66.67, totalGrossValue: 346.66 });
  });

  it('by an amount including VAT gives back exactly that amount', () => {
    const { document } = credited(retailReceipt, { lines: [{ line: 1, gross: 5 }] });
    // 24.19 × 5 / 30 = 4.0316…
    expect(document.invoiceDetails).toMatchObject([{ netValue: 4.03, vatAmount: 0.97 }]);
    expect(document.invoiceSummary.totalGrossValue).toBe(5);
  });

  it('takes its share of document taxes, in proportion to the net total', () => {
    const original: Document = {
      ...salesInvoice,
      paymentMethods: [{ type: 3, amount: 78.84 }],
      taxesTotals: [{ taxType: 4, taxCategory: 3, underlyingValue: 50.83, taxAmount: 1.83 }],
      invoiceSummary: { ...salesInvoice.invoiceSummary, totalStampDutyAmount: 1.83, totalGrossValue: 78.84 },
    };
    const first = credited(original, { lines: [{ line: 1 }] });
    // 49.80 of 63.30: base 39.989… and 1.439…
    expect(first.document.taxesTotals).toMatchObject([{ underlyingValue: 39.99, taxAmount: 1.44 }]);
    expect(first.document.invoiceSummary).toMatchObject({
      totalStampDutyAmount: 1.44,
      totalGrossValue: 63.19,
    });
    const second = credited(original, { aa: '2', earlier: [first.document] });
    expect(second.document.taxesTotals).toMatchObject([{ underlyingValue: 10.84, taxAmount: 0.39 }]);
    expect(second.remaining.totalGrossValue).toBe(0);
  });
});

describe('the classification of a credit', () => {
  const split = withLines(
    salesInvoice,
    [
      {
        itemDescr: 'Σετ',
        quantity: 3,
        measurementUnit: 1,
        netValue: 10,
        vatAmount: 2.4,
        incomeClassification: [
          { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 7 },
          { classificationType: 'E3_561_001', classificationCategory: 'category1_3', amount: 3 },
        ],
      },
    ],
    { net: 10, vat: 2.4, gross: 12.4 },
  );

  it('is split in the proportions of the original', () => {
    const original: Document = {
      ...split,
      invoiceSummary: {
        ...split.invoiceSummary,
        incomeClassification: split.invoiceDetails[0]?.incomeClassification,
      },
    };
    const { document } = credited(original, { lines: [{ line: 1, quantity: 1 }] });
    // 3.33 as 7 to 3: 2.331 and 0.999.
    expect(document.invoiceDetails[0]?.incomeClassification).toEqual([
      { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 2.33 },
      { classificationType: 'E3_561_001', classificationCategory: 'category1_3', amount: 1 },
    ]);
  });

  it('can be stated by the caller', () => {
    const { document } = credited(salesInvoice, {
      lines: [{ line: 1, quantity: 1, income: { type: 'E3_561_001', category: 'category1_2' } }],
    });
    const row = { classificationType: 'E3_561_001', classificationCategory: 'category1_2', amount: 24.9 };
    expect(document.invoiceDetails[0]?.incomeClassification).toEqual([row]);
    expect(document.invoiceSummary.incomeClassification).toEqual([row]);
  });

  it('has no type where the credit takes only the category', () => {
    const row = { classificationType: 'E3_596', classificationCategory: 'category1_95', amount: 10 } as const;
    const original: Document = {
      ...split,
      invoiceDetails: split.invoiceDetails.map((line) => ({ ...line, incomeClassification: [row] })),
      invoiceSummary: { ...split.invoiceSummary, incomeClassification: [row] },
    };
    const { document } = creditOf(original, { ...HEAD, correlated: false });
    expect(document.invoiceSummary.incomeClassification).toEqual([
      { classificationCategory: 'category1_95', amount: 10 },
    ]);
  });
});

describe('remainingOf', () => {
  it('returns the whole original before any credit', () => {
    expect(remainingOf(issued(salesInvoice))).toEqual({
      lines: [
        { lineNumber: 1, itemDescr: 'Βάση φορητού', quantity: 2, netValue: 49.8, vatAmount: 11.95 },
        { lineNumber: 2, itemDescr: 'Βιβλίο', quantity: 10, netValue: 13.5, vatAmount: 1.76 },
      ],
      totalNetValue: 63.3,
      totalVatAmount: 13.71,
      totalGrossValue: 77.01,
      unplaced: { lines: 0, netValue: 0, vatAmount: 0 },
      isSettled: false,
    });
  });

  it('keeps the quantity when a credit only lowered the price', () => {
    const allowance = credited(salesInvoice, { lines: [{ line: 1, net: '9.80' }] });
    expect(allowance.remaining.lines[0]).toMatchObject({ quantity: 2, netValue: 40 });
    const returned = credited(salesInvoice, {
      aa: '2',
      lines: [{ line: 1, quantity: 1 }],
      earlier: [allowance.document],
    });
    expect(amountsOf(returned)).toEqual([[1, 1, 20, 4.8]]);
  });

  const madeElsewhere = (line: Partial<Document['invoiceDetails'][number]>): Document => {
    const credit = credited(salesInvoice, { lines: [{ line: 2, quantity: 3 }] }).document;
    return {
      ...credit,
      invoiceDetails: credit.invoiceDetails.map((each) => ({ ...each, lineNumber: 1, ...line })),
    };
  };

  it('matches lines from other software by item, price and VAT', () => {
    expect(remainingOf(issued(salesInvoice), [madeElsewhere({})])).toMatchObject({
      lines: [{ quantity: 2 }, { quantity: 7, netValue: 9.45, vatAmount: 1.23 }],
      unplaced: { lines: 0 },
    });
  });

  it('subtracts lines that name no item of the original from the totals only', () => {
    expect(remainingOf(issued(salesInvoice), [madeElsewhere({ itemDescr: 'Έκπτωση τζίρου' })])).toMatchObject(
      {
        lines: [{ netValue: 49.8 }, { quantity: 10, netValue: 13.5 }],
        totalNetValue: 59.25,
        totalVatAmount: 13.18,
        totalGrossValue: 72.43,
        unplaced: { lines: 1, netValue: 4.05, vatAmount: 0.53 },
        isSettled: false,
      },
    );
  });

  // Of 10 books at 1.35, 3 were credited: 4.05 and 0.53 of VAT.
  it.each<[string, Partial<Document['invoiceDetails'][number]>, number]>([
    ['at another price', { lineUnitPrice: 1.2 }, 7],
    ['with another VAT category', { vatCategory: 1 }, 7],
    ['in another unit, whose pieces cannot be compared', { measurementUnit: 2 }, 10],
    ['with more pieces than there were', { quantity: 11, lineUnitPrice: undefined }, 0],
    ['with a number that the original does not have', { lineNumber: 9 }, 7],
    ['without pieces', { quantity: undefined, measurementUnit: undefined, lineUnitPrice: undefined }, 10],
  ])('subtracts lines of the item from its line, %s', (_, line, quantity) => {
    expect(remainingOf(issued(salesInvoice), [madeElsewhere(line)])).toMatchObject({
      lines: [
        { quantity: 2, netValue: 49.8 },
        { quantity, netValue: 9.45, vatAmount: 1.23 },
      ],
      totalNetValue: 59.25,
      totalVatAmount: 13.18,
      unplaced: { lines: 0, netValue: 0, vatAmount: 0 },
    });
  });

  it('returns a value without pieces when other software credited all pieces for less', () => {
    const [line] = credited(salesInvoice, { lines: [{ line: 1, net: '40.00' }] }).document.invoiceDetails;
    const credit = credited(salesInvoice, { lines: [{ line: 1, net: '40.00' }] }).document;
    const elsewhere: Document = {
      ...credit,
      invoiceDetails: line === undefined ? [] : [{ ...line, quantity: 2, measurementUnit: 1 }],
    };
    const rest = credited(salesInvoice, { aa: '2', lines: [{ line: 1 }], earlier: [elsewhere] });
    // 49.80 − 40.00, and with VAT 61.75 × 40 / 49.80 = 49.598…, so 9.60 of VAT and 2.35 of it left.
    expect(amountsOf(rest)).toEqual([[1, undefined, 9.8, 2.35]]);
    expect(rest.remaining.lines[0]).toMatchObject({ quantity: 0, netValue: 0, vatAmount: 0 });
  });

  it('distinguishes lines of the same item by their numbers', () => {
    const twice = withLines(
      salesInvoice,
      [
        { itemDescr: 'Κουτί', quantity: 3, measurementUnit: 1, netValue: 10, vatAmount: 2.4 },
        { itemDescr: 'Κουτί', quantity: 1, measurementUnit: 1, netValue: 3.33, vatAmount: 0.8 },
      ],
      { net: 13.33, vat: 3.2, gross: 16.53 },
    );
    const { remaining } = credited(twice, { lines: [{ line: 2, quantity: 1 }] });
    expect(remaining.lines).toMatchObject([
      { quantity: 3, netValue: 10 },
      { quantity: 0, netValue: 0 },
    ]);
  });
});

describe('two lines of the same item at two prices', () => {
  // 10 at 2.00 and 10 at 1.00, with 24 %.
  const boxes = withLines(
    salesInvoice,
    [
      {
        itemDescr: 'Κουτί',
        quantity: 10,
        measurementUnit: 1,
        lineUnitPrice: 2,
        netValue: 20,
        vatAmount: 4.8,
      },
      {
        itemDescr: 'Κουτί',
        quantity: 10,
        measurementUnit: 1,
        lineUnitPrice: 1,
        netValue: 10,
        vatAmount: 2.4,
      },
    ],
    { net: 30, vat: 7.2, gross: 37.2 },
  );
  // The allowance leaves ten pieces at 1.00, which is the price of the other line.
  const allowance = credited(boxes, { lines: [{ line: 1, net: '10.00' }] });
  const returned = credited(boxes, {
    aa: '2',
    lines: [{ line: 1, quantity: 5 }],
    earlier: [allowance.document],
  });
  const both = [allowance.document, returned.document];

  it.each([
    ['as they were issued', both],
    ['the other way round', [...both].reverse()],
  ])('each keep their own credits, %s', (_, earlier) => {
    expect(amountsOf(returned)).toEqual([[1, 5, 5, 1.2]]);
    expect(remainingOf(issued(boxes), earlier)).toMatchObject({
      lines: [
        { lineNumber: 1, quantity: 5, netValue: 5, vatAmount: 1.2 },
        { lineNumber: 2, quantity: 10, netValue: 10, vatAmount: 2.4 },
      ],
      totalNetValue: 15,
      totalVatAmount: 3.6,
      unplaced: { lines: 0 },
    });
  });

  it('are never credited for more pieces than they had', () => {
    const facts = { ...HEAD, aa: '3', earlier: both };
    expect(
      refusalsOf(() => creditOf(issued(boxes), { ...facts, lines: [{ line: 1, quantity: 6 }] })),
    ).toEqual([
      {
        rule: 'credit/above-quantity',
        path: ['lines', 0, 'quantity'],
        params: { line: 1, item: 'Κουτί', wanted: '6', left: '5' },
      },
    ]);
    const rest = creditOf(issued(boxes), facts);
    expect(amountsOf(rest)).toEqual([
      [1, 5, 5, 1.2],
      [2, 10, 10, 2.4],
    ]);
    expect(rest.remaining).toMatchObject({ totalNetValue: 0, totalVatAmount: 0, isSettled: true });
  });

  it('never give back more VAT than they had, even if other software rounded it up', () => {
    const elsewhere: Document = {
      ...returned.document,
      invoiceDetails: returned.document.invoiceDetails.map((line) => ({
        ...line,
        quantity: 10,
        netValue: 20,
        vatAmount: 4.81,
      })),
    };
    const left = remainingOf(issued(boxes), [elsewhere]);
    expect(left.lines).toMatchObject([
      { quantity: 0, netValue: 0, vatAmount: 0 },
      { quantity: 10, netValue: 10, vatAmount: 2.39 },
    ]);
    expect(left).toMatchObject({ totalNetValue: 10, totalVatAmount: 2.39, unplaced: { vatAmount: 0 } });
  });
});

describe('an item on two lines, credited together by other software', () => {
  // 3 and 4 boxes at 2.00, and a book at 5.00, with 24 %.
  const priced = { measurementUnit: 1, lineUnitPrice: 2 } as const;
  const three = { itemDescr: 'Κουτί', quantity: 3, ...priced, netValue: 6, vatAmount: 1.44 };
  const four = { itemDescr: 'Κουτί', quantity: 4, ...priced, netValue: 8, vatAmount: 1.92 };
  const book = { itemDescr: 'Βιβλίο', quantity: 1, measurementUnit: 1, netValue: 15, vatAmount: 3.6 };
  const sold = withLines(salesInvoice, [three, four, book], { net: 29, vat: 6.96, gross: 35.96 });
  const elsewhere = (line: Partial<Document['invoiceDetails'][number]>): Document => {
    const { document } = credited(sold, { lines: [{ line: 2, quantity: 4 }] });
    const [first] = document.invoiceDetails;
    return { ...document, invoiceDetails: first === undefined ? [] : [{ ...first, lineNumber: 9, ...line }] };
  };
  const left = (line: Partial<Document['invoiceDetails'][number]>) =>
    remainingOf(issued(sold), [elsewhere(line)]);
  const five = { quantity: 5, netValue: 10, vatAmount: 2.4 };

  it('has only the other pieces left', () => {
    expect(left(five)).toMatchObject({
      lines: [
        { quantity: 0, netValue: 0, vatAmount: 0 },
        { quantity: 2, netValue: 4, vatAmount: 0.96 },
        { quantity: 1, netValue: 15, vatAmount: 3.6 },
      ],
      totalNetValue: 19,
      totalVatAmount: 4.56,
      unplaced: { lines: 0 },
    });
    const facts = { ...HEAD, aa: '2', earlier: [elsewhere(five)] };
    const lines = [
      { line: 1, quantity: 3 },
      { line: 2, quantity: 4 },
    ];
    const above = (line: number, wanted: string, rest: string) => ({
      rule: 'credit/above-quantity',
      path: ['lines', line - 1, 'quantity'],
      params: { line, item: 'Κουτί', wanted, left: rest },
    });
    expect(refusalsOf(() => creditOf(issued(sold), { ...facts, lines }))).toEqual([
      above(1, '3', '0'),
      above(2, '4', '2'),
    ]);
    expect(amountsOf(creditOf(issued(sold), facts))).toEqual([
      [2, 2, 4, 0.96],
      [3, 1, 15, 3.6],
    ]);
  });

  it('uses up the line with its price first', () => {
    const dearer = { ...four, lineUnitPrice: 3, netValue: 12, vatAmount: 2.88 };
    const mixed = withLines(salesInvoice, [dearer, three, book], { net: 33, vat: 7.92, gross: 40.92 });
    const credit = { ...elsewhere({ quantity: 5, netValue: 10, vatAmount: 2.4 }) };
    // All 3 at 2.00, and 2 of the others for the remaining 4.00.
    expect(remainingOf(issued(mixed), [credit]).lines).toMatchObject([
      { quantity: 2, netValue: 8, vatAmount: 1.92 },
      { quantity: 0, netValue: 0, vatAmount: 0 },
      { quantity: 1, netValue: 15 },
    ]);
  });

  it('has nothing left if more was credited, and the rest lowers the totals', () => {
    expect(left({ quantity: 9, netValue: 18, vatAmount: 4.32 })).toMatchObject({
      lines: [
        { quantity: 0, netValue: 0 },
        { quantity: 0, netValue: 0 },
        { netValue: 15, vatAmount: 3.6 },
      ],
      totalNetValue: 11,
      totalVatAmount: 2.64,
      unplaced: { lines: 1, netValue: 4, vatAmount: 0.96 },
    });
  });

  it('has a value without pieces if they were credited for less, and pieces without value if for more', () => {
    expect(left({ quantity: 7, netValue: 7, vatAmount: 1.68, lineUnitPrice: 1 }).lines).toMatchObject([
      { quantity: 0, netValue: 3, vatAmount: 0.72 },
      { quantity: 0, netValue: 4, vatAmount: 0.96 },
      { quantity: 1 },
    ]);
    expect(left({ quantity: 4, netValue: 14, vatAmount: 3.36, lineUnitPrice: 3.5 }).lines).toMatchObject([
      { quantity: 0, netValue: 0, vatAmount: 0 },
      { quantity: 3, netValue: 0, vatAmount: 0 },
      { quantity: 1 },
    ]);
  });
});

describe('a line without value or quantity', () => {
  const gift = withLines(
    salesInvoice,
    [
      { itemDescr: 'Κουτί', quantity: 10, measurementUnit: 1, netValue: 20, vatAmount: 4.8 },
      { itemDescr: 'Δώρο', netValue: 0, vatAmount: 0 },
    ],
    { net: 20, vat: 4.8, gross: 24.8 },
  );
  const box = credited(gift, { lines: [{ line: 1 }] });

  it('remains until it is credited once', () => {
    expect(box.remaining).toMatchObject({ totalNetValue: 0, isSettled: false });
    const rest = credited(gift, { aa: '2', earlier: [box.document] });
    expect(amountsOf(rest)).toEqual([[2, undefined, 0, 0]]);
    expect(rest.remaining.isSettled).toBe(true);
    const earlier = [box.document, rest.document];
    expect(remainingOf(issued(gift), earlier).isSettled).toBe(true);
    expect(refusalsOf(() => credited(gift, { aa: '3', earlier }))).toEqual([
      { rule: 'credit/nothing-left', path: [], params: {} },
    ]);
    expect(refusalsOf(() => credited(gift, { aa: '3', earlier, lines: [{ line: 2 }] }))).toEqual([
      { rule: 'credit/line-credited', path: ['lines', 0], params: { line: 2, item: 'Δώρο' } },
    ]);
  });
});

test('creditOf returns the same frozen credit for the same facts', () => {
  const first = creditOf(issued(salesInvoice, MARK), HEAD);
  expect(creditOf(issued(salesInvoice, MARK), HEAD)).toEqual(first);
  expect(Object.isFrozen(first.document) && Object.isFrozen(first.document.invoiceDetails[0])).toBe(true);
});

describe('a credit of a percentage', () => {
  // 61.75 and 15.26 with VAT, 77.01 in all. Half of it is 38.51 (38.505, half up): 30.879 and 7.631 by weight, so the
  // last cent belongs to the first line. 49.80 × 30.88 / 61.75 is 24.90 net, and 13.50 × 7.63 / 15.26 is 6.75.
  const half = () => credited(salesInvoice, { percent: 50 });

  test('credits half of the amounts with VAT, exact to the cent', () => {
    const { document } = half();
    expect(
      document.invoiceDetails.map(({ lineNumber, netValue, vatAmount }) => [lineNumber, netValue, vatAmount]),
    ).toEqual([
      [1, 24.9, 5.98],
      [2, 6.75, 0.88],
    ]);
    expect(document.invoiceSummary).toMatchObject({
      totalNetValue: 31.65,
      totalVatAmount: 6.86,
      totalGrossValue: 38.51,
    });
    expect(document.invoiceDetails[0]).not.toHaveProperty('quantity');
  });

  test('leaves the other half, which 100 percent credits', () => {
    const first = half();
    expect(first.remaining).toMatchObject({
      totalNetValue: 31.65,
      totalVatAmount: 6.85,
      totalGrossValue: 38.5,
    });
    const rest = credited(salesInvoice, { percent: '100', earlier: [first.document] });
    expect(rest.document.invoiceSummary.totalGrossValue).toBe(38.5);
    expect(rest.remaining.isSettled).toBe(true);
  });

  test('is a percentage of what earlier credits left', () => {
    const again = credited(salesInvoice, { percent: 50, earlier: [half().document] });
    expect(again.document.invoiceSummary.totalGrossValue).toBe(19.25);
  });

  test('leaves out lines of which no cent is credited', () => {
    // 0.02 % of 77.01 is 0.0154, so 0.02: 1.60 cents and 0.40 cents by weight.
    const { document } = credited(salesInvoice, { percent: '0.02' });
    expect(
      document.invoiceDetails.map(({ lineNumber, netValue, vatAmount }) => [lineNumber, netValue, vatAmount]),
    ).toEqual([[1, 0.02, 0]]);
  });

  test.each([
    ['text', 'credit/value-form'],
    [0.1 + 0.2, 'credit/value-form'],
    [0, 'credit/value-not-above'],
    [-50, 'credit/value-not-above'],
    ['0.0001', 'credit/value-not-above'],
    ['100.01', 'credit/percent-above'],
  ])('is refused for %s', (percent, rule) => {
    expect(refusalsOf(() => credited(salesInvoice, { percent }))).toMatchObject([
      { rule, path: ['percent'] },
    ]);
  });

  test('is refused together with lines', () => {
    expect(refusalsOf(() => credited(salesInvoice, { percent: 50, lines: [{ line: 1 }] }))).toEqual([
      { rule: 'credit/percent-and-lines', path: ['percent'], params: {} },
    ]);
  });
});
