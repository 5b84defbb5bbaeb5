import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import type { Document, InvoiceLine } from '../../../src/types/index.js';
import { bodyOf, shownAt, shownOn } from './read-page.js';

const [line] = samples.retailReceipt.invoiceDetails as readonly [InvoiceLine];
const details = '/invoiceDetails/0';

/** A receipt whose lines have these members; its totals are those of the sample unless they are given. */
const receiptOf = (
  lines: readonly Partial<InvoiceLine>[],
  summary: Partial<Document['invoiceSummary']> = {},
): Document => ({
  ...samples.retailReceipt,
  invoiceDetails: lines.map((members, index) => ({ ...line, lineNumber: index + 1, ...members })),
  invoiceSummary: { ...samples.retailReceipt.invoiceSummary, ...summary },
});

/** 2 × 7.50 with 13%: 15.00 / 1.13 = 13.27, so the VAT is 1.73. */
const honey = {
  itemDescr: 'Μέλι',
  quantity: 2,
  lineUnitPrice: 6.635,
  totalNetPriceBeforeDiscount: 13.27,
  totalDiscountValue: 0,
  netValue: 13.27,
  vatCategory: 2,
  vatCategoryPercent: 13,
  vatAmount: 1.73,
};

/** 10.00 less 10%, with 24%: 8.06 net before, 9.00 / 1.24 = 7.26 net after, VAT 1.74. */
const reduced = {
  lineUnitPrice: 8.06,
  totalNetPriceBeforeDiscount: 8.06,
  totalDiscountValue: 0.8,
  netValue: 7.26,
  vatAmount: 1.74,
};

describe.each(['a4', 'roll80', 'roll58'] as const)('a receipt on %s', (format) => {
  const page = (document: Document, language: 'el' | 'en' = 'el'): string =>
    renderDocument(document, { format, language });

  it('has prices and values with VAT', () => {
    const html = page(receiptOf([honey]));
    expect(shownAt(html, `${details}/lineUnitPrice`)).toBe('7,50');
    expect(shownAt(html, `${details}/netValue`)).toBe('15,00');
    expect(shownAt(html, `${details}/vatAmount`)).toBe('15,00');
    expect(bodyOf(html)).not.toContain('6,635');
  });

  it('has the price of what is weighed', () => {
    // 0.734 kg at 12.90: 9.4686, so 9.47; 9.47 / 1.13 = 8.38.
    const cheese = { ...honey, quantity: 0.734, lineUnitPrice: 11.417, netValue: 8.38, vatAmount: 1.09 };
    const html = page(receiptOf([{ ...cheese, totalNetPriceBeforeDiscount: 8.38 }]));
    expect(shownAt(html, `${details}/lineUnitPrice`)).toBe('12,90');
    expect(shownAt(html, `${details}/netValue`)).toBe('9,47');
  });

  it('has no price that does not follow from its line', () => {
    // 3 for 10.00: no price in cents gives it.
    const three = { ...honey, quantity: 3, lineUnitPrice: 2.95, netValue: 8.85, vatAmount: 1.15 };
    const html = page(receiptOf([{ ...three, totalNetPriceBeforeDiscount: 8.85 }]));
    expect(shownAt(html, `${details}/netValue`)).toBe('10,00');
    // Its computation is printed without VAT.
    expect(shownAt(html, `${details}/lineUnitPrice`)).toBe('3 × 2,95 = 8,85');
    expect(bodyOf(html)).toMatch(/Καθαρή αξία: ?3 × 2,95 = 8,85.*Ποσό ΦΠΑ: ?1,15/s);
  });

  it('calls no amount a product that is none', () => {
    // 3 × 2.69 is 8.07.
    const html = renderDocument(
      receiptOf([{ quantity: 3, lineUnitPrice: 2.69, netValue: 8.06, vatAmount: 1.94 }]),
      { format: 'a4', language: 'el' },
    );
    expect(bodyOf(html)).not.toContain('2,69 = ');
  });

  it('has price, discount and what remains with VAT, if only one price gives them', () => {
    // 1.00 off 2 × 7.50: 13.27 − 12.39 = 0.88 without VAT. 14.99 also has a net value of 13.27, but no price in cents.
    const amount = { ...honey, totalDiscountValue: 0.88, netValue: 12.39, vatAmount: 1.61 };
    const html = page(receiptOf([amount]));
    expect(shownAt(html, `${details}/lineUnitPrice`)).toBe('7,50');
    expect(shownAt(html, `${details}/totalNetPriceBeforeDiscount`)).toBe('15,00');
    expect(shownAt(html, `${details}/totalDiscountValue`)).toBe('1,00');
    expect(shownAt(html, `${details}/netValue`)).toBe('14,00');
    expect(bodyOf(html)).not.toContain('χωρίς ΦΠΑ');
  });

  it.each([
    ['that two prices give: 9.99 and 10.00', reduced],
    [
      'whose amounts contradict each other',
      { ...honey, totalDiscountValue: 0.9, netValue: 12.39, vatAmount: 1.61 },
    ],
    [
      'whose VAT is not that of its rate',
      { ...honey, totalDiscountValue: 0.88, netValue: 12.39, vatAmount: 1.41 },
    ],
  ])('has the figures of the document, without VAT, for a discount %s', (_, members) => {
    const html = page(receiptOf([members]));
    const {
      quantity = 1,
      totalNetPriceBeforeDiscount: before,
      totalDiscountValue: less,
      netValue: net,
    } = members as InvoiceLine;
    const written = (amount = 0): string => amount.toFixed(2).replace('.', ',');
    expect(shownAt(html, `${details}/totalNetPriceBeforeDiscount`)).toMatch(
      new RegExp(`^${quantity} × [0-9,]+ = ${written(before)}$`),
    );
    expect(shownAt(html, `${details}/totalDiscountValue`)).toBe(written(less));
    expect(bodyOf(html)).toMatch(new RegExp(`Καθαρή αξία: ?${written(net)}`));
  });

  it('has the figures of the document if it has no VAT, whichever prices give them', () => {
    // 0.5 × 4.00 and 0.5 × 3.99 are 2.00.
    const weighed = {
      quantity: 0.5,
      lineUnitPrice: 4,
      totalNetPriceBeforeDiscount: 2,
      totalDiscountValue: 0.5,
    };
    const html = page(
      receiptOf([{ ...weighed, netValue: 1.5, vatCategory: 8, vatCategoryPercent: 0, vatAmount: 0 }]),
    );
    expect(shownAt(html, `${details}/lineUnitPrice`)).toBe('4,00');
    expect(shownAt(html, `${details}/totalNetPriceBeforeDiscount`)).toBe('2,00');
    expect(shownAt(html, `${details}/totalDiscountValue`)).toBe('0,50');
    expect(shownAt(html, `${details}/netValue`)).toBe('1,50');
  });

  it('analyses VAT by rate, the highest first, with net value, VAT and value with VAT', () => {
    const coffee = { vatCategory: 3, vatCategoryPercent: 6, netValue: 3.3, vatAmount: 0.2 };
    const bag = { vatCategory: 8, vatCategoryPercent: 0, netValue: 5, vatAmount: 0 };
    const document = receiptOf([bag, coffee, honey, reduced], {
      totalNetValue: 28.83,
      totalVatAmount: 3.67,
      totalGrossValue: 32.5,
    });
    const rates = shownOn(page(document)).filter(
      ({ sum }) => /^\w+\/\d$/.test(sum ?? '') || sum === 'grossTotal',
    );
    expect(rates.map(({ sum, text }) => [sum, text])).toEqual([
      ['netValue/1', '7,26'],
      ['vatAmount/1', '1,74'],
      ['grossValue/1', '9,00'],
      ['netValue/2', '13,27'],
      ['vatAmount/2', '1,73'],
      ['grossValue/2', '15,00'],
      ['netValue/3', '3,30'],
      ['vatAmount/3', '0,20'],
      ['grossValue/3', '3,50'],
      ['netValue/8', '5,00'],
      ['vatAmount/8', '0,00'],
      ['grossValue/8', '5,00'],
      ['grossTotal', '32,50'],
    ]);
    expect(shownAt(page(document), '/invoiceSummary/totalNetValue')).toBe('28,83');
  });

  it('does not repeat the sums of a single rate, unless the totals differ', () => {
    const html = page(receiptOf([{}]));
    expect(shownOn(html).filter(({ text }) => text === '24,19')).toHaveLength(1);
    const other = page(receiptOf([{}], { totalNetValue: 24.2 }));
    expect(shownAt(other, '/invoiceSummary/totalNetValue')).toBe('24,20');
  });

  it('has the value before other taxes, and then the total', () => {
    const document = receiptOf([honey], {
      totalNetValue: 13.27,
      totalVatAmount: 1.73,
      totalFeesAmount: 0.14,
      totalGrossValue: 15.14,
    });
    const html = page(document);
    expect(shownOn(html).find(({ sum }) => sum === 'grossTotal')?.text).toBe('15,00');
    expect(shownAt(html, '/invoiceSummary/totalFeesAmount')).toBe('0,14');
    expect(shownAt(html, '/invoiceSummary/totalGrossValue')).toBe('15,14\u00A0€');
  });

  it('has units in the number of their quantity', () => {
    const unit = (members: Partial<InvoiceLine>, language: 'el' | 'en'): string =>
      shownAt(page(receiptOf([members]), language), `${details}/measurementUnit`);
    expect(unit({ quantity: 1 }, 'el')).toBe('τεμάχιο');
    expect(unit({ quantity: 2, measurementUnitLabel: 'Τεμάχια' }, 'el')).toBe('τεμάχια');
    expect(unit({ quantity: 1, measurementUnitLabel: 'Τεμάχια' }, 'en')).toBe('piece');
    expect(unit({ quantity: 0.5, measurementUnit: 2 }, 'en')).toBe('kilograms');
    expect(unit({ quantity: 3, measurementUnitLabel: 'κιβώτια' }, 'en')).toBe('κιβώτια');
  });
});

describe('what consumers read', () => {
  it.each([
    ['orderSlip', '11,87'], // 10.50 + 1.37
    ['orderCancellation', '3,96'],
    ['tableClosing', '7,91'],
    ['retailCredit', '30,00'],
    ['posCollection', '50,00'],
    ['posRefund', '50,00'],
  ] as const)('has values with VAT: %s', (name, value) => {
    expect(shownAt(renderDocument(samples[name]), `${details}/netValue`)).toBe(value);
  });

  it.each(['salesInvoice', 'creditInvoice', 'serviceInvoice', 'titleOfAcquisition'] as const)(
    'is not %s, whose values are net',
    (name) => {
      const [{ netValue } = line] = samples[name].invoiceDetails;
      const html = renderDocument(samples[name], { language: 'en' });
      expect(shownAt(html, `${details}/netValue`).replace(',', '')).toBe(netValue.toFixed(2));
      expect(shownOn(html).some(({ sum }) => sum?.startsWith('gross'))).toBe(false);
    },
  );

  it.each([
    ['11.1', 'Απόδειξη Λιανικής Πώλησης', 'Retail sales receipt'],
    ['11.2', 'Απόδειξη Παροχής Υπηρεσιών', 'Receipt for services'],
    ['11.4', 'Πιστωτικό Στοιχείο Λιανικής', 'Retail credit note'],
  ] as const)('has its full title: %s', (invoiceType, greek, english) => {
    const { invoiceHeader } = samples.retailReceipt;
    const document = { ...samples.retailReceipt, invoiceHeader: { ...invoiceHeader, invoiceType } };
    const path = '/invoiceHeader/invoiceType';
    expect(shownAt(renderDocument(document), path)).toBe(greek);
    expect(shownAt(renderDocument(document, { language: 'en' }), path)).toBe(english);
  });
});

describe('what only bookkeepers need', () => {
  const document = { ...samples.retailReceipt, paymentMethods: [] };
  const print = samples.deliveryNote.providerAdditionalInvoiceDetails;
  const unpaid = { ...document, providerAdditionalInvoiceDetails: print };

  it('is not on a receipt', () => {
    const body = bodyOf(renderDocument(unpaid, { format: 'roll80' }));
    for (const words of ['11.1', 'Νόμισμα', 'Χωρίς πληρωμή', 'Ολογράφως']) expect(body).not.toContain(words);
  });

  it('is there if it is asked for', () => {
    const body = bodyOf(renderDocument(unpaid, { format: 'roll80', details: true }));
    for (const words of ['11.1', 'Νόμισμα', 'Χωρίς πληρωμή', 'Ολογράφως']) expect(body).toContain(words);
  });

  it('has the total in words on sheets between businesses, but not on their rolls', () => {
    expect(bodyOf(renderDocument(samples.salesInvoice))).toContain('Ολογράφως');
    expect(bodyOf(renderDocument(samples.salesInvoice, { format: 'roll80' }))).not.toContain('Ολογράφως');
  });

  it('always has a foreign currency', () => {
    const { invoiceHeader } = samples.salesInvoice;
    const foreign = { ...samples.salesInvoice, invoiceHeader: { ...invoiceHeader, currency: 'USD' } };
    expect(shownAt(renderDocument(foreign), '/invoiceHeader/currency')).toBe('USD');
  });
});
