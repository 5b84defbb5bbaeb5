import { describe, expect, it } from 'vitest';
import { providerInvoiceTypes } from '../../../../src/codes/index.js';
import { finds, found, typesThat } from '../found.js';

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

  it('are a warning on all types that neither close nor cancel the slips of a table', () => {
    const taking = ['1.1', '5.1', '5.2', '8.6', '11.1', '11.4'] as const;
    expect(typesThat(RULE, { sample: 'creditInvoice', set })).toEqual(
      providerInvoiceTypes.filter((type) => !taking.some((each) => each === type)),
    );
  });

  it.each([
    ['1.6', { type: '1.6', list: 'correlatedInvoices' }],
    ['2.4', { type: '2.4', list: 'correlatedInvoices' }],
    ['2.1', { type: '2.1' }],
  ])('on %s are told with the list for its original, if it has one', (invoiceType, params) => {
    const example = {
      sample: 'creditInvoice',
      set: { ...set, '/invoiceHeader/invoiceType': invoiceType },
    } as const;
    expect(found(RULE, example)).toEqual([{ at: 'invoiceHeader/multipleConnectedUids', params }]);
  });

  it('are not reported on a closing, and an empty list is not reported', () => {
    expect(finds(RULE, { sample: 'tableClosing', set })).toBe(false);
    const empty = { '/invoiceHeader/invoiceType': '1.6', '/invoiceHeader/multipleConnectedUids': [] };
    expect(finds(RULE, { sample: 'creditInvoice', set: empty })).toBe(false);
  });
});
