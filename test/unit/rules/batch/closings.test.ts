import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { Document } from '../../../../src/types/index.js';
import { change } from '../totals/change.js';

const UID = '0123456789ABCDEF0123456789ABCDEF01234567';
const closing = (aa: string, marks: number[] | undefined, changes = {}): Document =>
  change('tableClosing', {
    '/invoiceHeader/aa': aa,
    '/invoiceHeader/multipleConnectedMarks': marks,
    ...changes,
  });
const TWICE = 'batch/slips-closed-twice';
const found = (...documents: Document[]) =>
  validateBatch(documents).issues.filter(({ rule }) => rule === TWICE);

describe('slips closed by two bills of one request', () => {
  test('are an error of the request, even without related slips', () => {
    const { ok, issues } = validateBatch([
      closing('1', [101, 102]),
      samples.salesInvoice,
      closing('2', [103, 102]),
    ]);
    expect(ok).toBe(false);
    expect(issues.map(({ message: _, ...issue }) => issue)).toEqual([
      {
        rule: TWICE,
        severity: 'error',
        path: ['invoice', 2, 'invoiceHeader', 'multipleConnectedMarks', 1],
        params: { document: 3, earlier: 1, link: '102' },
      },
    ]);
  });

  test('are also found if they are listed by UID', () => {
    const byUid = { '/invoiceHeader/multipleConnectedUids': [UID] };
    expect(found(closing('1', undefined, byUid), closing('2', undefined, byUid))).toMatchObject([
      { path: ['invoice', 1, 'invoiceHeader', 'multipleConnectedUids', 0], params: { link: UID } },
    ]);
  });

  test('are reported once for each bill, however many slips they share', () => {
    expect(found(closing('1', [1, 2]), closing('2', [1, 2]), closing('3', [1, 2]))).toMatchObject([
      { params: { document: 2, earlier: 1 } },
      { params: { document: 3, earlier: 1 } },
    ]);
  });

  test('are not checked on credits or in other categories', () => {
    const credit = closing('2', [1], { '/invoiceHeader/invoiceType': '11.4' });
    expect(found(closing('1', [1]), credit)).toEqual([]);
    const invoice = { '/invoiceHeader/specialInvoiceCategory': undefined };
    expect(found(closing('1', [1], invoice), closing('2', [1], invoice))).toEqual([]);
  });
});
