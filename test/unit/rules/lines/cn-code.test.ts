import { describe, expect, it } from 'vitest';
import { found } from '../found.js';

const MISSING = 'lines/cn-code-missing';
const SOON = 'lines/cn-code-soon';

const on = (dispatchDate: string, sample: 'deliveryNote' | 'movingInvoice' | 'receivingNote', more = {}) =>
  ({
    sample,
    set: sample === 'receivingNote' ? more : { '/invoiceHeader/dispatchDate': dispatchDate, ...more },
  }) as const;

describe.each(['deliveryNote', 'movingInvoice'] as const)('the CN code of a line, on a %s', (sample) => {
  const at = 'invoiceDetails/0/TaricNo';

  it('is warned about from the first movement of 2027 on, whenever the document was issued', () => {
    for (const date of ['2027-01-01', '2027-11-20']) {
      expect(found(MISSING, on(date, sample))[0]).toEqual({ at, params: { line: 1, date } });
      expect(found(SOON, on(date, sample))).toEqual([]);
    }
  });

  it('has one hint for the document in the forty days before that', () => {
    expect(found(SOON, on('2026-11-21', sample))).toEqual([]);
    for (const date of ['2026-11-22', '2026-12-31']) {
      expect(found(MISSING, on(date, sample))).toEqual([]);
      expect(found(SOON, on(date, sample))).toEqual([{ at, params: { line: 1, date: '2027-01-01' } }]);
    }
  });

  it('is not expected of a fee or a tax, nor where it stands', () => {
    for (const more of [{ '/invoiceDetails/0/recType': 2 }, { '/invoiceDetails/0/recType': 3 }]) {
      expect(found(MISSING, on('2027-01-01', sample, more)).map((each) => each.at)).not.toContain(at);
    }
    const withCode = { '/invoiceDetails/0/TaricNo': '9401390000' };
    expect(found(MISSING, on('2027-01-01', sample, withCode)).map((each) => each.at)).not.toContain(at);
  });

  it('follows the day of issue where no dispatch is stated', () => {
    const issued = { sample, set: { '/invoiceHeader/issueDate': '2027-01-02' } } as const;
    const remove = ['/invoiceHeader/dispatchDate'] as const;
    expect(found(MISSING, { ...issued, remove })[0]?.params).toEqual({ line: 1, date: '2027-01-02' });
  });
});

describe('the CN code', () => {
  it('is not asked for on documents that move nothing', () => {
    const issued = { '/invoiceHeader/issueDate': '2027-01-02' };
    for (const example of [
      { sample: 'salesInvoice', set: issued } as const,
      on('', 'receivingNote', issued),
    ]) {
      expect(found(MISSING, example)).toEqual([]);
      expect(found(SOON, example)).toEqual([]);
    }
  });
});
