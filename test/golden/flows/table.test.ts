import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFromJSON } from '../../../src/flows/index.js';

/**
 * A table as version 2 stored it: two orders, one closed, one offline with a cancellation that waits, one refused. Tills
 * keep such states over an update, so this file never changes; another form of the state is another version.
 */
const stored: unknown = JSON.parse(readFileSync('test/golden/flows/table-2.json', 'utf8'));

test('a table stored by version 2 is restored unchanged', () => {
  const table = tableFromJSON(stored);
  expect(JSON.parse(JSON.stringify(table))).toEqual(stored);
  expect(table.status).toBe('open');
  expect(table.documents().map(({ kind, fate }) => `${kind} ${fate}`)).toEqual([
    'order issued',
    'order issued',
    'cancellation issued',
    'order notIssued',
    'closing issued',
    'cancellation pending',
  ]);
  expect(table.remaining()).toMatchObject([
    { description: 'Wine', quantity: '1', net: '7.26', gross: '9.00' },
  ]);
  const [waiting] = table.pending();
  expect(waiting?.invoiceHeader.aa).toBe('15');
});

test('a table stored by version 2 can be closed', () => {
  const table = tableFromJSON(stored);
  const [waiting] = table.pending();
  if (waiting === undefined) throw new Error('nothing waits');
  const { document } = table.issued(waiting, { mark: '400001000000015' }).close({
    type: '11.1',
    series: 'R',
    aa: '91',
    issueDate: '2026-11-20',
    income: 'goods',
    payments: [{ type: 3, amount: 'rest' }],
  });
  expect(document.invoiceHeader).toMatchObject({
    multipleConnectedMarks: [400001000000015],
    multipleConnectedUids: ['B'.repeat(40)],
  });
  expect(document.invoiceSummary.totalGrossValue).toBe(9);
});
