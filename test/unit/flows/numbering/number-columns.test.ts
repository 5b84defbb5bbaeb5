import { expect, it } from 'vitest';
import { recordIn, seriesIn, valuesOf } from '../../../../src/flows/numbering/number-columns.js';
import { reservationOf, resultOf } from '../../../../src/sending/client/journal/columns.js';

const A = { vatNumber: '123456783', branch: 2, invoiceType: '11.1', series: 'A' } as const;

it('a series has its values in the order of the columns', () => {
  expect(valuesOf(A)).toEqual(['123456783', 2, '11.1', 'A']);
});

it('a row gives the series, with a branch as a number', () => {
  const row = { vat_number: '123456783', branch: '2', invoice_type: '11.1', series: 'A', aa: '7' };
  expect(seriesIn(row)).toEqual(A);
});

it.each([1, true])('the record of a number comes back from its columns, with %s for a free one', (isFree) => {
  const record = {
    ...{ aa: '7', issueDate: '2026-11-20', memo: 'table 7', holder: 'till 1', isFree: true as const },
    ...{ reservedAt: '2026-11-20T10:00:00Z', mark: '4', uid: 'AB', reason: 'left', usedBy: { mark: '5' } },
  };
  expect(reservationOf(record)).toEqual(['2026-11-20', 'table 7', 'till 1', '2026-11-20T10:00:00Z']);
  expect(resultOf(record)).toEqual(['4', 'AB', 'left', '{"mark":"5"}']);
  const row = {
    ...{ aa: 7, issue_date: '2026-11-20', memo: 'table 7', holder: 'till 1', is_free: isFree },
    ...{ reserved_at: '2026-11-20T10:00:00Z', mark: '4', uid: 'AB', reason: 'left', used_by: '{"mark":"5"}' },
  };
  expect(recordIn(row, JSON.parse)).toEqual(record);
});

it('a number without anything else has only itself', () => {
  const empty = { issue_date: null, memo: null, mark: null, uid: null, reason: null, used_by: null };
  expect(recordIn({ aa: '7', ...empty, is_free: 0 }, JSON.parse)).toEqual({ aa: '7' });
  expect(resultOf({ aa: '7' })).toEqual([null, null, null, null]);
});
