import { expect, test } from 'vitest';
import { tableFromJSON } from '../../../../src/flows/index.js';
import { withChecksum } from '../with-checksum.js';
import { espresso, issueDate, markOf, ordered, refused, table, wine } from './tavern.js';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

const one = ordered(table, '1', { ...wine, quantity: 2 }, { ...espresso, quantity: 1 });
const two = ordered(one, '2', { ...wine, quantity: 1 });
const cancelling = two.cancel({
  aa: '3',
  issueDate,
  lines: [
    { description: 'Espresso', quantity: 1 },
    { description: 'Wine', slip: { mark: markOf('1') }, quantity: 1 },
  ],
});
const cancelled = plain(cancelling.table.issued(cancelling.document, { mark: markOf('3') }));
const open = plain(two);

/** The state with other values at paths; `undefined` takes a member out. */
function changed(state: object, values: Readonly<Record<string, unknown>>): object {
  const copy = structuredClone(state) as never;
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    names.reduce((at: Record<string, never>, name) => at[name] as never, copy)[last] = value as never;
  }
  return plain(copy);
}

const detailsOf = (state: object) =>
  refused(() => tableFromJSON(withChecksum(state))).map(({ params }) => params['detail']);

test('a table with two slips and a cancellation is restored unchanged', () => {
  for (const state of [open, cancelled]) expect(plain(tableFromJSON(state))).toEqual(state);
});

const first = 'entries.0.document.';

test.each<[string, object, Readonly<Record<string, unknown>>, string]>([
  [
    'two slips of one number',
    open,
    { 'entries.1.document.invoiceHeader.aa': '1' },
    `entries.1: ${JSON.stringify(['8.6', open.entries[0].document.invoiceHeader.series, '1'])} twice`,
  ],
  ['two slips of one MARK', open, { 'entries.1.mark': markOf('1') }, `entries.1: ${markOf('1')} twice`],
  [
    'another net total',
    open,
    { [`${first}invoiceSummary.totalNetValue`]: 1 },
    'entries.0.document.invoiceSummary: other sums',
  ],
  [
    'another VAT total',
    open,
    { [`${first}invoiceSummary.totalVatAmount`]: 0.01 },
    'entries.0.document.invoiceSummary: other sums',
  ],
  // The two of wine and the espresso are 15.33 + 3.67 = 19.00.
  [
    'another net total, and the gross total that follows from it',
    open,
    { [`${first}invoiceSummary.totalNetValue`]: 16.33, [`${first}invoiceSummary.totalGrossValue`]: 20 },
    'entries.0.document.invoiceSummary: other sums',
  ],
  [
    'another VAT total, and the gross total that follows from it',
    open,
    { [`${first}invoiceSummary.totalVatAmount`]: 4.67, [`${first}invoiceSummary.totalGrossValue`]: 20 },
    'entries.0.document.invoiceSummary: other sums',
  ],
  [
    'another gross total',
    open,
    { [`${first}invoiceSummary.totalGrossValue`]: 99 },
    'entries.0.document.invoiceSummary: other sums',
  ],
  [
    'an order of lines that cancel',
    open,
    { [`${first}invoiceDetails.0.recType`]: 7, [`${first}invoiceDetails.1.recType`]: 7 },
    'entries.0.document: no order',
  ],
  [
    'a cancellation of which one line orders',
    cancelled,
    { 'entries.2.document.invoiceDetails.0.recType': undefined },
    'entries.2.document: no cancellation',
  ],
  [
    'a cancellation of another item',
    cancelled,
    { 'entries.2.document.invoiceDetails.0.itemDescr': 'Tea' },
    'entries.2.takes.0: another item',
  ],
  [
    'a cancellation in another unit',
    cancelled,
    { 'entries.2.document.invoiceDetails.0.measurementUnit': 2 },
    'entries.2.takes.0: another item',
  ],
  [
    'a cancellation with another VAT category',
    cancelled,
    { 'entries.2.document.invoiceDetails.0.vatCategory': 3 },
    'entries.2.takes.0: another item',
  ],
  [
    'a cancellation with an item code',
    cancelled,
    { 'entries.2.document.invoiceDetails.0.itemCode': 'K1' },
    'entries.2.takes.0: another item',
  ],
])('a stored table with %s is refused', (_, state, values, detail) => {
  expect(detailsOf(changed(state, values))).toEqual([detail]);
});

test('a number that was not issued may be used again', () => {
  const step = one.order({ aa: '2', issueDate, lines: [{ ...wine, quantity: 1 }] });
  const state = plain(ordered(step.table.notIssued(step.document), '2', { ...wine, quantity: 1 }));
  expect(plain(tableFromJSON(state))).toEqual(state);
});

const closing = one.close({
  type: '11.1',
  series: 'R',
  aa: '90',
  issueDate,
  income: 'goods',
  payments: [{ type: 3, amount: 'rest' }],
});
const closed = plain(closing.table.issued(closing.document, { mark: markOf('90') }));
const bill = 'entries.1.document.invoiceDetails.0.';
const other = 'entries.1.document.invoiceDetails.0: another line than the slips leave';

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['item', { [`${bill}itemDescr`]: 'Tea' }, other],
  ['item code', { [`${bill}itemCode`]: 'K1' }, other],
  ['unit', { [`${bill}measurementUnit`]: 2 }, other],
  ['VAT category', { [`${bill}vatCategory`]: 3 }, other],
  ['quantity', { [`${bill}quantity`]: 3 }, other],
  ['quantity that is missing', { [`${bill}quantity`]: undefined }, other],
  ['net value', { [`${bill}netValue`]: 1 }, other],
])('a stored closing with another %s than its slips is refused', (_, values, detail) => {
  expect(plain(tableFromJSON(closed))).toEqual(closed);
  expect(detailsOf(changed(closed, values))).toEqual([detail]);
});
