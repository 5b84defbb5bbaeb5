import { expect, test } from 'vitest';
import { bill, issueDate, markOf, ordered, refused, table, wine } from './tavern.js';

/** Two orders of a wine each, and a cancellation that takes from both. */
const two = ordered(ordered(table, '1', { ...wine, quantity: 1 }), '2', { ...wine, quantity: 1 });
const both = ordered(two, '3', { ...wine, quantity: 1 }).cancel({
  aa: '4',
  issueDate,
  lines: [{ description: 'Wine', quantity: 2 }],
});
const slips = [{ series: 'OS', aa: '3' }];

test('an issued cancellation links the slips that it takes from, so they are closed together', () => {
  const tied = both.table.issued(both.document, { mark: markOf('4') });
  expect(refused(() => tied.close({ ...bill, slips }))).toEqual([
    { rule: 'table/slips-linked', path: ['slips'], params: { number: 'OS 2' } },
  ]);
});

test('a refused cancellation links no slips', () => {
  const free = both.table.notIssued(both.document);
  const { document } = free.close({ ...bill, slips });
  expect(document.invoiceHeader.multipleConnectedMarks).toEqual([Number(markOf('3'))]);
  expect(document.invoiceSummary.totalGrossValue).toBe(9);
  const ended = free.cancelAll({ aa: '5', issueDate, slips });
  expect(ended.document.invoiceHeader.multipleConnectedMarks).toEqual([Number(markOf('3'))]);
});

test('the items of a refused order are not on the table', () => {
  const { table: next, document } = table.order({ aa: '1', issueDate, lines: [{ ...wine, quantity: 1 }] });
  const free = next.notIssued(document);
  expect(free.remaining()).toEqual([]);
  const step = { aa: '2', issueDate, lines: [{ description: 'Wine', quantity: 1 }] };
  expect(refused(() => free.cancel(step))).toEqual(refused(() => table.cancel(step)));
  // Ordered again, the item is there once.
  const again = ordered(free, '3', { ...wine, quantity: 1 });
  expect(
    refused(() => again.cancel({ ...step, lines: [{ description: 'Wine', quantity: 2 }] })),
  ).toHaveLength(1);
  expect(again.cancel(step).document.invoiceDetails).toHaveLength(1);
});

test('a slip can be named by its number only while its order counts', () => {
  const { table: next, document } = table.order({ aa: '1', issueDate, lines: [{ ...wine, quantity: 1 }] });
  const lines = [{ slip: { series: 'OS', aa: '1' }, line: 1, quantity: 1 }];
  const step = { aa: '2', issueDate, lines };
  expect(next.issued(document, { mark: markOf('1') }).cancel(step).document.invoiceDetails).toHaveLength(1);
  expect(refused(() => next.notIssued(document).cancel(step))).toHaveLength(1);
});
