import { describe, expect, test } from 'vitest';
import {
  buildUnknown,
  cash,
  checkUnknown,
  onCredit,
  retailReceipt,
  salesInvoice,
} from '../../../src/builders/index.js';
import type { Document } from '../../../src/types/index.js';
import { berliner, customer, movement, numbered, shop } from './parties.js';

const line = {
  description: 'Σακίδιο',
  quantity: 2,
  unit: 1,
  unitPrice: '24.90',
  vat: 24,
  income: 'goods',
} as const;
const invoice = {
  type: '1.1',
  ...numbered,
  counterpart: customer,
  lines: [line],
  payments: [{ type: 5, amount: 'rest' }],
};
const receipt = { type: '11.1', ...numbered, lines: [line], payments: [{ type: 3, amount: 'rest' }] };

const made = (facts: object): Document => buildUnknown(facts);
const details = (facts: object) => made(facts).providerAdditionalInvoiceDetails?.additionalDetails;

describe('amounts of lines, calculated by hand', () => {
  test('keep a price including VAT and its discount', () => {
    // 3 × 4.00 = 12.00, less 10 % = 10.80: net 10.80 / 1.24 = 8.709…, VAT 2.09; before: 12.00 / 1.24 = 9.677….
    const cable = {
      description: 'Cable',
      quantity: '3',
      unit: 1,
      unitPriceWithVat: '4.00',
      vat: 24,
      income: 'goods',
    };
    const { invoiceDetails, invoiceSummary, paymentMethods } = made({
      ...receipt,
      lines: [{ ...cable, discount: { percent: '10' } }],
      payments: [{ type: 3, amount: '10.80' }],
    });
    expect(invoiceDetails[0]).toMatchObject({
      totalNetPriceBeforeDiscount: 9.68,
      totalDiscountValue: 0.97,
      netValue: 8.71,
      vatAmount: 2.09,
    });
    // 9.68 / 3 = 3.2266…: the price of one with the fewest decimals that gives 9.68 back is 3.227 (9.681).
    expect(invoiceDetails[0]?.lineUnitPrice).toBe(3.227);
    expect(invoiceSummary.totalGrossValue).toBe(10.8);
    expect(paymentMethods).toEqual([{ type: 3, amount: 10.8 }]);
  });

  test('have a share of a document discount', () => {
    // 10.00 + 20.00 + 30.00, less 10.00: 1.67 + 3.33 + 5.00 by largest remainder.
    const nets = ['10.00', '20.00', '30.00'].map((net) => ({
      description: 'x',
      net,
      vat: 24,
      income: 'goods',
    }));
    const { invoiceDetails } = made({ ...invoice, lines: nets, discount: { amount: '10.00' } });
    expect(invoiceDetails.map(({ netValue }) => netValue)).toEqual([8.33, 16.67, 25]);
    expect(invoiceDetails.map(({ totalDiscountValue }) => totalDiscountValue)).toEqual([1.67, 3.33, 5]);
    expect(invoiceDetails.map(({ vatAmount }) => vatAmount)).toEqual([2, 4, 6]);
  });

  test('include taxes on lines, by category and by amount', () => {
    const taxed = {
      description: 'Υπηρεσία',
      net: '1000.00',
      vat: 24,
      income: 'services',
      withheld: { category: 3 }, // 20 %
      fees: { category: 1 }, // 12 %
      stampDuty: { category: 1 }, // 1.2 %
      otherTaxes: { category: 3 }, // 4 %
      deductions: { amount: '5.00' },
    };
    const { invoiceDetails, invoiceSummary } = made({ ...invoice, lines: [taxed] });
    expect(invoiceDetails[0]).toMatchObject({
      withheldAmount: 200,
      withheldPercentCategory: 3,
      feesAmount: 120,
      feesPercentCategory: 1,
      stampDutyAmount: 12,
      stampDutyPercentCategory: 1,
      otherTaxesAmount: 40,
      otherTaxesPercentCategory: 3,
      deductionsAmount: 5,
    });
    // 1000 + 240 − 200 + 120 + 12 + 40 − 5
    expect(invoiceSummary.totalGrossValue).toBe(1207);
  });

  test('include one or several taxes on the document', () => {
    const { taxesTotals, invoiceSummary } = made({
      ...invoice,
      lines: [{ description: 'Υπηρεσία', net: '1000.00', vat: 24, income: 'services' }],
      withheld: { category: 3, base: '800.00' },
      fees: [{ category: 1 }, { category: 10, amount: '7.00' }],
      deductions: { amount: '3.00' },
    });
    expect(taxesTotals).toEqual([
      {
        taxType: 1,
        taxCategory: 3,
        underlyingValue: 800,
        taxAmount: 160,
        taxTypeLabel: 'Παρακρατούμενος Φόρος',
      },
      { taxType: 2, taxCategory: 1, underlyingValue: 1000, taxAmount: 120, taxTypeLabel: 'Τέλη' },
      { taxType: 2, taxCategory: 10, underlyingValue: 1000, taxAmount: 7, taxTypeLabel: 'Τέλη' },
      { taxType: 5, underlyingValue: 1000, taxAmount: 3, taxTypeLabel: 'Κρατήσεις' },
    ]);
    // 1000 + 240 − 160 + 127 − 3
    expect(invoiceSummary).toMatchObject({
      totalWithheldAmount: 160,
      totalFeesAmount: 127,
      totalDeductionsAmount: 3,
      totalGrossValue: 1204,
    });
  });

  test('split a line over two kinds of income', () => {
    const split = [
      { type: 'E3_561_001', category: 'category1_1', amount: '20.00' },
      { type: 'E3_561_001', category: 'category1_2' },
    ];
    const { invoiceDetails, invoiceSummary } = made({
      ...invoice,
      lines: [{ ...line, income: split }, line],
    });
    expect(invoiceDetails[0]?.incomeClassification?.map(({ amount }) => amount)).toEqual([20, 29.8]);
    expect(invoiceSummary.incomeClassification).toEqual([
      { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 69.8 },
      { classificationType: 'E3_561_001', classificationCategory: 'category1_2', amount: 29.8 },
    ]);
  });

  test('have no income that is not stated, and a rule reports it', () => {
    const { income, ...unclassified } = line;
    expect(income).toBe('goods');
    const { document, issues } = checkUnknown({ ...invoice, lines: [unclassified] });
    expect(document?.invoiceDetails[0]).not.toHaveProperty('incomeClassification');
    expect(document?.invoiceSummary).not.toHaveProperty('incomeClassification');
    expect(issues.map(({ rule }) => rule).filter((rule) => rule.startsWith('classification/'))).not.toEqual(
      [],
    );
  });

  test('classify credits abroad by the country of the counterpart', () => {
    const exempt = { ...line, vat: 0, vatExemptionCategory: 14 };
    const credit = { ...invoice, type: '5.2', counterpart: berliner, lines: [exempt] };
    expect(made(credit).invoiceDetails[0]?.incomeClassification?.[0]?.classificationType).toBe('E3_561_005');
  });
});

describe('payments in facts', () => {
  test('have as the rest what the others leave, in any position', () => {
    const payments = [
      { type: 3, amount: '10.00' },
      { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 },
      { type: 5, amount: 1.75 },
    ];
    // 2 × 24.90 + 11.95 = 61.75
    expect(made({ ...receipt, payments }).paymentMethods).toEqual([
      { type: 3, amount: 10 },
      { type: 7, amount: 50, terminalId: '16000123', posNspId: 2 },
      { type: 5, amount: 1.75 },
    ]);
    expect(details({ ...receipt, payments })?.paymentMethodInvoiceLabel).toBe(
      'Μετρητά, POS / e-POS, Επί Πιστώσει',
    );
  });

  test('name each means of payment once', () => {
    const twice = [
      { type: 3, amount: '10.00' },
      { type: 3, amount: 'rest' },
    ];
    expect(details({ ...receipt, payments: twice })?.paymentMethodInvoiceLabel).toBe('Μετρητά');
  });

  test('can have a rest of zero, with a warning', () => {
    const { ok, document, issues } = checkUnknown({
      ...receipt,
      payments: [
        { type: 3, amount: '61.75' },
        { type: 5, amount: 'rest' },
      ],
    });
    expect(ok).toBe(true);
    expect(document?.paymentMethods?.[1]).toEqual({ type: 5, amount: 0 });
    expect(issues).toMatchObject([{ rule: 'payments/zero-amount', path: ['paymentMethods', 1, 'amount'] }]);
  });

  test('have a rest of zero for a document of zero', () => {
    const payments = [{ type: 3, amount: 'rest' }];
    for (const free of [
      { ...receipt, discount: { percent: 100 }, payments },
      { ...receipt, lines: [{ ...line, discount: { percent: 100 } }], payments },
    ]) {
      expect(made(free).invoiceSummary.totalGrossValue).toBe(0);
      expect(made(free).paymentMethods).toEqual([{ type: 3, amount: 0 }]);
    }
  });

  test('keep their info text', () => {
    const payments = [{ type: 1, amount: 'rest', paymentMethodInfo: 'GR16 0110' }];
    expect(made({ ...invoice, payments }).paymentMethods).toEqual([
      { type: 1, amount: 61.75, paymentMethodInfo: 'GR16 0110' },
    ]);
  });
});

describe('printed details', () => {
  test('are in English on request: titles, units, purposes, payments, country', () => {
    const english = made({
      ...invoice,
      ...movement,
      lines: [{ ...line, vat: 0, vatExemptionCategory: 14 }],
      print: { documentLanguageCode: 'EN' },
    });
    const print = english.providerAdditionalInvoiceDetails;
    expect(print?.additionalDetails).toMatchObject({
      documentLabel: 'Sales Invoice',
      documentLanguageCode: 'EN',
      paymentMethodInvoiceLabel: 'On credit',
    });
    expect(print?.issuer?.addressCountry).toBe('Greece');
    expect(english.invoiceHeader.movePurposeLabel).toBe('Sale');
    expect(english.invoiceDetails[0]?.measurementUnitLabel).toBe('Pieces');
    expect(english.invoiceDetails[0]?.vatExemptionCategoryLabel).toMatch(/33/);
  });

  test('keep stated texts unchanged', () => {
    const print = {
      documentLabel: 'ΤΙΜΟΛΟΓΙΟ',
      documentLanguageCode: 'EL',
      documentSizeCode: 1,
      documentComments: 'Χ',
      paymentMethodInvoiceLabel: 'ΜΕΤΡΗΤΟΙΣ',
      dispatchPlaceFrom: 'Α',
      dispatchPlaceTo: 'Β',
      logoId: '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b',
    };
    expect(details({ ...invoice, print })).toEqual(print);
  });

  test('join texts that are stated in several steps', () => {
    const { additionalDetails } =
      retailReceipt(numbered)
        .line(line)
        .payment(cash('rest'))
        .print({ documentComments: 'Α' })
        .print({ documentSizeCode: 1 })
        .print({ documentComments: 'Β' })
        .build().providerAdditionalInvoiceDetails ?? {};
    expect(additionalDetails).toMatchObject({ documentComments: 'Β', documentSizeCode: 1 });
  });

  test('print an unlisted purpose by its title', () => {
    const { invoiceHeader } = made({
      ...invoice,
      ...movement,
      movePurpose: 19,
      otherMovePurposeTitle: 'Δανεισμός βιβλίων',
    });
    expect(invoiceHeader).toMatchObject({ movePurposeLabel: 'Δανεισμός βιβλίων', movePurpose: 19 });
    const stated = made({ ...invoice, ...movement, movePurposeLabel: 'Πώληση και μεταφορά' });
    expect(stated.invoiceHeader.movePurposeLabel).toBe('Πώληση και μεταφορά');
  });

  test('can have addresses without street or number', () => {
    const bare = { postalCode: '54630', city: 'Θεσσαλονίκη' };
    const { issues, document } = checkUnknown({
      ...invoice,
      ...movement,
      loadingAddress: { ...bare, street: 'Πλατεία', number: '0' },
      deliveryAddress: bare,
    });
    expect(document?.providerAdditionalInvoiceDetails?.additionalDetails).toMatchObject({
      dispatchPlaceFrom: 'Πλατεία, 54630 Θεσσαλονίκη',
      dispatchPlaceTo: '54630 Θεσσαλονίκη',
    });
    expect(issues.filter(({ path }) => path.length === 0)).toEqual([]);
  });

  test('never mix a print address with that of the facts', () => {
    const issuer = { ...shop, print: { name: 'Χ', addressCity: 'Πειραιάς' } };
    expect(made({ ...receipt, issuer }).providerAdditionalInvoiceDetails?.issuer).toEqual({
      name: 'Χ',
      addressCity: 'Πειραιάς',
      addressCountry: 'Ελλάδα',
    });
  });

  test('leave out a party without details', () => {
    const issuer = { vatNumber: '123456783', branch: 0 };
    const { document } = checkUnknown({ ...receipt, issuer });
    expect(Object.keys(document?.providerAdditionalInvoiceDetails ?? {})).toEqual(['additionalDetails']);
  });
});

describe('the parties of a document', () => {
  test('in Greece have no details except a stated address', () => {
    const address = { street: 'Εγνατία', number: '25', postalCode: '54630', city: 'Θεσσαλονίκη' };
    const document = made({ ...invoice, counterpart: { ...customer, address } });
    expect(document.issuer).toEqual({ vatNumber: '123456783', country: 'GR', branch: 0 });
    expect(document.counterpart).toEqual({ vatNumber: '987654324', country: 'GR', branch: 0, address });
  });

  test('of goods in transit take name and address from print if the facts have none', () => {
    const issuer = {
      vatNumber: '123456783',
      branch: 3,
      print: { name: 'Παπαδόπουλος Α.Ε.', addressPostalCode: '10563', addressCity: 'Αθήνα' },
    };
    expect(made({ ...invoice, ...movement, issuer }).issuer).toEqual({
      vatNumber: '123456783',
      country: 'GR',
      branch: 3,
      name: 'Παπαδόπουλος Α.Ε.',
      address: { postalCode: '10563', city: 'Αθήνα' },
    });
  });
});

describe('the header of a document', () => {
  test('contains exactly what was stated, in the order of the description, without false flags', () => {
    const { invoiceHeader } = checkUnknown({
      ...invoice,
      vatPaymentSuspension: true,
      fuelInvoice: false,
      currency: 'USD',
      exchangeRate: 1.08,
      correlatedInvoices: ['400001234567890'],
      correlatedInvoicesLabel: 'Α 100',
      otherCorrelatedEntities: [
        { type: 3, entityData: { vatNumber: '094014201', country: 'GR', branch: 0, name: 'Μεταφορική' } },
      ],
    }).document as Document;
    expect(Object.entries(invoiceHeader)).toEqual([
      ['series', 'A'],
      ['aa', '101'],
      ['issueDate', '2026-11-20'],
      ['invoiceType', '1.1'],
      ['vatPaymentSuspension', true],
      ['currency', 'USD'],
      ['exchangeRate', 1.08],
      ['correlatedInvoices', [400001234567890]],
      ['correlatedInvoicesLabel', 'Α 100'],
      [
        'otherCorrelatedEntities',
        [{ type: 3, entityData: { vatNumber: '094014201', country: 'GR', branch: 0, name: 'Μεταφορική' } }],
      ],
    ]);
  });

  test('marks a late resend next to the issuer', () => {
    const document = checkUnknown({ ...invoice, transmissionFailure: 1 }).document;
    expect(Object.keys(document ?? {})[0]).toBe('transmissionFailure');
    expect(document?.transmissionFailure).toBe(1);
  });

  test('keeps members of the document in a fixed order', () => {
    const document = salesInvoice(numbered)
      .counterpart(customer)
      .movement(movement)
      .line(line)
      .fees({ category: 1 })
      .payment(onCredit('rest'))
      .packages({ packagingType: 1, quantity: 2 })
      .build();
    expect(Object.keys(document)).toEqual([
      'issuer',
      'counterpart',
      'invoiceHeader',
      'paymentMethods',
      'invoiceDetails',
      'taxesTotals',
      'invoiceSummary',
      'packingsDeclarations',
      'providerAdditionalInvoiceDetails',
    ]);
  });

  test('leaves rare members of lines on their lines', () => {
    const full = {
      ...line,
      itemCode: 'K-1',
      lineCode: '1',
      lineDescription: 'Μπλε',
      lineComments: 'Εύθραυστο',
      unitLabel: 'τεμ.',
      cnCode: '0123456789',
      movePurposeLine: 19,
      otherMovePurposeLineTitle: 'Δείγμα',
    };
    expect(made({ ...invoice, ...movement, lines: [full] }).invoiceDetails[0]).toMatchObject({
      itemCode: 'K-1',
      lineCode: '1',
      lineDescription: 'Μπλε',
      lineComments: 'Εύθραυστο',
      measurementUnitLabel: 'τεμ.',
      TaricNo: '0123456789',
      movePurposeLine: 19,
      otherMovePurposeLineTitle: 'Δείγμα',
    });
  });
});

test.each(['10', 10])('facts keep the form of the fuel code %j', (fuelCode) => {
  const { invoiceDetails } = made({ ...receipt, fuelInvoice: true, lines: [{ ...line, fuelCode }] });
  expect(invoiceDetails[0]?.fuelCode).toBe(fuelCode);
});

describe('a free line on an invoice', () => {
  const free = { description: 'Τσάντα', quantity: 1, unit: 1, vat: 24, recType: 6 } as const;

  test.each([
    ['a price of 0', { unitPrice: 0 }, 0, 0],
    ['a discount of 100 %', { unitPrice: '2.50', discount: { percent: 100 } }, 2.5, 2.5],
  ])('is stated with recType 6, without income, and with %s', (_, price, before, discount) => {
    const { document, issues } = checkUnknown({ ...invoice, lines: [line, { ...free, ...price }] });
    expect(issues).toEqual([]);
    expect(document?.invoiceDetails[1]).toMatchObject({
      totalNetPriceBeforeDiscount: before,
      totalDiscountValue: discount,
      netValue: 0,
      vatAmount: 0,
      recType: 6,
    });
    expect(document?.invoiceDetails[1]).not.toHaveProperty('incomeClassification');
    expect(document?.invoiceSummary.incomeClassification).toEqual([
      { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 49.8 },
    ]);
  });

  test('is stated in the same way with the builder of its type', () => {
    const built = salesInvoice(numbered)
      .counterpart(customer)
      .line(line)
      .line({ ...free, unitPrice: 0 })
      .payment(onCredit('rest'))
      .build();
    expect(built.invoiceDetails[1]).toMatchObject({ netValue: 0, recType: 6 });
  });
});
