import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { across, acrossIds, issued, record } from '../across/given.js';
import { change } from '../totals/change.js';

const SLIPS = [
  issued(samples.orderSlip, '400001234567894'),
  issued(samples.orderCancellation, '400001234567895'),
];
const RECORDS = [record('400001234567894', 4, 16.5), record('400001234567895', -1, -3.5)];
const WRONG = 'order/closing-category-wrong';

const closing = (invoiceType: string, specialInvoiceCategory: number | undefined) =>
  change('tableClosing', {
    '/invoiceHeader/invoiceType': invoiceType,
    '/invoiceHeader/specialInvoiceCategory': specialInvoiceCategory,
  });

describe('the special category of a document that lists slips', () => {
  test.each(['1.1', '5.1', '5.2', '11.1', '11.4'])('must be 12 on a %s', (type) => {
    expect(acrossIds(closing(type, 12), SLIPS)).not.toContain(WRONG);
    expect(across(closing(type, 3), SLIPS).filter(({ rule }) => rule === WRONG)).toEqual([
      {
        rule: WRONG,
        severity: 'error',
        path: ['invoiceHeader', 'specialInvoiceCategory'],
        params: { found: 3, category: 12 },
        fix: { path: ['invoiceHeader', 'specialInvoiceCategory'], value: 12, safe: false },
      },
    ]);
    expect(acrossIds(closing(type, 3), RECORDS)).toContain(WRONG);
  });

  test.each(['1.1', '5.1', '5.2', '11.4'])('can be missing on a %s', (type) => {
    expect(across(closing(type, undefined), SLIPS)).toContainEqual(
      expect.objectContaining({ rule: WRONG, severity: 'error', params: { category: 12 } }),
    );
  });

  test('is a warning if missing on an 11.1, as in an older template', () => {
    expect(acrossIds(closing('11.1', undefined), SLIPS)).toEqual([]);
    expect(across(closing('11.1', undefined), [])).toEqual([]);
  });

  test('is not checked if other documents are listed, or nothing is known about them', () => {
    const notes = [
      issued(samples.deliveryNote, '400001234567894'),
      issued(samples.deliveryNote, '400001234567895'),
    ];
    expect(acrossIds(closing('1.1', 3), notes)).not.toContain(WRONG);
    expect(acrossIds(closing('1.1', undefined), notes)).not.toContain(WRONG);
    expect(acrossIds(closing('1.1', 3), [samples.orderSlip, samples.orderCancellation])).not.toContain(WRONG);
  });
});
