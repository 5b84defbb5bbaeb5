import { describe, expect, test } from 'vitest';
import { InvalidDocumentError, orderSlip } from '../../../../src/builders/index.js';
import { openTable } from '../../../../src/flows/index.js';
import {
  amounts,
  beer,
  cancelled,
  espresso,
  issueDate,
  markOf,
  ordered,
  refused,
  table,
  tavern,
  wine,
} from './tavern.js';

const tableAA = '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314';

describe('orders', () => {
  test('are 8.6 documents of one table and take its GUID from the first slip', () => {
    const first = table.order({ aa: '1', issueDate, lines: [{ ...espresso, quantity: 3 }] });
    const alone = orderSlip({ issuer: tavern, series: 'OS', aa: '1', issueDate });
    expect(first.document).toEqual(alone.line({ ...espresso, quantity: 3 }).build());
    expect(first.table.tableAA).toBe(first.document.invoiceHeader.tableAA);
    const second = first.table.order({ series: 'X', aa: 2, issueDate, lines: [{ ...wine, quantity: 1 }] });
    expect(second.document.invoiceHeader).toMatchObject({
      invoiceType: '8.6',
      series: 'X',
      aa: '2',
      tableAA: first.table.tableAA,
    });
    expect(table.tableAA).toBeUndefined();
    expect([table.status, first.table.status]).toEqual(['empty', 'open']);
  });

  test('carry a stated GUID', () => {
    const step = openTable({ issuer: tavern, series: 'OS', tableAA }).order({
      aa: '1',
      issueDate,
      lines: [{ ...espresso, quantity: 1 }],
    });
    expect(step.document.invoiceHeader.tableAA).toBe(tableAA);
  });

  test('with errors in their facts are reported like builders report them', () => {
    expect(() => table.order({ aa: '1', issueDate, lines: [{ ...espresso, quantity: 0 }] })).toThrow(
      InvalidDocumentError,
    );
  });

  test('are pending until their answer', () => {
    const { table: next, document } = table.order({
      aa: '1',
      issueDate,
      lines: [{ ...espresso, quantity: 1 }],
    });
    expect(next.pending()).toEqual([document]);
    expect(next.issued(document, { mark: markOf('1') }).pending()).toEqual([]);
    expect(next.documents()).toEqual([{ kind: 'order', document, fate: 'pending' }]);
  });
});

describe('partial cancellations', () => {
  const three = ordered(table, '1', { ...espresso, quantity: 3 });

  test('have the price of the order, positive amounts and recType 7', () => {
    const step = three.cancel({ aa: '2', issueDate, lines: [{ description: 'Espresso', quantity: '1' }] });
    expect(amounts(step)).toEqual([['Espresso', 1, 0.81, 0.19]]);
    expect(step.document.invoiceHeader).toMatchObject({ invoiceType: '8.6', tableAA: three.tableAA });
    expect(step.document.invoiceDetails[0]).toMatchObject({ recType: 7, vatCategory: 1, measurementUnit: 1 });
    expect(step.table.remaining()).toEqual([
      {
        description: 'Espresso',
        quantity: '2',
        unit: 1,
        unitPriceWithVat: '1',
        vatCategory: 1,
        net: '1.61',
        vat: '0.39',
        gross: '2.00',
        from: [{ slip: { type: '8.6', series: 'OS', aa: '1' }, line: 1, quantity: '2' }],
      },
    ]);
  });

  test('distinguish one item at two VAT rates', () => {
    const both = ordered(table, '1', { ...wine, quantity: 1 }, { ...wine, vat: 13, quantity: 1 });
    const lines = [{ description: 'Wine', quantity: 1 }];
    expect(refused(() => both.cancel({ aa: '2', issueDate, lines }))).toEqual([
      {
        rule: 'table/item-ambiguous',
        path: ['lines', 0],
        params: { item: 'Wine', offers: 'unitPriceWithVat 9 vat 24, unitPriceWithVat 9 vat 13' },
      },
    ]);
    const step = both.cancel({
      aa: '2',
      issueDate,
      lines: [{ description: 'Wine', quantity: 1, vat: '13.0' }],
    });
    // 9.00 with 13 % is 7.96 + 1.04.
    expect(amounts(step)).toEqual([['Wine', 1, 7.96, 1.04]]);
  });

  test('match a VAT category when two categories have the same rate', () => {
    // 4 % is category 6, and category 10 on the islands.
    const water = { description: 'Water', unit: 1, unitPriceWithVat: '1.04', quantity: 1 } as const;
    const both = ordered(ordered(table, '1', { ...water, vatCategory: 6 }), '2', {
      ...water,
      vatCategory: 10,
    });
    const cancel = (more: object) =>
      both.cancel({ aa: '3', issueDate, lines: [{ description: 'Water', quantity: 1, ...more }] });
    expect(refused(() => cancel({ vat: 4 }))).toEqual([
      {
        rule: 'table/item-ambiguous',
        path: ['lines', 0],
        params: {
          item: 'Water',
          offers: 'unitPriceWithVat 1.04 vatCategory 6, unitPriceWithVat 1.04 vatCategory 10',
        },
      },
    ]);
    for (const vatCategory of [6, 10] as const) {
      const [line] = cancel({ vatCategory }).document.invoiceDetails;
      expect(line).toMatchObject({ vatCategory, netValue: 1, vatAmount: 0.04 });
    }
    expect(refused(() => cancel({ vatCategory: 1 }))[0]?.rule).toBe('table/offer-unknown');
    expect(refused(() => cancel({ vatCategory: '6' }))).toEqual([
      {
        rule: 'table/value-form',
        path: ['lines', 0, 'vatCategory'],
        params: { member: 'vatCategory', found: '6' },
      },
    ]);
  });

  test('ignore other line details when they match items, and take back the newest', () => {
    const sweet = { ...espresso, lineDescription: 'sweet', lineCode: '1', quantity: 1 };
    const plain = { ...espresso, lineDescription: 'plain', lineCode: '2', quantity: 1 };
    const step = ordered(table, '1', sweet, plain).cancel({
      aa: '2',
      issueDate,
      lines: [{ description: 'Espresso', quantity: 1 }],
    });
    expect(step.document.invoiceDetails[0]).toMatchObject({ lineDescription: 'plain', quantity: 1 });
  });

  test('accept a row of the remaining items unchanged', () => {
    const first = ordered(
      table,
      '1',
      { ...wine, quantity: 2 },
      { ...wine, quantity: 1, discount: { percent: 10 } },
    );
    const rows = first.remaining();
    expect(rows.map(({ from }) => from.map(({ line, quantity }) => [line, quantity]))).toEqual([
      [[1, '2']],
      [[2, '1']],
    ]);
    const { table: rest } = first.cancel({ aa: '2', issueDate, lines: rows[1]?.from ?? [] });
    expect(rest.remaining()).toHaveLength(1);
  });

  test('add up to the order one by one: 2.42 = 0.81 + 0.80 + 0.81', () => {
    const two = cancelled(three, '2', 'Espresso', 1);
    const second = two.cancel({ aa: '3', issueDate, lines: [{ description: 'Espresso', quantity: 1 }] });
    // The price that is left stays 1.00 = 0.81 + 0.19, so this slip bears the cent.
    expect(second.document.invoiceDetails[0]?.netValue).toBe(0.8);
    expect(second.table.remaining()[0]).toMatchObject({
      quantity: '1',
      net: '0.81',
      vat: '0.19',
      gross: '1.00',
    });
    const last = second.table
      .issued(second.document, { mark: markOf('3') })
      .cancel({ aa: '4', issueDate, lines: [{ description: 'Espresso', quantity: 1 }] });
    expect(last.document.invoiceDetails[0]?.netValue).toBe(0.81);
    expect(last.table.remaining()).toEqual([]);
  });

  test('leave the exact price of the rest where sharing the amount would be a cent off', () => {
    // 5 × 0.333 is 1.67 (1.665), 4 × 0.333 is 1.33 (1.332); four fifths of 1.67 would be 1.34.
    const round = ordered(table, '1', { ...beer, unitPrice: '0.333', quantity: 5 });
    const step = round.cancel({ aa: '2', issueDate, lines: [{ description: 'Beer', quantity: 1 }] });
    expect(step.document.invoiceDetails[0]).toMatchObject({ netValue: 0.34, totalDiscountValue: 0 });
    expect(step.table.remaining()[0]?.net).toBe('1.33');
  });

  test('share a discount by amount: 10.50 less 1.00 is 9.50, two of three leave 3.17', () => {
    const round = ordered(table, '1', { ...beer, quantity: 3, discount: { amount: '1.00' } });
    const step = round.cancel({ aa: '2', issueDate, lines: [{ description: 'Beer', quantity: 2 }] });
    // 9.50 / 3 = 3.1667 is left; 9.50 − 3.17 is taken.
    expect(step.document.invoiceDetails[0]).toMatchObject({
      netValue: 6.33,
      totalNetPriceBeforeDiscount: 7,
      totalDiscountValue: 0.67,
      lineUnitPrice: 3.5,
    });
    expect(step.table.remaining()[0]).toMatchObject({ quantity: '1', net: '3.17' });
  });

  test('keep a percentage discount: two of three at 10.50 less 15 %', () => {
    const round = ordered(table, '1', { ...beer, quantity: 3, discount: { percent: 15 } });
    // 10.50 − 1.58 (1.575) = 8.92; one is 3.50 − 0.53 (0.525) = 2.97; so two are 5.95.
    const step = round.cancel({ aa: '2', issueDate, lines: [{ description: 'Beer', quantity: 2 }] });
    expect(step.document.invoiceDetails[0]).toMatchObject({ netValue: 5.95 });
    expect(step.table.remaining()[0]).toMatchObject({ net: '2.97' });
  });

  test('state the net price of the order if no price including VAT gives the same cent', () => {
    // 24.90 less 3.74 is 21.16 → 18.73; one is 3.53 → 3.12; so five are 15.61, though 17.63 would be 15.60.
    const dessert = {
      ...beer,
      unitPriceWithVat: '4.15',
      unitPrice: undefined,
      vat: 13,
      discount: { percent: 15 },
    };
    const round = ordered(table, '1', { ...dessert, quantity: 6 });
    const step = round.cancel({ aa: '2', issueDate, lines: [{ description: 'Beer', quantity: 5 }] });
    // 22.04 / 6 = 3.673; 5 × 3.673 = 18.37; 18.37 − 15.61 = 2.76.
    expect(step.document.invoiceDetails[0]).toMatchObject({
      lineUnitPrice: 3.673,
      totalNetPriceBeforeDiscount: 18.37,
      totalDiscountValue: 2.76,
      netValue: 15.61,
    });
  });

  test('split a line that is priced as a whole', () => {
    const menu = { description: 'Menu', unit: 1, gross: '100.00', vat: 13 } as const;
    const round = ordered(table, '1', { ...menu, quantity: 3 });
    // 100.00 → 88.50 + 11.50; a third is 33.33 → 29.50 + 3.83; so 66.67 → 59.00 + 7.67 is taken.
    const step = round.cancel({ aa: '2', issueDate, lines: [{ description: 'Menu', quantity: 2 }] });
    expect(amounts(step)).toEqual([['Menu', 2, 59, 7.67]]);
    expect(step.table.remaining()[0]).toMatchObject({ net: '29.50', vat: '3.83', gross: '33.33' });
  });

  test('take from the newest slip with enough quantity, or else from several', () => {
    const two = ordered(three, '2', { ...espresso, quantity: 2 });
    const from = (quantity: number) =>
      two
        .cancel({ aa: '3', issueDate, lines: [{ description: ' Espresso', quantity }] })
        .table.toJSON()
        .entries.flatMap((entry) => (entry.kind === 'cancellation' ? entry.takes : []));
    expect(from(2)).toEqual([{ slip: 1, line: 0 }]);
    expect(from(3)).toEqual([{ slip: 0, line: 0 }]);
    expect(from(4)).toEqual([
      { slip: 1, line: 0 },
      { slip: 0, line: 0 },
    ]);
    const stated = two.cancel({
      aa: '3',
      issueDate,
      lines: [{ slip: { series: 'OS', aa: 1 }, line: 1, quantity: 2 }],
    });
    expect(stated.table.toJSON().entries[2]).toMatchObject({ takes: [{ slip: 0, line: 0 }] });
  });

  test('distinguish an item at two prices', () => {
    const both = ordered(three, '2', { ...espresso, unitPriceWithVat: '1.20', quantity: 1 });
    const step = both.cancel({
      aa: '3',
      issueDate,
      lines: [{ description: 'Espresso', quantity: 1, unitPriceWithVat: '1.2' }],
    });
    // 1.20 / 1.24 = 0.9677
    expect(amounts(step)).toEqual([['Espresso', 1, 0.97, 0.23]]);
    // Where one of the prices is used up, the other is meant.
    const used = step.table.issued(step.document, { mark: markOf('3') });
    const other = used.cancel({ aa: '4', issueDate, lines: [{ description: 'Espresso', quantity: 3 }] });
    expect(amounts(other)).toEqual([['Espresso', 3, 2.42, 0.58]]);
  });

  test('in one step count together', () => {
    const lines = [
      { description: 'Espresso', quantity: 2 },
      { description: 'Espresso', quantity: 2 },
    ];
    expect(refused(() => three.cancel({ aa: '2', issueDate, lines }))).toEqual([
      {
        rule: 'table/cancel-too-much',
        path: ['lines', 1, 'quantity'],
        params: { item: 'Espresso', ordered: '3', cancelled: '2', left: '1', wanted: '2' },
      },
    ]);
  });

  test('return their quantity to the table if they were not issued', () => {
    const step = three.cancel({ aa: '2', issueDate, lines: [{ description: 'Espresso', quantity: 3 }] });
    expect(step.table.remaining()).toEqual([]);
    expect(step.table.notIssued(step.document).remaining()[0]?.quantity).toBe('3');
  });
});
