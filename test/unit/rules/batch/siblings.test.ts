import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { Document } from '../../../../src/types/index.js';
import { change } from '../totals/change.js';

/** Net 63.30; each credit gives 24.90 of it back. */
const ORIGINAL = { document: samples.salesInvoice, mark: '400001234567890' };
const credit = (aa: string, changes = {}): Document =>
  change('creditInvoice', { '/invoiceHeader/aa': aa, ...changes });

const EXCEEDS = 'links/credit-exceeds-original';

/** How often each document of a request exceeds its original. */
const exceeding = (documents: readonly unknown[]): number[] =>
  validateBatch(documents, { related: [ORIGINAL] }).documents.map(
    ({ issues }) => issues.filter(({ rule }) => rule === EXCEEDS).length,
  );

describe('documents of one request', () => {
  test('are checked together: three credits exceed the original, two do not', () => {
    expect(exceeding([credit('1'), credit('2')])).toEqual([0, 0]);
    expect(exceeding([credit('1'), credit('2'), credit('3')])).toEqual([1, 1, 1]);
  });

  test('are not checked together with those that cannot be read', () => {
    const unread = credit('3', { '/counterpart/vatNumber': 987654324 });
    expect(exceeding([credit('1'), credit('2'), unread]).slice(0, 2)).toEqual([0, 0]);
    expect(exceeding([credit('1'), null, { lines: [] }, credit('2')])).toEqual([0, 0, 0, 0]);
  });

  test('never make a rule fail on unreadable parts', () => {
    const { documents } = validateBatch([credit('1'), null, { lines: [] }], { related: [ORIGINAL] });
    expect(documents.flatMap(({ skipped }) => skipped).filter(({ why }) => why === 'rule-failed')).toEqual(
      [],
    );
  });

  test('can include a slip with its bill, which is not counted because it has no MARK yet', () => {
    const { documents } = validateBatch([samples.orderSlip, samples.tableClosing], { related: [] });
    expect(documents.map(({ issues }) => issues)).toEqual([[], []]);
  });
});

test('a request or facts in place of a document have no number', () => {
  const { ok, documents, skipped } = validateBatch([{ lines: [] }, samples.salesInvoice]);
  expect(ok).toBe(false);
  expect(documents.map((report) => report.ok)).toEqual([false, true]);
  expect(skipped).toMatchObject([{ layer: 'batch', why: 'documents-unreadable', params: { documents: 1 } }]);
});

test('a whole request counts as its documents, and anything else as one document', () => {
  const count = (given: unknown): number => validateBatch(given as never).documents.length;
  expect(count({ invoice: [samples.salesInvoice, samples.retailReceipt] })).toBe(2);
  const unreadable = new Proxy(
    {},
    {
      get() {
        throw new Error('not to be read');
      },
    },
  );
  for (const given of [{ invoice: 'all' }, undefined, null, 7, unreadable]) {
    expect(count(given)).toBe(1);
  }
});
