import { expect, it } from 'vitest';
import { placedIn } from '../../../src/tools/operations/core/placed.js';

const closing = { route: 'POST /tables/{table}/closing' } as const;
const facts = {
  issueDate: '2026-11-21',
  issuer: { vatNumber: '800123456' },
  lines: [{ description: 'Καφές', vat: 13 }],
  payments: [{ type: 3, amount: '1.00' }],
};
const input = { table: '7', facts, page: { form: 'html' } };

it.each([
  ['a member of the facts', ['lines', 0, 'vat'], ['facts', 'lines', 0, 'vat'], true],
  ['a member that the facts lack', ['series'], ['facts', 'series'], true],
  ['a member beside the facts', ['page', 'form'], ['page', 'form'], true],
  ['a member of the path only', ['table'], ['facts', 'table'], true],
  ['the header of the built document', ['invoiceHeader', 'issueDate'], ['facts', 'issueDate'], false],
  [
    'a line of the built document',
    ['invoiceDetails', 0, 'vatCategoryPercent'],
    ['facts', 'lines', 0, 'vat'],
    false,
  ],
  ['a derived amount of a line', ['invoiceDetails', 0, 'vatAmount'], ['facts', 'lines', 0], false],
  ['a line that the facts lack', ['invoiceDetails', 4, 'netValue'], ['facts', 'lines'], false],
  ['the payments of the built document', ['paymentMethods'], ['facts', 'payments'], false],
  ['a total', ['invoiceSummary', 'totalGrossValue'], ['facts'], false],
] as const)('finds %s in the body of a call', (_, path, expected, isExact) => {
  expect(placedIn(closing, input)([...path])).toEqual({ path: expected, isExact });
});

it('finds issues of a document, an original, an opening and a ticket in the body that has them', () => {
  const route = { route: 'POST /x' } as const;
  const document = { invoiceHeader: { series: 'A' } };
  const at = (body: object, ...path: readonly (string | number)[]) => placedIn(route, body)([...path]).path;
  expect(at({ document }, 'invoiceHeader', 'aa')).toEqual(['document', 'invoiceHeader', 'aa']);
  expect(at({ opening: 'text' })).toEqual(['opening']);
  expect(at({ document, page: { form: 'html' } }, 'issuer')).toEqual(['document', 'issuer']);
  expect(at({ original: { document: {} }, facts: {} }, 'document', 'x')).toEqual([
    'original',
    'document',
    'x',
  ]);
  expect(at({ opening: { issuer: {} } }, 'issuer', 'branch')).toEqual(['opening', 'issuer', 'branch']);
  expect(at({ ticket: { aa: '1' }, reason: 'x' }, 'ticket', 'aa')).toEqual(['ticket', 'aa']);
  expect(at({}, 'series')).toEqual(['series']);
});
