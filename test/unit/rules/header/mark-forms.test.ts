import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

describe('a MARK with too few digits', () => {
  const RULE = 'header/mark-short';

  it.each([
    [1, true],
    [99_999_999_999_999, true],
    [100_000_000_000_000, false],
    [400_001_234_567_890, false],
    [4_000_012_345_678_901, false],
  ])('such as %i is reported: %s', (mark, isTold) => {
    for (const sample of ['creditInvoice', 'tableClosing'] as const) {
      const list = sample === 'creditInvoice' ? 'correlatedInvoices' : 'multipleConnectedMarks';
      const example = { sample, set: { [`/invoiceHeader/${list}`]: [mark] } };
      expect(found(RULE, example)).toEqual(
        isTold ? [{ at: `invoiceHeader/${list}/0`, params: { member: list, mark: `${mark}` } }] : [],
      );
    }
  });
});

describe('UIDs of connected documents', () => {
  const RULE = 'header/connected-uids-on-type';
  const set = { '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'] };

  it.each(['1.6', '2.4'])('are reported on %s', (invoiceType) => {
    const example = {
      sample: 'creditInvoice',
      set: { ...set, '/invoiceHeader/invoiceType': invoiceType },
    } as const;
    expect(found(RULE, example)).toMatchObject([{ at: 'invoiceHeader/multipleConnectedUids' }]);
  });

  it('are allowed on other types, and an empty list is not reported', () => {
    expect(finds(RULE, { sample: 'tableClosing', set })).toBe(false);
    const empty = { '/invoiceHeader/invoiceType': '1.6', '/invoiceHeader/multipleConnectedUids': [] };
    expect(finds(RULE, { sample: 'creditInvoice', set: empty })).toBe(false);
  });
});
