import { describe, expect, it, test } from 'vitest';
import { invoiceOfNotes, remainingOfNotes } from '../../../../src/flows/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { deliveryNote } from '../../../../src/rules/examples/notes.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { CHAIR, HEAD, issued, MARK, note, noteOf, OIL, OTHER_MARK, PRICES, returnOf } from './notes.js';

describe('an invoice of notes', () => {
  it("lists their MARKs, and has their quantities at the caller's prices", () => {
    const { document, issues, remaining } = invoiceOfNotes([note], HEAD);
    expect(document.invoiceHeader).toEqual({
      series: 'ΤΙΜ',
      aa: '158',
      issueDate: '2026-11-20',
      invoiceType: '1.1',
      currency: 'EUR',
      multipleConnectedMarks: [400001234567891],
    });
    expect(document.invoiceDetails).toMatchObject([
      {
        lineNumber: 1,
        itemDescr: CHAIR,
        quantity: 20,
        measurementUnit: 1,
        lineUnitPrice: 40,
        netValue: 800,
        vatAmount: 192,
      },
    ]);
    expect(document.paymentMethods).toEqual([{ type: 5, amount: 992 }]);
    // Names belong to movements; the invoice prints them.
    expect(document.issuer).toEqual({ vatNumber: '800123456', country: 'GR', branch: 0 });
    expect(document.counterpart).not.toHaveProperty('name');
    expect(document.providerAdditionalInvoiceDetails?.counterpart).toEqual(
      deliveryNote.providerAdditionalInvoiceDetails?.counterpart,
    );
    expect(issues).toEqual([]);
    expect(remaining).toEqual([
      {
        itemDescr: CHAIR,
        measurementUnit: 1,
        delivered: 20,
        returned: 0,
        invoiced: 20,
        remaining: 0,
        tooMuch: 0,
      },
    ]);
    expect(validate(document, { related: [note] })).toMatchObject({ ok: true, issues: [] });
  });

  it.each([
    ['GR', '1.1', 24, undefined],
    ['AT', '1.2', 0, 14],
    ['GB', '1.3', 0, 8],
  ] as const)(
    'is of the type that a buyer in %s gets: %s',
    (country, type, percent, vatExemptionCategory) => {
      const { intraCommunityInvoice, thirdCountryInvoice } = samples;
      const abroad = { AT: intraCommunityInvoice, GB: thirdCountryInvoice, GR: deliveryNote }[country];
      const { counterpart } = abroad;
      const sent = issued({ ...deliveryNote, ...(counterpart && { counterpart }) });
      const prices = [
        {
          ...PRICES[0],
          ...(vatExemptionCategory && { vat: undefined, vatCategory: 7, vatExemptionCategory }),
        },
      ] as const;
      const { document, issues } = invoiceOfNotes([sent], { ...HEAD, prices });
      expect(issues).toEqual([]);
      expect(document.invoiceHeader.invoiceType).toBe(type);
      expect(document.counterpart?.country).toBe(country);
      expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001234567891]);
      // 20 × 40 = 800, and 24 % of it.
      expect(document.invoiceSummary.totalNetValue).toBe(800);
      expect(document.invoiceSummary.totalVatAmount).toBe(8 * percent);
    },
  );

  it('follows the country that is stated, also by its name', () => {
    const { address } = samples.intraCommunityInvoice.counterpart ?? {};
    const counterpart = {
      vatNumber: 'ATU12345675',
      country: 'Austria',
      name: 'Huber Feinkost GmbH',
      ...(address && { address }),
    };
    const prices = [{ ...PRICES[0], vat: undefined, vatCategory: 7, vatExemptionCategory: 14 }] as const;
    const { document } = invoiceOfNotes([note], { ...HEAD, prices, counterpart });
    expect(document.invoiceHeader.invoiceType).toBe('1.2');
  });

  it('adds up the exact quantity of an item over several notes, whatever the white space', () => {
    const first = issued(
      noteOf('31', [
        [CHAIR, 20, 1],
        [OIL, 0.1, 2],
      ]),
    );
    const second = issued(noteOf('32', [[`${OIL} `, 0.2, 2]]), OTHER_MARK);
    const { document } = invoiceOfNotes([first, second], { ...HEAD, prices: PRICES });
    // 0.3 × 5.65 with VAT = 1.695 → 1.70, net 1.50.
    expect(document.invoiceDetails).toMatchObject([
      { itemDescr: CHAIR, quantity: 20, netValue: 800 },
      { itemDescr: OIL, quantity: 0.3, measurementUnit: 2, netValue: 1.5, vatAmount: 0.2 },
    ]);
    expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001234567891, 400001234567892]);
  });

  it('closes only the notes that it invoices items from', () => {
    const second = issued(noteOf('32', [[OIL, 5, 3]]), OTHER_MARK);
    const quantities = [{ description: OIL, quantity: 2 }];
    const { document } = invoiceOfNotes([note, second], { ...HEAD, prices: PRICES, quantities });
    expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001234567892]);
  });

  it('invoices a part now and the rest later', () => {
    const quantities = [{ description: CHAIR, quantity: '5' }];
    const first = invoiceOfNotes([note], { ...HEAD, quantities });
    expect(first.document.invoiceSummary.totalNetValue).toBe(200);
    expect(first.issues).toMatchObject([
      { rule: 'links/notes-item-missing', severity: 'warning', params: { item: CHAIR, quantity: '15' } },
    ]);
    expect(first.remaining).toMatchObject([{ invoiced: 5, remaining: 15 }]);
    const invoices = [issued(first.document, '400001234567999')];
    expect(remainingOfNotes([note], { invoices })).toEqual(first.remaining);
    const second = invoiceOfNotes([note], { ...HEAD, aa: '159', invoices });
    expect(second.document.invoiceDetails).toMatchObject([{ quantity: 15, netValue: 600 }]);
    expect(second.issues).toEqual([]);
    expect(second.remaining).toMatchObject([{ remaining: 0 }]);
  });

  it('does not invoice returned goods', () => {
    const back = issued(returnOf(noteOf('7', [[CHAIR, 3, 1]])), '400001234567893');
    const { document, remaining } = invoiceOfNotes([note, back], HEAD);
    expect(document.invoiceDetails).toMatchObject([{ quantity: 17, netValue: 680 }]);
    expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001234567891]);
    expect(remaining).toMatchObject([{ delivered: 20, returned: 3, invoiced: 17, remaining: 0 }]);
  });

  it('does not invoice goods that the seller took back with a reverse note', () => {
    const back = noteOf('7', [[CHAIR, 3, 1]], {
      movePurpose: 5,
      reverseDeliveryNote: true,
      reverseDeliveryNotePurpose: 1,
    });
    expect(remainingOfNotes([note, { document: back }])).toMatchObject([{ returned: 3, remaining: 17 }]);
  });

  it('does not invoice cancelled notes', () => {
    const second = issued(noteOf('32', [[CHAIR, 8, 1]]), OTHER_MARK);
    const { document } = invoiceOfNotes([note, second], { ...HEAD, cancelled: [400001234567891] });
    expect(document.invoiceDetails).toMatchObject([{ quantity: 8 }]);
    expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001234567892]);
  });

  it('keeps units apart if the caller does', () => {
    const first = issued(
      noteOf('31', [
        [OIL, 10, 1],
        [OIL, 4.5, 2],
      ]),
    );
    const prices = [
      { ...PRICES[1], unit: 'τεμ' },
      { ...PRICES[1], unit: 2, unitPriceWithVat: '9.04' },
    ];
    const { document } = invoiceOfNotes([first], { ...HEAD, prices });
    // 56.50 and 40.68 with 13 %.
    expect(document.invoiceDetails).toMatchObject([
      { quantity: 10, measurementUnit: 1, netValue: 50 },
      { quantity: 4.5, measurementUnit: 2, netValue: 36 },
    ]);
  });

  it('matches items by code, or by description if the notes have no codes', () => {
    const first = issued(
      noteOf('31', [
        [CHAIR, 20, 1],
        ['Λάδι', 2, 3, { itemCode: 'OIL' }],
      ]),
    );
    const prices = [
      { ...PRICES[0], itemCode: 'CH-1' },
      { ...PRICES[1], itemCode: 'OIL' },
    ];
    const { document } = invoiceOfNotes([first], { ...HEAD, prices });
    // 2 × 5.65 = 11.30 with 13 %. The names are those of the notes.
    expect(document.invoiceDetails).toMatchObject([
      { itemDescr: CHAIR, quantity: 20, netValue: 800 },
      { itemCode: 'OIL', itemDescr: 'Λάδι', quantity: 2, netValue: 10 },
    ]);
    expect(document.invoiceDetails[0]).not.toHaveProperty('itemCode');
  });

  it('names the branch and prints what the caller states', () => {
    const { document } = invoiceOfNotes([note], {
      ...HEAD,
      counterpart: { branch: 2, print: { email: 'a@example.com' } },
      issuer: { print: { phone: '2101234567' } },
    });
    expect(document.counterpart?.branch).toBe(2);
    expect(document.providerAdditionalInvoiceDetails).toMatchObject({
      issuer: { name: 'Η Αυλή Μαρκάκη Ε.Ε.', phone: '2101234567' },
      counterpart: { name: 'Νικολάου Ο.Ε.', email: 'a@example.com' },
    });
  });
});

test('reports quantities above those of the notes', () => {
  const { document } = invoiceOfNotes([note], HEAD);
  const more = {
    ...document,
    invoiceDetails: document.invoiceDetails.map((line) => ({ ...line, quantity: 21 })),
  };
  expect(remainingOfNotes([note], { invoices: [more] })).toMatchObject([
    { invoiced: 21, remaining: 0, tooMuch: 1 },
  ]);
  expect(remainingOfNotes([note])).toMatchObject([{ remaining: 20, tooMuch: 0 }]);
  expect(MARK).toBe(note.mark);
});
