import { describe, expect, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import type { Table } from '../../../../src/flows/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import {
  amounts,
  answered,
  beer,
  bill,
  cancelled,
  espresso,
  hotel,
  issueDate,
  markOf,
  ordered,
  table,
  wine,
} from './tavern.js';

const uid = 'A'.repeat(40);

describe('a closing', () => {
  test('lists all slips and has the open items at the prices of the orders', () => {
    const open = cancelled(
      ordered(table, '11', { ...espresso, quantity: 3 }, { ...beer, quantity: 2 }),
      '12',
      'Espresso',
      1,
    );
    const step = open.close({ ...bill, payments: [{ type: 7, amount: 'rest' }] });
    expect(amounts(step)).toEqual([
      ['Espresso', 2, 1.61, 0.39],
      ['Beer', 2, 7, 1.68],
    ]);
    const { invoiceHeader, invoiceSummary, paymentMethods } = step.document;
    expect(invoiceHeader).toMatchObject({
      invoiceType: '11.1',
      series: 'R',
      specialInvoiceCategory: 12,
      multipleConnectedMarks: [400001000000011, 400001000000012],
    });
    expect(invoiceHeader).not.toHaveProperty('multipleConnectedUids');
    expect(invoiceHeader).not.toHaveProperty('tableAA');
    expect(invoiceSummary).toMatchObject({
      totalNetValue: 8.61,
      totalVatAmount: 2.07,
      totalGrossValue: 10.68,
    });
    expect(paymentMethods).toMatchObject([{ type: 7, amount: 10.68 }]);
    expect(step.issues).toEqual([]);
    expect([step.table.status, answered(step).status]).toEqual(['ending', 'ended']);
  });

  test('merges lines of one item, unless rounding would lose a cent', () => {
    // 9.00 twice is 7.26 × 2 = 14.52 = 18.00 / 1.24; 1.00 three times is 0.81 × 3 = 2.43, but 3.00 / 1.24 is 2.42.
    let open: Table = table;
    for (const aa of ['11', '12', '13']) open = ordered(open, aa, { ...espresso, quantity: 1 });
    const step = open.close(bill);
    expect(amounts(step)).toEqual(Array.from({ length: 3 }, () => ['Espresso', 1, 0.81, 0.19]));
    expect(step.document.invoiceSummary).toMatchObject({ totalNetValue: 2.43, totalGrossValue: 3 });
    const two = ordered(ordered(table, '11', { ...wine, quantity: 1 }), '12', { ...wine, quantity: 1 });
    expect(amounts(two.close(bill))).toEqual([['Wine', 2, 14.52, 3.48]]);
  });

  test('keeps slips apart if one line would change the VAT', () => {
    // 1.02 at 24 % is 0.2448, so 0.24 on each slip; 2.04 would have 0.49.
    const tea = { ...beer, description: 'Tea', unitPrice: '1.02', quantity: 1 };
    expect(amounts(ordered(ordered(table, '11', tea), '12', tea).close(bill))).toEqual([
      ['Tea', 1, 1.02, 0.24],
      ['Tea', 1, 1.02, 0.24],
    ]);
  });

  test('keeps slips apart if one line would change a discount', () => {
    // 0.30 − 15 % is 0.25 (0.045 → 0.05), three are 0.75 + 0.18; 0.90 − 15 % would be 0.76 + 0.18.
    const tea = { ...beer, description: 'Tea', unitPrice: '0.30', discount: { percent: 15 }, quantity: 1 };
    const three = ['11', '12', '13'].reduce((on, aa) => ordered(on, aa, tea), table);
    expect(amounts(three.close(bill))).toEqual(Array.from({ length: 3 }, () => ['Tea', 1, 0.25, 0.06]));
    // Two at 0.333 are 0.33 each, but 0.67 (0.666) together.
    const free = { ...tea, unitPrice: '0.333', discount: { percent: 100 } };
    const two = ordered(ordered(table, '11', free, { ...wine, quantity: 1 }), '12', free);
    expect(
      two
        .close(bill)
        .document.invoiceDetails.map((line) => [line.itemDescr, line.totalNetPriceBeforeDiscount]),
    ).toEqual([
      ['Tea', 0.33],
      ['Tea', 0.33],
      ['Wine', 7.26],
    ]);
  });

  test.each([
    // 50.00 / 1.13 is 44.25; twice 44.25 is 88.50, as 100.00 / 1.13 is.
    ['gross', 44.25, 5.75],
    ['net', 50, 6.5],
  ])('keeps lines apart that are priced as a whole, by %s', (lead, net, vat) => {
    const menu = { description: 'Menu', unit: 1, vat: 13, [lead]: '100.00', quantity: 2 } as never;
    const two = ordered(ordered(table, '11', menu), '12', menu);
    expect(amounts(two.close(bill))).toEqual([
      ['Menu', 2, net * 2, vat * 2],
      ['Menu', 2, net * 2, vat * 2],
    ]);
    // Half of each costs as much as one of them, but is not the same menu.
    const halves = two.cancel({
      aa: '13',
      issueDate,
      lines: ['11', '12'].map((aa) => ({ slip: { series: 'OS', aa }, line: 1, quantity: 1 })),
    });
    expect(amounts(answered(halves).close(bill))).toEqual([
      ['Menu', 1, net, vat],
      ['Menu', 1, net, vat],
    ]);
  });

  test('keeps the discount of a line that is priced as a whole', () => {
    // 100.00 − 10.00 is 90.00 → 79.65 + 10.35; before discount it is 88.50, so the discount is 8.85 net.
    const menu = {
      description: 'Menu',
      unit: 1,
      vat: 13,
      gross: '100.00',
      discount: { amount: '10.00' },
      quantity: 2,
    };
    const open = ordered(table, '11', menu as never);
    expect(open.close(bill).document.invoiceDetails[0]).toMatchObject({
      netValue: 79.65,
      vatAmount: 10.35,
      totalNetPriceBeforeDiscount: 88.5,
      totalDiscountValue: 8.85,
    });
    // Half of it: 50.00 − 5.00 is 45.00 → 39.82 + 5.18; before discount 44.25.
    expect(cancelled(open, '12', 'Menu', 1).close(bill).document.invoiceDetails[0]).toMatchObject({
      netValue: 39.82,
      vatAmount: 5.18,
      totalNetPriceBeforeDiscount: 44.25,
      totalDiscountValue: 4.43,
    });
  });

  test('keeps discounts, codes and printed names', () => {
    const line = { ...beer, itemCode: 'B1', unitLabel: 'glass', discount: { percent: 10 }, quantity: 2 };
    const step = cancelled(ordered(table, '11', line), '12', 'Beer', 1).close(bill);
    expect(step.document.invoiceDetails[0]).toMatchObject({
      itemCode: 'B1',
      measurementUnitLabel: 'glass',
      lineUnitPrice: 3.5,
      totalNetPriceBeforeDiscount: 3.5,
      totalDiscountValue: 0.35,
      netValue: 3.15,
    });
  });

  test('lists offline slips by UID until their MARK arrives', () => {
    const step = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });
    const offline = ordered(step.table.issued(step.document, { uid, mark: 0 }), '12', {
      ...wine,
      quantity: 1,
    });
    expect(offline.close(bill).document.invoiceHeader).toMatchObject({
      multipleConnectedMarks: [400001000000012],
      multipleConnectedUids: [uid],
    });
    const filed = offline.issued(step.document, { mark: markOf('11'), uid });
    const { invoiceHeader } = filed.close(bill).document;
    expect(invoiceHeader.multipleConnectedMarks).toEqual([400001000000011, 400001000000012]);
    expect(invoiceHeader).not.toHaveProperty('multipleConnectedUids');
  });

  test('is an invoice for a company, or a credit for a table that returns items', () => {
    const open = ordered(table, '11', { ...wine, quantity: 1 });
    const invoice = open.close({ ...bill, type: '1.1', counterpart: hotel });
    expect(invoice.document.counterpart?.vatNumber).toBe('999000111');
    expect(invoice.document.invoiceDetails[0]?.incomeClassification).toMatchObject([
      { classificationType: 'E3_561_001', classificationCategory: 'category1_1' },
    ]);
    expect(open.close({ ...bill, type: '11.4' }).document.invoiceHeader.invoiceType).toBe('11.4');
    expect(open.close({ ...bill, type: '5.2', counterpart: hotel }).document.invoiceHeader.invoiceType).toBe(
      '5.2',
    );
  });

  test('has the classification that is stated for all items or single ones, and no other', () => {
    const open = ordered(table, '11', { ...wine, itemCode: 'W', quantity: 1 }, { ...beer, quantity: 1 });
    const of = (facts: object) =>
      open
        .close({ ...bill, ...facts })
        .document.invoiceDetails.map(
          ({ incomeClassification }) => incomeClassification?.[0]?.classificationCategory,
        );
    expect(of({ incomeOf: { Beer: 'services' } })).toEqual(['category1_1', 'category1_3']);
    expect(of({ incomeOf: { W: { type: 'E3_561_003', category: 'category1_2' } } })).toEqual([
      'category1_2',
      'category1_1',
    ]);
    const odd = ordered(table, '12', { ...wine, description: 'constructor', quantity: 1 });
    expect(
      odd.close({ ...bill, incomeOf: {} }).document.invoiceDetails[0]?.incomeClassification?.[0],
    ).toMatchObject({ classificationCategory: 'category1_1' });
    const { income: _, ...without } = bill;
    const step = open.close(without);
    expect(step.document.invoiceDetails[0]).not.toHaveProperty('incomeClassification');
    expect(step.issues.map(({ severity }) => severity)).toContain('warning');
  });

  test('leaves the table open if it is not issued', () => {
    const step = ordered(table, '11', { ...wine, quantity: 1 }).close(bill);
    const open = step.table.notIssued(step.document);
    expect(open.status).toBe('open');
    expect(amounts(open.close({ ...bill, aa: '91' }))).toEqual([['Wine', 1, 7.26, 1.74]]);
    // The number is free again, because no document has it.
    expect(amounts(open.close(bill))).toEqual([['Wine', 1, 7.26, 1.74]]);
  });

  test('reports payments that do not match, like the builders, and leaves the table unchanged', () => {
    const open = ordered(table, '11', { ...wine, quantity: 1 });
    expect(() => open.close({ ...bill, payments: [{ type: 3, amount: '9.01' }] })).toThrow(
      InvalidDocumentError,
    );
    expect(open.status).toBe('open');
  });
});

describe('a split bill', () => {
  const two = ordered(ordered(table, '11', { ...wine, quantity: 2 }), '12', { ...beer, quantity: 1 });

  test('closes whole slips, and each bill equals its slips', () => {
    const open = cancelled(two, '13', 'Wine', 1);
    const first = open.close({ ...bill, slips: [{ series: 'OS', aa: '11' }] });
    expect(amounts(first)).toEqual([['Wine', 1, 7.26, 1.74]]);
    expect(first.document.invoiceHeader.multipleConnectedMarks).toEqual([400001000000011, 400001000000013]);
    expect(first.table.status).toBe('open');
    const rest = answered(first).close({ ...bill, aa: '91' });
    expect(amounts(rest)).toEqual([['Beer', 1, 3.5, 0.84]]);
    expect(answered(rest).status).toBe('ended');
    // Both together equal all slips together.
    const slips = open.documents().map(({ document, mark = '' }) => ({ document, mark }));
    for (const { document } of [first, rest]) {
      expect(validate(document, { related: slips, splitBill: true }).issues).toEqual([]);
      // Nobody but the caller knows that the other slips have a bill of their own.
      const { issues } = validate(document, { related: slips });
      expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['order/open-slip-not-listed']));
    }
  });

  test('allows orders between its bills', () => {
    const first = two.close({ ...bill, slips: [{ series: 'OS', aa: '11' }] });
    const more = ordered(answered(first), '14', { ...espresso, quantity: 1 });
    expect(more.remaining().map(({ description }) => description)).toEqual(['Beer', 'Espresso']);
  });
});

describe('a total cancellation', () => {
  test('lists the open slips and has one line of zeros', () => {
    const open = cancelled(ordered(table, '11', { ...wine, quantity: 1 }), '12', 'Wine', 1);
    const step = open.cancelAll({ aa: '13', issueDate });
    expect(step.document.invoiceHeader).toMatchObject({
      invoiceType: '8.6',
      tableAA: open.tableAA,
      totalCancelDeliveryOrders: true,
      multipleConnectedMarks: [400001000000011, 400001000000012],
    });
    expect(step.document.invoiceDetails).toEqual([
      { lineNumber: 1, netValue: 0, vatCategory: 8, vatCategoryPercent: 0, vatAmount: 0 },
    ]);
    expect(answered(step).status).toBe('ended');
  });

  test('lists an offline slip by its UID', () => {
    const step = table.order({ aa: '11', issueDate, lines: [{ ...wine, quantity: 1 }] });
    const { document } = step.table.issued(step.document, { uid }).cancelAll({ aa: '12', issueDate });
    expect(document.invoiceHeader.multipleConnectedUids).toEqual([uid]);
  });
});
