import { describe, expect, it } from 'vitest';
import { readCell, type Writing } from '../../../src/tools/rows/cell.js';
import { type Target, targetOf } from '../../../src/tools/rows/place.js';

const writing: Writing = { sign: ',', dates: undefined, isPercent: false, meanings: undefined };
const read = (path: string, cell: string, own: Partial<Writing> = {}) =>
  readCell(cell, (targetOf(path) as Target).value, { ...writing, ...own });

describe('a cell', () => {
  it.each([
    ['lines/quantity', '1.234,5', '1234.5'],
    ['payments/0/amount', '7,00 €', '7.00'],
    ['exchangeRate', '1,1', 1.1],
    ['aa', '000101', '000101'],
    ['lines/unit', '1', 1],
    ['lines/unit', 'τεμ', 'τεμ'],
    ['lines/itemCode', '0012', '0012'],
    ['payments/0/type', '3', 3],
    ['payments/0/type', 'ΜΕΤΡΗΤΑ', 3],
    ['type', '11.1', '11.1'],
    ['counterpart/country', 'Γερμανία', 'DE'],
    ['counterpart/branch', '0', 0],
    ['issueDate', '2026-11-20', '2026-11-20'],
    ['issueDate', '5/3/2026', '2026-03-05'],
    ['issueDate', '05.03.2026 00:00:00', '2026-03-05'],
    ['issueDate', '27/11/2026 14:05', '2026-11-27'],
    ['issueDate', '27/11/2026 2:05 μμ', '2026-11-27'],
    ['issueDate', '2026-11-27T14:05:00', '2026-11-27'],
    ['issueDate', '27/11/26', '2026-11-27'],
    ['issueDate', '2026/11/27', '2026-11-27'],
    ['issueDate', '27-Νοε-26', '2026-11-27'],
    ['issueDate', '27 Νοεμβρίου 2026', '2026-11-27'],
    ['issueDate', '1-Μάι-26', '2026-05-01'],
    ['issueDate', '9 Ιουλ. 2026', '2026-07-09'],
    ['issueDate', '27-Nov-2026', '2026-11-27'],
    ['dispatchTime', '9:05', '09:05:00'],
    ['selfPricing', 'Ναι', true],
    ['selfPricing', 'ΟΧΙ', false],
    ['lines/income', 'goods', 'goods'],
  ])('of %s: %j is %j', (path, cell, value) => {
    expect(read(path, cell)).toEqual({ ok: true, value });
  });

  it.each([
    ['lines/quantity', 'δύο', 'cell/number'],
    ['counterpart/branch', '1,5', 'cell/whole-number'],
    ['correlatedInvoices/0', '4,00002E+14', 'cell/number-rounded'],
    ['payments/0/type', 'Κουπόνι', 'cell/code'],
    ['lines/income', 'Εμπορεύματα', 'cell/word'],
    ['issueDate', '5/3', 'cell/date'],
    ['issueDate', '27-Foo-26', 'cell/date'],
    ['lines/description', '#N/A', 'cell/formula'],
    ['lines/quantity', '=A1*2', 'cell/formula'],
    ['issueDate', '31/02/2026', 'cell/date'],
    ['issueDate', '20/11/2026 25', 'cell/date'],
    ['issueDate', '46346', 'cell/date'],
    ['dispatchTime', '25:00', 'cell/time'],
    ['selfPricing', 'ίσως', 'cell/flag'],
  ])('of %s: %j is in doubt (%s)', (path, cell, code) => {
    expect(read(path, cell)).toMatchObject({ ok: false, code });
  });

  it('has a percent sign only where the member is a percentage', () => {
    expect(read('lines/vat', '24 %', { isPercent: true })).toEqual({ ok: true, value: '24' });
    expect(read('lines/quantity', '24 %')).toMatchObject({ ok: false, code: 'cell/number' });
  });

  it('names no code with a label that two codes have', () => {
    // E3_202_001 and E3_302_001 are called the same in Greek.
    const value = { kind: 'code', table: 'expensesClassificationTypes', values: new Set(['E3_202_001']) };
    const type = (cell: string) => readCell(cell, value as unknown as Target['value'], writing);
    const label = 'Αγορές πρώτων υλών και υλικών χρήσης (καθαρό ποσό)/Χονδρικές';
    const params = { value: label, table: 'expensesClassificationTypes' };
    expect(type(label)).toEqual({ ok: false, code: 'cell/code', params });
    expect(type('E3_202_001')).toEqual({ ok: true, value: 'E3_202_001' });
  });

  it('means what the mapping says', () => {
    expect(read('payments/0/type', 'POS', { meanings: { POS: 7 } })).toEqual({ ok: true, value: 7 });
    expect(read('lines/income', 'Εμπ.', { meanings: { 'Εμπ.': 'goods' } })).toEqual({
      ok: true,
      value: 'goods',
    });
  });

  it('has its month first where the mapping says so', () => {
    expect(read('issueDate', '11/20/2026', { dates: 'm/d/y' })).toEqual({ ok: true, value: '2026-11-20' });
  });

  it('has two readings while the decimal separator is unknown', () => {
    expect(read('lines/net', '1.234', { sign: undefined })).toEqual({
      ok: false,
      code: 'cell/number-readings',
      params: { value: '1.234', one: '1234', other: '1.234' },
    });
  });
});
