import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { numberCell } from '../../../src/tools/cli/workbook/cell.js';
import { WorkbookError } from '../../../src/tools/cli/workbook/error.js';
import type { Limits } from '../../../src/tools/cli/workbook/library.js';
import { isWorkbook, readWorkbook } from '../../../src/tools/cli/workbook/read.js';
import { ods, relationships, xlsx, zip } from './workbooks.js';

/** Workbooks that LibreOffice has saved. */
const saved = (name: string) => readFileSync(new URL(`../rows/sheets/${name}`, import.meta.url));

const cellsOf = async (bytes: Uint8Array | string, name?: string) =>
  (await readWorkbook(bytes, name)).sheet.rows.map(({ cells }) => cells);

const errorOf = async (bytes: Uint8Array | string, name?: string, limits?: Limits) => {
  try {
    await readWorkbook(bytes, name, limits);
  } catch (error) {
    if (WorkbookError.is(error)) return { code: error.code, ...error.params };
    throw error;
  }
  return { code: 'read' };
};

const codeOf = async (bytes: Uint8Array | string, name?: string) => (await errorOf(bytes, name)).code;

describe('a workbook that LibreOffice saved', () => {
  it('as .xlsx has days, percentages, exact decimals and zeros before numbers', async () => {
    const { sheet, name, others } = await readWorkbook(saved('wholesale.xlsx'), undefined);
    expect([name, others]).toEqual(['Τιμολόγια', ['Πελάτες']]);
    expect(sheet.rows.map(({ number }) => number)).toEqual([1, 2, 4, 5, 6, 7, 8]);
    const [, , headings = [], honey = [], cup = [], oil = []] = sheet.rows.map(({ cells }) => cells);
    const at = (heading: string) => headings.indexOf(heading);
    expect(honey[at('Ημερ/νία Έκδοσης')]).toBe('2026-11-27');
    expect(honey[at('Τιμή μον. χωρίς ΦΠΑ')]).toBe('5.4867');
    expect(honey[at('ΦΠΑ %')]).toBe('13%');
    expect(cup[at('Τιμή μον. χωρίς ΦΠΑ')]).toBe('0.3');
    expect(oil[at('Α.Φ.Μ. Πελάτη')]).toBe('012345670');
    // 12 times 5.4867, shown with two decimals.
    expect(honey[at('Αξία χωρίς ΦΠΑ')]).toBe('65.8404');
    expect(sheet.rows[3]?.shown?.get(at('Αξία χωρίς ΦΠΑ'))).toBe('65.84');
  });

  it('as .ods has them too', async () => {
    const { sheet, others } = await readWorkbook(saved('shop.ods'), undefined);
    expect(others).toEqual([]);
    expect(sheet.rows.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 8]);
    expect(sheet.rows[2]?.cells).toEqual([
      '1051',
      '2026-11-27 09:05:00',
      'Καφές',
      '2',
      '5',
      '13%',
      'Μετρητά',
      'Μαρία',
    ]);
    expect(sheet.rows[3]).toMatchObject({
      cells: expect.arrayContaining(['2.4999999']),
      shown: new Map([[4, '2.50']]),
    });
  });
});

describe('a workbook of Excel', () => {
  it('has texts, numbers, dates and flags of every form', async () => {
    const rows = `
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c><c r="B3" t="str"><f>B1</f><v>text</v></c></row>
      <row r="9"><c r="A9" s="1"><v>46353.58680555555</v></c><c r="B9" s="2"><v>46353</v></c><c r="C9" s="3"><v>0.065</v></c><c r="D9" s="4"><v>12345678</v></c><c r="E9" s="5"><v>65.8404</v></c><c r="F9" s="6"><v>0.5868055555555556</v></c></row>
      <row r="10"><c r="A10" t="b"><v>1</v></c><c r="B10" t="e"><v>#N/A</v></c><c r="C10"><f>A1*2</f></c><c r="D10" t="d"><v>2026-11-27T14:05:00</v></c></row>
      <row r="11"><c r="A11" t="s"><v>2</v></c><c r="B11"><v>0.30000000000000004</v></c><c r="C11"><v>1.234</v></c><c r="D11"><v>400001957350411</v></c><c r="E11"><v>4.0000195735041155E+16</v></c></row>`;
    const { sheet, name } = await readWorkbook(xlsx(rows), undefined);
    expect(name).toBe('New');
    expect(sheet.rows.map(({ number }) => number)).toEqual([2, 3, 9, 10, 11]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      ['one', '', 'two'],
      ['inline', 'text'],
      ['2026-11-27 14:05:00', '2026-11-27', '6.5%', '012345678', '65.8404', '14:05:00'],
      ['true', '#N/A', '=A1*2', '2026-11-27 14:05:00'],
      ['a\rb', '0.3', '1.2340', '400001957350411', '4E+15'],
    ]);
    expect(sheet.rows[2]?.shown).toEqual(new Map([[4, '65.84']]));
  });

  it.each(['1', 'true'])('may count days from 1904 (date1904="%s")', async (flag) => {
    const row = '<row r="1"><c r="A1" s="2"><v>44891</v></c><c r="B1" s="6"><v>0.25</v></c></row>';
    const cells = await cellsOf(xlsx(row, {}, `<workbookPr date1904="${flag}"/>`));
    expect(cells).toEqual([['2026-11-27', '06:00:00']]);
  });

  it('keeps the day of a last second of the day', async () => {
    const row =
      '<row r="1"><c r="A1" s="2"><v>46353.999997</v></c><c r="B1" s="1"><v>46353.378472222</v></c></row>';
    expect(await cellsOf(xlsx(row))).toEqual([['2026-11-27 23:59:59', '2026-11-27 09:05:00']]);
  });

  it('has a hidden sheet only by its name', async () => {
    expect(await cellsOf(xlsx(''), 'Old')).toEqual([['1']]);
    expect(await errorOf(xlsx(''), 'None')).toEqual({
      code: 'sheet/no-such',
      name: 'None',
      known: 'Old, New',
    });
  });

  it('names rows that are hidden, and merged cells', async () => {
    const rows = [1, 2, 3].map(
      (row) => `<row r="${row}"${row === 2 ? ' hidden="1"' : ''}><c r="A${row}"><v>${row}</v></c></row>`,
    );
    const merged = '<mergeCells count="1"><mergeCell ref="AA2:AB3"/></mergeCells>';
    const { sheet } = await readWorkbook(xlsx(rows.join(''), {}, '', merged), undefined);
    expect(sheet.hidden).toEqual(new Set([2]));
    expect(sheet.merged).toEqual([{ name: 'AA2:AB3', rows: [2, 3], columns: [26, 27] }]);
  });

  it.each([
    ['a formula', '<c r="A1"><f>5*2</f></c>', '=5*2'],
    ['with an empty value', '<c r="A1"><f>5*2</f><v/></c>', '=5*2'],
    ['shared with a cell that is not there', '<c r="A1"><f t="shared" si="7"/></c>', '='],
    ['an error that is not known', '<c r="A1" t="e"><v>#CALC!</v></c>', '#CALC!'],
    ['an error without a text', '<c r="A1" t="e"/>', '#ERROR!'],
    ['a number that is none', '<c r="A1"><v>abc</v></c>', '#NUM!'],
    ['a number without end', '<c r="A1"><v>1e400</v></c>', '#NUM!'],
  ])('%s: is no empty cell', async (_, cell, text) => {
    expect(await cellsOf(xlsx(`<row r="1">${cell}</row>`))).toEqual([[text]]);
  });

  it('has an empty result of a formula as an empty cell', async () => {
    const cells = '<c r="A1" t="str"><f>IF(B1,5,"")</f><v></v></c><c r="B1"><v>2</v></c>';
    expect(await cellsOf(xlsx(`<row r="1">${cells}</row>`))).toEqual([['', '2']]);
  });

  it('finds a part whose name has another case', async () => {
    const parts = unzipSync(xlsx('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'));
    const { 'xl/strings.xml': strings = new Uint8Array(), ...others } = parts;
    expect(await cellsOf(zipSync({ ...others, 'xl/Strings.xml': strings }))).toEqual([['one']]);
  });

  it.each([
    ['a text that is not in the workbook', '<row r="1"><c r="A1" t="s"><v>9</v></c></row>', 'A1'],
    ['a cell far to the right', '<row r="1"><c r="AMZ1"><v>1</v></c></row>', 'AMZ1'],
  ])('%s: is refused by its name', async (_, rows, cell) => {
    expect(await errorOf(xlsx(rows))).toEqual({ code: 'sheet/cell', cell });
  });
});

describe('a workbook of LibreOffice', () => {
  const text = (content: string, attributes = '') =>
    `<table:table-cell office:value-type="string" ${attributes}><text:p>${content}</text:p></table:table-cell>`;
  const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;
  const table = (rows: string, name = 'A', attributes = '') =>
    `<table:table table:name="${name}" ${attributes}>${rows}</table:table>`;

  it('repeats cells and rows, and has notes that are no text of the cell', async () => {
    const note =
      '<table:table-cell office:value-type="string"><office:annotation><text:p>note</text:p></office:annotation><text:p>a<text:s text:c="2"/>b</text:p><text:p>c</text:p></table:table-cell>';
    const rows = [
      row(
        `${note}${text('x', 'table:number-columns-repeated="2"')}<table:table-cell table:number-columns-repeated="16000"/>`,
      ),
      row('<table:table-cell/>', 'table:number-rows-repeated="3"'),
      row(text('y'), 'table:number-rows-repeated="2"'),
      row('<table:table-cell/>', 'table:number-rows-repeated="1048000"'),
    ];
    const { sheet } = await readWorkbook(ods(table(rows.join(''))), undefined);
    expect(sheet.rows.map(({ number, cells }) => [number, cells])).toEqual([
      [1, ['a  b\nc', 'x', 'x']],
      [5, ['y']],
      [6, ['y']],
    ]);
  });

  it('has zeros before numbers, times and flags', async () => {
    const cells =
      '<table:table-cell office:value-type="float" office:value="12345678"><text:p>012345678</text:p></table:table-cell><table:table-cell office:value-type="time" office:time-value="PT09H05M00S"><text:p>09:05</text:p></table:table-cell><table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>TRUE</text:p></table:table-cell>';
    expect(await cellsOf(ods(table(row(cells))))).toEqual([['012345678', '09:05:00', 'true']]);
  });

  it.each([
    ['a formula', '<table:table-cell table:formula="of:=[.B1]*2"/>', '=of:=[.B1]*2'],
    [
      'a formula of a type',
      '<table:table-cell table:formula="of:=1" office:value-type="float"><text:p/></table:table-cell>',
      '=of:=1',
    ],
    ['a value that is not shown', '<table:table-cell office:value-type="float" office:value="5"/>', '=5'],
    [
      'an error',
      '<table:table-cell table:formula="of:=1" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>Err:510</text:p></table:table-cell>',
      'Err:510',
    ],
  ])('%s: is no empty cell', async (_, cell, content) => {
    expect(await cellsOf(ods(table(row(`${text('x')}${cell}`))))).toEqual([['x', content]]);
  });

  it('names rows that a filter hides', async () => {
    const rows = row(text('a')) + row(text('b'), 'table:visibility="filter"');
    const { sheet } = await readWorkbook(ods(table(rows)), undefined);
    expect(sheet.hidden).toEqual(new Set([2]));
  });

  it('leaves hidden sheets out', async () => {
    const styles =
      '<style:style style:name="H" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const tables = table(row(text('A')), 'A', 'table:style-name="H"') + table(row(text('B')), 'B');
    expect(await cellsOf(ods(tables, styles))).toEqual([['B']]);
  });
});

describe('other workbooks', () => {
  const table = [
    ['a', 'b'],
    [1, 2.345],
  ];
  it.each(['biff8', 'biff5', 'xlsb'] as const)('%s is read', async (bookType) => {
    const { utils, write } = createRequire(import.meta.url)('@e965/xlsx');
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'Τιμές');
    const bytes = new Uint8Array(write(book, { bookType, type: 'buffer' }));
    expect([isWorkbook(bytes), await cellsOf(bytes)]).toEqual([
      true,
      [
        ['a', 'b'],
        ['1', '2.3450'],
      ],
    ]);
  });

  it('a web page is read as it is written', async () => {
    const page =
      '<html><table><tr><th>Τιμή</th><th>ΑΦΜ</th></tr><tr><td>1.234,50</td><td>012345670</td></tr></table></html>';
    expect(await cellsOf(page)).toEqual([
      ['Τιμή', 'ΑΦΜ'],
      ['1.234,50', '012345670'],
    ]);
  });
});

describe('a file that is no workbook', () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

  it.each([
    ['a broken archive', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0), 'sheet/workbook'],
    ['another archive', zip({ 'a.txt': 'a' }), 'sheet/workbook'],
    [
      'a document of Word',
      zip({ '_rels/.rels': relationships(['r1', 'officeDocument', 'word/document.xml']) }),
      'sheet/workbook',
    ],
    ['broken XML', xlsx('<row>'), 'sheet/workbook'],
    [
      'a comment in which a cell is',
      xlsx('<row r="1"><!--<c r="A1"><v>1</v></c>--></row>'),
      'sheet/workbook',
    ],
    ['an .xls without a workbook', Uint8Array.from([...ole, ...strToU8('Workbook')]), 'sheet/workbook'],
    [
      'one with a password',
      Uint8Array.from([...ole, ...strToU8([...'EncryptedPackage'].join('\0'))]),
      'sheet/password',
    ],
  ])('%s: is refused', async (_, bytes, code) => {
    expect([isWorkbook(bytes), await codeOf(bytes)]).toEqual([true, code]);
  });

  it('has a checksum that is wrong', async () => {
    const bytes = xlsx('<row r="1"><c r="A1"><v>1</v></c></row>');
    const directory = new DataView(bytes.buffer, bytes.byteOffset);
    const at = directory.getUint32(bytes.length - 6, true) + 16;
    directory.setUint32(at, directory.getUint32(at, true) + 1, true);
    expect(await codeOf(bytes)).toBe('sheet/workbook');
  });
});

describe('one limit for the whole workbook', () => {
  it('is known before a part is unpacked', async () => {
    const bomb = zip({ 'content.xml': 'a' });
    const size = new DataView(bomb.buffer, bomb.byteOffset);
    // The sizes in the directory, which come first when an archive is opened.
    const directory = size.getUint32(bomb.length - 6, true);
    size.setUint32(directory + 24, 300_000_000, true);
    expect(await codeOf(bomb)).toBe('sheet/large');
  });

  const limits = { cells: 100, letters: 100, megabytes: 64, milliseconds: 20_000 };
  const cells = (count: number, text = '1') =>
    `<row r="1">${`<c t="str"><v>${text}</v></c>`.repeat(count)}</row>`;

  it.each([
    ['cells', xlsx(cells(101, ''))],
    ['letters', xlsx(cells(2, 'a'.repeat(51)))],
  ])('counts %s', async (_, bytes) => {
    expect(await errorOf(bytes, undefined, limits)).toEqual({ code: 'sheet/large' });
  });

  it('counts what rows repeat', async () => {
    const row = `<table:table-row table:number-rows-repeated="1000000">${'<table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell>'.repeat(9)}</table:table-row>`;
    const bytes = ods(`<table:table table:name="A">${row}</table:table>`);
    expect(await errorOf(bytes, undefined, limits)).toEqual({ code: 'sheet/large' });
  });

  it('ends what takes too long', async () => {
    const short = { ...limits, milliseconds: 1 };
    expect(await errorOf(xlsx(''), undefined, short)).toEqual({ code: 'sheet/large' });
  });
});

describe('the number in a cell', () => {
  it.each([
    [0.24, '24%', '24%'],
    [0.065, '7%', '6.5%'],
    [0.065, '6,5%', '6.5%'],
    [24, '24%', '24'],
    [12345678, '012345678', '012345678'],
    [1234.5, '1.234,50 €', '1234.5'],
    [5.486699999999999, '5.4867', '5.4867'],
    [1e-7, '0.0000001', '0.0000001'],
    [-7, '-7.00', '-7'],
  ])('%s, shown as %s: is %s', (value, shown, cell) => {
    expect(numberCell(value, shown).text).toBe(cell);
  });

  it.each([
    [2.345, '2.35', '2.35'],
    [12.3456, '12,35 €', '12.35'],
    [2.3, '2.30', undefined],
    [2.345, '2.3', undefined],
    [2.345, '2.345', undefined],
  ])('%s, shown as %s: has the cents %s', (value, shown, cents) => {
    expect(numberCell(value, shown).shown).toBe(cents);
  });
});
