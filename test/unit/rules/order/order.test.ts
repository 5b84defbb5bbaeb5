import { describe, expect, it } from 'vitest';
import { providerInvoiceTypes } from '../../../../src/codes/index.js';
import type { Example } from '../../../../src/rules/engine/example.js';
import { finds, found, issuesOf, typesThat } from '../found.js';

const notSlips = providerInvoiceTypes.filter((type) => type !== '8.6');

describe('the table of a slip', () => {
  it('is required on every slip and refused on other types', () => {
    expect(typesThat('order/table-missing', { sample: 'retailReceipt' })).toEqual(['8.6']);
    expect(typesThat('order/table-on-type', { sample: 'orderSlip' })).toEqual(notSlips);
  });
});

describe('a partial cancellation', () => {
  it('has only cancelled lines', () => {
    const kinds = (first?: number, second?: number): { at: string; params: unknown }[] =>
      found('order/cancellation-mixed', {
        sample: 'orderSlip',
        set: {
          ...(first !== undefined && { '/invoiceDetails/0/recType': first }),
          ...(second !== undefined && { '/invoiceDetails/1/recType': second }),
        },
      });
    expect(kinds()).toEqual([]);
    expect(kinds(7, 7)).toEqual([]);
    expect(kinds(7)).toEqual([{ at: 'invoiceDetails/1/recType', params: { cancelled: 1, line: 2 } }]);
    expect(kinds(undefined, 7)).toEqual([
      { at: 'invoiceDetails/0/recType', params: { cancelled: 2, line: 1 } },
    ]);
  });
});

describe('a total cancellation', () => {
  it.each([
    [{ '/invoiceDetails/0/netValue': 0.01 }, { netValue: '0.01' }],
    [{ '/invoiceDetails/0/vatAmount': 0.01 }, { vatAmount: '0.01' }],
    [{ '/invoiceDetails/0/vatCategory': 1 }, { vatCategory: 1 }],
    [{ '/invoiceDetails/1': { lineNumber: 2, netValue: 0, vatCategory: 8, vatAmount: 0 } }, { lines: 2 }],
  ])('with %j is refused', (set, params) => {
    const [only, ...others] = found('order/total-cancellation-line', { sample: 'tableCancellation', set });
    expect(only).toMatchObject({ at: 'invoiceDetails', params });
    expect(others).toEqual([]);
  });

  it('names its slips by MARK, or by UID if they are offline', () => {
    const marks = '/invoiceHeader/multipleConnectedMarks';
    const uids = { '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'] };
    expect(finds('order/total-cancellation-marks', { sample: 'tableCancellation', remove: [marks] })).toBe(
      true,
    );
    expect(issuesOf({ sample: 'tableCancellation', set: uids, remove: [marks] })).toEqual([]);
  });

  it('must be an 8.6', () => {
    expect(typesThat('order/total-cancellation-on-type', { sample: 'tableCancellation' })).toEqual(notSlips);
  });

  it('does not count as one if its flag is false', () => {
    const set = { '/invoiceHeader/totalCancelDeliveryOrders': false };
    const rules = issuesOf({ sample: 'tableCancellation', set }).map(({ rule }) => rule);
    expect(rules).toContain('order/slip-line-incomplete');
    expect(rules).toContain('order/marks-on-slip');
    expect(rules).not.toContain('order/total-cancellation-line');
  });
});

describe('the closing of a table', () => {
  it('has one of five types', () => {
    expect(typesThat('order/closing-on-type', { sample: 'tableClosing' })).toEqual(
      notSlips.filter((type) => !['1.1', '5.1', '5.2', '11.1', '11.4'].includes(type)),
    );
  });

  it('needs its category even if it lists UIDs', () => {
    const example: Example = {
      sample: 'tableClosing',
      set: { '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'] },
      remove: ['/invoiceHeader/multipleConnectedMarks', '/invoiceHeader/specialInvoiceCategory'],
    };
    const [issue] = issuesOf(example);
    expect(issue).toMatchObject({
      rule: 'order/closing-category-missing',
      severity: 'warning',
      params: { category: 12 },
    });
    expect(issue?.fix).toEqual({ path: ['invoiceHeader', 'specialInvoiceCategory'], value: 12, safe: false });
  });

  it('has no category on a 1.1 that closes delivery notes', () => {
    expect(issuesOf({ sample: 'closingInvoice' })).toEqual([]);
  });
});
