import { expect, it } from 'vitest';
import { issueDate, markOf, ordered, refused, table, wine } from './tavern.js';

const open = ordered(table, '1', { ...wine, quantity: 1 });
/** An order of the same table that was built before, and is not in its state. */
const { document } = open.order({ aa: '2', issueDate, lines: [{ ...wine, quantity: 1 }] });
const withHeader = (header: object) => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, ...header },
});
const ruleOf = (given: object) =>
  refused(() => open.issued(given as typeof document, { mark: markOf('2') })).map(({ rule }) => rule);

it('an order of this table that is not in its state is told to be placed', () => {
  expect(ruleOf(document)).toEqual(['table/order-not-placed']);
  expect(ruleOf(withHeader({ totalCancelDeliveryOrders: false }))).toEqual(['table/order-not-placed']);
});

it.each([
  ['a total cancellation', { totalCancelDeliveryOrders: true }],
  ['a document of another type', { invoiceType: '11.1' }],
  ['an order of another table', { tableAA: '8d7f2a52-4c1e-4a55-9c0a-3a1b2c3d4e5f' }],
  ['an order without a table', { tableAA: undefined }],
])('%s that is not in its state is unknown', (_, header) => {
  expect(ruleOf(withHeader(header))).toEqual(['table/document-unknown']);
});

it('a slip of the same number belongs to this table only with its tableAA', () => {
  const other = withHeader({ aa: '1', tableAA: '8d7f2a52-4c1e-4a55-9c0a-3a1b2c3d4e5f' });
  expect(ruleOf(other)).toEqual(['table/document-unknown']);
});
