import { expectTypeOf, test } from 'vitest';
import {
  openTable,
  type Table,
  type TableDiscountStep,
  type TableMoveStep,
  type TableStep,
  tableFromJSON,
  tableFromOpenOrders,
} from '../../../src/flows/index.js';
import type { Document } from '../../../src/types/index.js';

const issuer = { vatNumber: '800123456', branch: 0 } as const;
const header = { aa: '1', issueDate: '2026-11-20' } as const;
const coffee = { description: 'Coffee', quantity: 1, unit: 1, unitPrice: '2.00', vat: 24 } as const;
const cash = [{ type: 3, amount: 'rest' }] as const;
const bill = { ...header, series: 'R', payments: cash } as const;
const person = { vatNumber: '999000111', country: 'GR', branch: 0 } as const;
declare const table: Table;
declare const document: Document;

test('a table is opened with the issuer of its documents', () => {
  expectTypeOf(openTable({ issuer })).toEqualTypeOf<Table>();
  expectTypeOf(tableFromJSON({})).toEqualTypeOf<Table>();
  // @ts-expect-error the issuer is missing
  openTable({});
  // @ts-expect-error a table is found by its GUID
  tableFromOpenOrders({ issuer, orders: [] });
});

test('orders have typed facts', () => {
  expectTypeOf(table.order({ ...header, lines: [coffee] })).toEqualTypeOf<TableStep>();
  expectTypeOf<TableStep['document']>().toEqualTypeOf<Document>();
  // @ts-expect-error lines are ordered
  table.order(header);
  // @ts-expect-error a slip has a number
  table.order({ issueDate: '2026-11-20', lines: [coffee] });
  // @ts-expect-error the table is the table's own
  table.order({ ...header, lines: [coffee], tableAA: '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314' });
  // @ts-expect-error slips are not paid
  table.order({ ...header, lines: [coffee], payments: cash });
  // @ts-expect-error what is ordered has a unit
  table.order({ ...header, lines: [{ description: 'Coffee', quantity: 1, unitPrice: '2.00', vat: 24 }] });
  // @ts-expect-error what is ordered has a price
  table.order({ ...header, lines: [{ description: 'Coffee', quantity: 1, unit: 1, vat: 24 }] });
  // @ts-expect-error orders are no cancellations
  table.order({ ...header, lines: [{ ...coffee, recType: 7 }] });
});

test('cancellations have typed facts', () => {
  table.cancel({ ...header, lines: [{ description: 'Coffee', quantity: 1, slip: document, line: 2 }] });
  table.cancel({
    ...header,
    lines: [{ description: 'Coffee', quantity: 1, unitPrice: '2.00', vat: 13, unit: 1 }],
  });
  table.cancel({ ...header, lines: table.remaining().flatMap(({ from }) => from) });
  // @ts-expect-error the discount is that of the order
  table.cancel({ ...header, lines: [{ description: 'Coffee', quantity: 1, discount: { percent: 10 } }] });
  // @ts-expect-error how many are cancelled
  table.cancel({ ...header, lines: [{ description: 'Coffee' }] });
  // @ts-expect-error a total cancellation has no lines
  table.cancelAll({ ...header, lines: [] });
});

test('closings have typed facts', () => {
  table.close({ ...bill, type: '11.1', income: 'goods' });
  table.close({
    ...bill,
    type: '1.1',
    counterpart: person,
    incomeOf: { Coffee: { category: 'category1_95' } },
  });
  // @ts-expect-error an invoice has a counterpart
  table.close({ ...bill, type: '1.1' });
  // @ts-expect-error a receipt has none
  table.close({ ...bill, type: '11.1', counterpart: person });
  // @ts-expect-error 5.1 does not close a table
  table.close({ ...bill, type: '5.1', counterpart: person });
  // @ts-expect-error a closing is paid
  table.close({ ...header, series: 'R', type: '11.1' });
  // @ts-expect-error the slips are listed by the table
  table.close({ ...bill, type: '11.1', multipleConnectedMarks: ['1'] });
  // @ts-expect-error a discount stands on what is ordered
  table.close({ ...bill, type: '11.1', discount: { percent: 10 } });
});

test('answers have types', () => {
  expectTypeOf(table.issued(document, { mark: '1', issuedAt: new Date() })).toEqualTypeOf<Table>();
  table.issued({ series: 'OS', aa: 1n }, { uid: 'A' });
  // @ts-expect-error a series and a number
  table.issued('OS 1', { mark: '1' });
  // @ts-expect-error what was answered
  table.issued(document);
  // @ts-expect-error a moment to look from
  table.deadlines();
});

test('moves, splits and discounts have typed facts', () => {
  const halves = { order: header, cancellation: { ...header, aa: '2' } } as const;
  const lines = [{ description: 'Coffee', quantity: 1 }];
  expectTypeOf(table.move({ ...halves, lines }, table)).toEqualTypeOf<TableMoveStep>();
  expectTypeOf(table.split({ ...halves, lines })).toEqualTypeOf<TableMoveStep>();
  expectTypeOf(table.discount({ ...halves, percent: 10 })).toEqualTypeOf<TableDiscountStep>();
  table.discount({ ...halves, amount: '2.50', lines: table.remaining().flatMap(({ from }) => from) });
  for (const { order, next } of table.unfinished())
    if (next === 'cancel') table.finishMove({ move: order, ...header });
  // @ts-expect-error a move goes to another table
  table.move({ ...halves, lines });
  // @ts-expect-error what moves is named
  table.split(halves);
  // @ts-expect-error both slips have numbers
  table.split({ order: header, lines });
  // @ts-expect-error a discount is in percent or an amount
  table.discount({ ...halves, percent: 10, amount: 1 });
  // @ts-expect-error a discount is stated
  table.discount(halves);
  // @ts-expect-error a half that is made again has a number
  table.finishMove({ move: document, issueDate: '2026-11-20' });
});
