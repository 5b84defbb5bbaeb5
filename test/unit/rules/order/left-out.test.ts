import { describe, expect, test } from 'vitest';
import { validate } from '../../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { Document, Related } from '../../../../src/types/index.js';
import { across, acrossIds, issued, line, record, withLines } from '../across/given.js';

type Lines = Parameters<typeof withLines>[1];
const OTHER = '9a1d4f70-2b3c-4d5e-8f60-718293a4b5c6';

const slip = (aa: string, lines: Lines, net: number, changes = {}): Document =>
  withLines('orderSlip', lines, net, { '/invoiceHeader/aa': aa, ...changes });
const closing = (marks: number[], lines: Lines, net: number, changes = {}): Document =>
  withLines('tableClosing', lines, net, { '/invoiceHeader/multipleConnectedMarks': marks, ...changes });

const coffees = issued(slip('1', [line('Coffee', 2, 7)], 7), '101');
const cake = issued(slip('2', [line('Cake', 1, 6)], 6), '102');
const back = issued(slip('3', [line('Cake', 1, 6, { recType: 7 })], 6), '103');
const tea = (aa: string, mark: string) =>
  issued(slip(aa, [line('Tea', 1, 2)], 2, { '/invoiceHeader/tableAA': OTHER }), mark);

/** What rules of orders find of one document, or of the documents of a request. */
const ofOrders = (document: Document, related: Related[], splitBill?: boolean): unknown[] =>
  validate(document, { related, ...(splitBill !== undefined && { splitBill }) })
    .issues.map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('order/'));
const ofBatch = (documents: Document[], related: Related[], splitBill = false): unknown[] =>
  validateBatch(documents, { related, splitBill })
    .documents.flatMap(({ issues }) => issues.map(({ rule }) => rule))
    .filter((rule) => rule.startsWith('order/'));

const NOT_LISTED = 'order/open-slip-not-listed';
const LEFT_OPEN = 'order/open-slip-left-open';
const partly = closing([101], [line('Coffee', 2, 7)], 7);

describe('a bill that leaves out an open slip of its table', () => {
  test('is an error, because it must list all MARKs of the table', () => {
    expect(across(partly, [coffees, cake])).toEqual([
      {
        rule: NOT_LISTED,
        severity: 'error',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { link: '102', table: cake.document.invoiceHeader.tableAA },
      },
    ]);
  });

  test('is accepted if the caller splits the bill', () => {
    const related: Related[] = [coffees, cake];
    expect(ofOrders(partly, related, true)).toEqual([]);
    expect(ofOrders(partly, related, false)).toEqual([NOT_LISTED]);
    expect(ofBatch([partly], related, true)).toEqual([]);
    // Sums are compared all the same.
    const short = closing([101], [line('Coffee', 2, 6.99)], 6.99);
    expect(ofOrders(short, related, true)).toEqual(['order/close-net-mismatch', 'order/close-item-missing']);
  });

  test('is accepted if another document closes the slip', () => {
    const second = closing([102], [line('Cake', 1, 6)], 6, { '/invoiceHeader/aa': '57' });
    expect(ofBatch([partly, second], [coffees, cake])).toEqual([]);
    expect(ofBatch([partly], [coffees, cake])).toEqual([NOT_LISTED]);
    expect(acrossIds(partly, [coffees, cake, second])).toEqual([]);
  });

  test('is a warning if the slip belongs to another table of which the bill lists some slips', () => {
    const two = closing([101, 102, 201], [line('Coffee', 2, 7), line('Cake', 1, 6), line('Tea', 1, 2)], 15);
    const related = [coffees, cake, tea('11', '201'), tea('12', '202')];
    expect(across(two, related)).toMatchObject([
      { rule: 'order/listed-slip-of-other-table', severity: 'warning' },
      { rule: LEFT_OPEN, severity: 'warning', params: { link: '202', table: OTHER } },
    ]);
    expect(ofOrders(two, related, true)).toEqual(['order/listed-slip-of-other-table']);
  });

  test('is a warning for records, which do not name their table', () => {
    expect(across(partly, [record('101', 2, 7), record('102', 1, 6)])).toMatchObject([
      { rule: LEFT_OPEN, severity: 'warning', params: { link: '102' } },
    ]);
  });
});

describe('a credit of slips', () => {
  const credit = (marks: number[], lines: Lines, net: number) =>
    closing(marks, lines, net, { '/invoiceHeader/invoiceType': '11.4' });

  test('that closes only a cancellation does not end its table, because the orders were billed before', () => {
    expect(across(credit([103], [line('Cake', 1, 6)], 6), [coffees, cake, back])).toMatchObject([
      { rule: LEFT_OPEN, severity: 'warning', params: { link: '101' } },
      { rule: LEFT_OPEN, severity: 'warning', params: { link: '102' } },
    ]);
  });

  test('that closes orders ends the table', () => {
    const issues = across(credit([101], [line('Coffee', 2, 7)], 7), [coffees, cake]);
    expect(issues).toMatchObject([
      { rule: NOT_LISTED, severity: 'error' },
      { rule: 'order/credit-of-orders', severity: 'warning', params: { left: '7.00' } },
    ]);
  });
});

test('the option splitBill must be a boolean', () => {
  for (const splitBill of ['true', 1, null]) {
    const { skipped } = validate(partly, { related: [coffees, cake], splitBill: splitBill as never });
    expect(skipped).toContainEqual({
      layer: 'document',
      why: 'option-flag',
      params: { option: 'splitBill', used: false },
      message: 'The option splitBill is neither true nor false; false was used.',
    });
  }
});
