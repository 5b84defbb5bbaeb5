import { describe, expect, it } from 'vitest';
import {
  buildUnknown,
  checkUnknown,
  factsOf,
  InvalidDocumentError,
  OptionsError,
} from '../../../../src/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { everyKind } from '../every-kind.js';

/** A receipt as another program sends it: two coffees of 3.50, VAT 24 % included. */
const receipt = {
  issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
  invoiceHeader: { series: 'A', aa: '101', issueDate: '2026-11-20', invoiceType: '11.1', currency: 'EUR' },
  paymentMethods: [{ type: 3, amount: 7 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Καφές',
      quantity: 2,
      measurementUnit: 1,
      measurementUnitLabel: 'Τεμάχια',
      lineUnitPrice: 2.825,
      totalNetPriceBeforeDiscount: 5.65,
      totalDiscountValue: 0,
      netValue: 5.65,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 1.35,
      incomeClassification: [
        { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 5.65 },
      ],
    },
  ],
  invoiceSummary: {
    totalNetValue: 5.65,
    totalVatAmount: 1.35,
    totalWithheldAmount: 0,
    totalFeesAmount: 0,
    totalStampDutyAmount: 0,
    totalOtherTaxesAmount: 0,
    totalDeductionsAmount: 0,
    totalGrossValue: 7,
    incomeClassification: [
      { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 5.65 },
    ],
  },
  providerAdditionalInvoiceDetails: {
    additionalDetails: {
      documentLabel: 'ΑΛΠ',
      documentLanguageCode: 'EL',
      paymentMethodInvoiceLabel: 'Μετρητά',
    },
  },
};

const places = (document: unknown) =>
  factsOf(document).lost.map(({ path, why }) => `${path.join('.')} ${why}`);

describe('the facts of a document', () => {
  it('have no member that can be derived, and prices as the shop states them', () => {
    expect(factsOf(receipt)).toMatchObject({ complete: true, lost: [] });
    expect(factsOf(receipt).facts).toEqual({
      type: '11.1',
      series: 'A',
      aa: '101',
      issueDate: '2026-11-20',
      issuer: { vatNumber: '800123456', branch: 0 },
      lines: [
        {
          description: 'Καφές',
          quantity: 2,
          unit: 1,
          unitPriceWithVat: '3.50',
          vat: 24,
          income: 'goods',
        },
      ],
      payments: [{ type: 3, amount: 7 }],
    });
  });

  it.each(Object.entries(everyKind))('give back a document of %s', (_, builder) => {
    const { document } = builder.check();
    const { complete, facts } = factsOf(JSON.parse(JSON.stringify(document)));
    expect(complete).toBe(true);
    expect(buildUnknown(facts)).toEqual(document);
  });

  it.each([
    ['one row, self-billed', '1.1', { type: 'E3_102_001', category: 'category2_1' }],
    [
      'one row with its VAT, self-billed',
      '1.1',
      { type: 'E3_102_001', category: 'category2_1', amount: 124 },
    ],
    [
      'two rows, self-billed',
      '1.1',
      [
        { type: 'E3_102_001', category: 'category2_1', amount: 60 },
        { type: 'E3_102_003', category: 'category2_1', amount: 40 },
      ],
    ],
    ['one row, not self-billed', '3.1', { type: 'E3_102_002', category: 'category2_1' }],
    [
      'two rows, not self-billed',
      '3.1',
      [
        { type: 'E3_102_002', category: 'category2_1', amount: 60 },
        { type: 'E3_102_003', category: 'category2_1', amount: 40 },
      ],
    ],
  ])('keep the expenses: %s', (_, type, expenses) => {
    const isSale = type === '1.1';
    const { document, issues } = checkUnknown({
      type,
      series: 'A',
      aa: '1',
      issueDate: '2026-11-20',
      ...(isSale && { selfPricing: true }),
      issuer: { vatNumber: '800123456', branch: 0 },
      counterpart: { vatNumber: '987654324', country: 'GR', branch: 0 },
      lines: [{ description: 'Ελαιόλαδο', net: '100.00', vatCategory: isSale ? 1 : 8, expenses }],
      payments: [{ type: 5, amount: 'rest' }],
    });
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { facts, complete } = factsOf(JSON.parse(JSON.stringify(document)));
    expect(complete).toBe(true);
    expect(facts).toMatchObject({ lines: [{ expenses }] });
    expect(buildUnknown(facts)).toEqual(document);
  });

  it('keep a discount on a price with VAT', () => {
    // 10.00 less 10 % is 9.00: net 7.26 before 8.06, VAT 1.74.
    const [line] = receipt.invoiceDetails;
    const discounted = {
      ...line,
      quantity: 1,
      lineUnitPrice: 8.06,
      totalNetPriceBeforeDiscount: 8.06,
      totalDiscountValue: 0.8,
      netValue: 7.26,
      vatAmount: 1.74,
      incomeClassification: undefined,
    };
    const { facts } = factsOf({ ...receipt, invoiceDetails: [discounted] });
    expect(facts?.lines?.[0]).toMatchObject({ unitPriceWithVat: '9.99', discount: { amount: '0.99' } });
  });
});

describe('what facts cannot express', () => {
  it('is named with its path in the document', () => {
    const [line] = receipt.invoiceDetails;
    expect(
      places({
        ...receipt,
        invoiceHeader: { ...receipt.invoiceHeader, invoiceVariationType: 1, fuelInvoice: false },
        invoiceDetails: [{ ...line, colour: 'red' }],
      }),
    ).toEqual([
      'invoiceHeader.invoiceVariationType no-fact',
      'invoiceHeader.fuelInvoice no-fact',
      'invoiceDetails.0.colour no-fact',
    ]);
  });

  it('is a figure that is computed differently', () => {
    const { lost, document } = factsOf({
      ...receipt,
      invoiceSummary: { ...receipt.invoiceSummary, totalGrossValue: 7.01 },
    });
    expect(lost).toEqual([
      {
        path: ['invoiceSummary', 'totalGrossValue'],
        why: 'differs',
        params: { member: 'totalGrossValue', value: 7.01, derived: 7 },
        message: 'The facts give 7 instead of 7.01 for totalGrossValue.',
      },
    ]);
    expect(document?.invoiceSummary.totalGrossValue).toBe(7);
  });

  it('is a member that building adds', () => {
    const { providerAdditionalInvoiceDetails: _, ...bare } = receipt;
    expect(places(bare)).toEqual(['providerAdditionalInvoiceDetails added']);
  });

  it('is a quantity on a service, without which the rest is built', () => {
    const { facts, lost, document } = factsOf({
      ...receipt,
      invoiceHeader: { ...receipt.invoiceHeader, invoiceType: '11.2' },
    });
    expect(lost.filter(({ why }) => why === 'refused').map(({ path }) => path)).toEqual([
      ['invoiceDetails', 0, 'quantity'],
      ['invoiceDetails', 0, 'measurementUnit'],
    ]);
    expect(facts?.lines?.[0]).not.toHaveProperty('quantity');
    expect(document?.invoiceDetails[0]?.netValue).toBe(5.65);
  });

  it('is told in Greek', () => {
    const { lost } = factsOf(
      { ...receipt, invoiceHeader: { ...receipt.invoiceHeader, invoiceVariationType: 1 } },
      { locale: el },
    );
    expect(lost[0]?.message).toBe(
      'Τα στοιχεία δεν μπορούν να εκφράσουν το πεδίο invoiceVariationType με τιμή 1.',
    );
  });

  it('prevents facts that lack something mandatory', () => {
    const { issuer: _, ...anonymous } = receipt;
    const { complete, document, lost, facts } = factsOf(anonymous);
    expect([complete, document, lost.map(({ path }) => path)]).toEqual([false, undefined, [['issuer']]]);
    expect(() => buildUnknown(facts)).toThrow(InvalidDocumentError);
  });
});

describe('a value that is not a document', () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('not to be read');
      },
      ownKeys: () => {
        throw new Error('not to be read');
      },
    },
  );

  it.each([undefined, null, 7, 'text', [], [receipt], {}, { invoice: [receipt] }, hostile])(
    'has no facts (%#)',
    (value) => {
      expect(factsOf(value)).toMatchObject({ complete: false, lost: [{ path: [], why: 'not-a-document' }] });
    },
  );

  it('may refer to itself', () => {
    const loop: Record<string, unknown> = { ...receipt };
    loop['invoiceSummary'] = loop;
    expect(factsOf(loop).complete).toBe(false);
  });
});

it('refuses an unknown option of factsOf', () => {
  expect(() => factsOf(receipt, { language: 'el' } as never)).toThrow(OptionsError);
});

it.each([
  ['0.1', { net: '9174311926605.50', discount: { amount: '9174311926.61' } }],
  ['0.55', { gross: '9999999999999.99', discount: { amount: '55000000000.00' } }],
])('the greatest price comes back with a discount of %s %%', (percent, priced) => {
  const facts = {
    type: '1.1',
    series: 'A',
    aa: '1',
    issueDate: '2026-01-01',
    issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
    counterpart: { vatNumber: '999000111', country: 'GR', branch: 0 },
    lines: [{ gross: '9999999999999.99', discount: { percent }, vatCategory: 5, income: 'goods' }],
    payments: [{ type: 3, amount: 'rest' }],
  };
  const sent = JSON.parse(JSON.stringify(buildUnknown(facts)));
  const { complete, facts: back } = factsOf(sent);
  expect(complete).toBe(true);
  expect(back?.lines).toMatchObject([priced]);
  expect(JSON.parse(JSON.stringify(buildUnknown(back)))).toEqual(sent);
});

it.each([
  [
    'a price before the discount',
    { totalDiscountValue: 9_999_999_999_999.99, totalNetPriceBeforeDiscount: undefined },
  ],
  ['a price with VAT', { vatAmount: 9_999_999_999_999.99 }],
])('a line with %s of too many digits is stated by its net value', (_, members) => {
  const [line] = receipt.invoiceDetails;
  const {
    quantity: _quantity,
    lineUnitPrice: _unitPrice,
    ...rest
  } = { ...line, netValue: 9_999_999_999_999.99, ...members };
  const { facts, lost } = factsOf({ ...receipt, invoiceDetails: [rest] });
  expect(facts?.lines).toMatchObject([{ net: expect.anything() }]);
  expect(lost.map(({ why }) => why)).not.toContain('not-a-document');
});

it('a member named __proto__ is not lost in silence', () => {
  const sent = JSON.parse(`{"__proto__": {}, ${JSON.stringify(receipt).slice(1)}`);
  expect(factsOf(sent).lost).toMatchObject([{ path: ['__proto__'], why: 'no-fact' }]);
});
