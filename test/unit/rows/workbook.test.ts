import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { WorkbookError } from '../../../src/tools/rows/workbook/error.js';
import { formatOf, numberCell } from '../../../src/tools/rows/workbook/number.js';
import { isWorkbook } from '../../../src/tools/rows/workbook/parts.js';
import { readWorkbook } from '../../../src/tools/rows/workbook/read.js';

/** Workbooks that LibreOffice has saved. */
const saved = (name: string) => readFileSync(new URL(`sheets/${name}`, import.meta.url));

const zip = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const relationships = (...targets: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${targets
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="http://purl.oclc.org/x/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A workbook as other programs write it: with prefixes, absolute targets and texts inside cells. */
const xlsx = (rows: string, parts: Readonly<Record<string, string>> = {}, book = '') =>
  zip({
    '_rels/.rels': relationships(['r1', 'officeDocument', '/book/main.xml']),
    'book/_rels/main.xml.rels': relationships(
      ['r1', 'worksheet', 'one.xml'],
      ['r2', 'worksheet', '/book/two.xml'],
      ['r3', 'chartsheet', 'chart.xml'],
      ['r4', 'sharedStrings', 'strings.xml'],
      ['r5', 'styles', 'styles.xml'],
    ),
    'book/main.xml': `<x:workbook xmlns:x="x" xmlns:r="r">${book}<x:sheets><x:sheet name="Chart" r:id="r3"/><x:sheet name="Old" state="hidden" r:id="r2"/><x:sheet name="New" r:id="r1"/></x:sheets></x:workbook>`,
    'book/one.xml': `<x:worksheet xmlns:x="x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
    'book/two.xml': '<worksheet><sheetData><row r="1"><c><v>1</v></c></row></sheetData></worksheet>',
    'book/strings.xml':
      '<sst><si><t>one</t></si><si><r><t>t</t></r><r><t xml:space="preserve">wo </t></r><rPh><t>no</t></rPh></si><si><t>a_x000D_b</t></si></sst>',
    'book/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    ...parts,
  });

const cellsOf = (bytes: Uint8Array, name?: string) =>
  readWorkbook(bytes, name).sheet.rows.map(({ cells }) => cells);

const codeOf = (bytes: Uint8Array, name?: string): string => {
  try {
    readWorkbook(bytes, name);
  } catch (error) {
    if (WorkbookError.is(error)) return error.code;
    throw error;
  }
  return 'read';
};

describe('a workbook that LibreOffice saved', () => {
  it('as .xlsx has days, percentages, exact decimals and zeros before numbers', () => {
    const { sheet, name, others } = readWorkbook(saved('wholesale.xlsx'), undefined);
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

  it('as .ods has them too', () => {
    const { sheet, others } = readWorkbook(saved('shop.ods'), undefined);
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
  it('has texts, numbers, dates and flags of every form', () => {
    const rows = `
      <x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="C2" t="s"><x:v>1</x:v></x:c></x:row>
      <x:row><x:c t="inlineStr"><x:is><x:r><x:t>in</x:t></x:r><x:r><x:t>line</x:t></x:r></x:is></x:c><x:c t="str"><x:f>B1</x:f><x:v>text</x:v></x:c></x:row>
      <x:row r="9"><x:c s="1"><x:v>46353.58680555555</x:v></x:c><x:c s="2"><x:v>46353</x:v></x:c><x:c s="3"><x:v>0.065</x:v></x:c></x:row>
      <x:row r="10"><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c><x:f>A1*2</x:f></x:c><x:c t="d"><x:v>2026-11-27T14:05:00</x:v></x:c></x:row>
      <x:row r="11"><x:c t="s"><x:v>2</x:v></x:c><x:c><x:v>0.30000000000000004</x:v></x:c><x:c><x:v>1.234</x:v></x:c><x:c><x:v>400001957350411</x:v></x:c><x:c><x:v>4.0000195735041155E+16</x:v></x:c></x:row>`;
    const { sheet, name } = readWorkbook(xlsx(rows), undefined);
    expect(name).toBe('New');
    expect(sheet.rows.map(({ number }) => number)).toEqual([2, 3, 9, 10, 11]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      ['one', '', 'two'],
      ['inline', 'text'],
      ['2026-11-27 14:05:00', '2026-11-27', '6.5%'],
      ['true', '#N/A', '=A1*2', '2026-11-27 14:05:00'],
      ['a\rb', '0.3', '1.2340', '400001957350411', '4E+15'],
    ]);
  });

  it('may count days from 1904', () => {
    const row = '<x:row><x:c s="2"><x:v>44891</x:v></x:c></x:row>';
    expect(cellsOf(xlsx(row, {}, '<x:workbookPr date1904="1"/>'))).toEqual([['2026-11-27']]);
  });

  it('has a hidden sheet only by its name', () => {
    expect(cellsOf(xlsx(''), 'Old')).toEqual([['1']]);
    expect(codeOf(xlsx(''), 'None')).toBe('sheet/no-such');
  });
});

describe('a workbook of LibreOffice', () => {
  const ods = (table: string, styles = '', parts: Readonly<Record<string, string>> = {}) =>
    zip({
      'content.xml': `<o:document-content xmlns:o="o" xmlns:t="t" xmlns:x="x" xmlns:n="n" xmlns:s="s"><o:automatic-styles>${styles}</o:automatic-styles><o:body><o:spreadsheet>${table}</o:spreadsheet></o:body></o:document-content>`,
      ...parts,
    });
  const text = (content: string, attributes = '') =>
    `<t:table-cell o:value-type="string" ${attributes}><x:p>${content}</x:p></t:table-cell>`;

  it('repeats cells and rows, and has notes that are no text of the cell', () => {
    const note =
      '<t:table-cell o:value-type="string"><o:annotation><x:p>note</x:p></o:annotation><x:p>a<x:s x:c="2"/>b</x:p><x:p>c</x:p></t:table-cell>';
    const rows = `<t:table-row>${note}${text('x', 't:number-columns-repeated="2"')}<t:table-cell t:number-columns-repeated="16000"/></t:table-row>
      <t:table-row t:number-rows-repeated="3"><t:table-cell/></t:table-row>
      <t:table-row t:number-rows-repeated="2">${text('y')}</t:table-row>
      <t:table-row t:number-rows-repeated="1048000"><t:table-cell/></t:table-row>`;
    const { sheet } = readWorkbook(ods(`<t:table t:name="A">${rows}</t:table>`), undefined);
    expect(sheet.rows.map(({ number, cells }) => [number, cells.filter((cell) => cell !== '')])).toEqual([
      [1, ['a  b\nc', 'x', 'x']],
      [5, ['y']],
      [6, ['y']],
    ]);
  });

  it('has zeros before numbers by its styles, also by those of columns, and times', () => {
    const styles =
      '<n:number-style s:name="N"><n:number n:decimal-places="0" n:min-integer-digits="9"/></n:number-style><s:style s:name="C" s:family="table-cell" s:data-style-name="N"/><s:style s:name="D" s:parent-style-name="C"/>';
    const cells = `<t:table-cell o:value-type="float" o:value="12345678"/><t:table-cell t:style-name="D" o:value-type="float" o:value="1"/><t:table-cell o:value-type="time" o:time-value="PT09H05M00S"/><t:table-cell o:value-type="boolean" o:boolean-value="true"/>`;
    const table = `<t:table t:name="A"><t:table-column t:default-cell-style-name="C"/><t:table-row>${cells}</t:table-row></t:table>`;
    expect(cellsOf(ods(table, styles))).toEqual([['012345678', '000000001', '09:05:00', 'true']]);
  });

  it('leaves hidden sheets out', () => {
    const styles = '<s:style s:name="H" s:family="table"><s:table-properties t:display="false"/></s:style>';
    const table = (name: string, style: string) =>
      `<t:table t:name="${name}" t:style-name="${style}"><t:table-row>${text(name)}</t:table-row></t:table>`;
    expect(cellsOf(ods(`${table('A', 'H')}${table('B', 'S')}`, styles))).toEqual([['B']]);
  });

  it('with a password is refused', () => {
    const manifest = '<m:manifest xmlns:m="m"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>';
    expect(codeOf(ods('', '', { 'META-INF/manifest.xml': manifest }))).toBe('sheet/password');
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
    ['broken XML', xlsx('<x:row>'), 'sheet/workbook'],
    ['an .xls of earlier years', Uint8Array.from([...ole, ...strToU8('Workbook')]), 'sheet/xls'],
    [
      'one with a password',
      Uint8Array.from([...ole, ...strToU8([...'EncryptedPackage'].join('\0'))]),
      'sheet/password',
    ],
  ])('%s: is refused', (_, bytes, code) => {
    expect([isWorkbook(bytes), codeOf(bytes)]).toEqual([true, code]);
  });

  it('says before it unpacks that a part is too large', () => {
    const bomb = zip({ 'content.xml': 'a' });
    const size = new DataView(bomb.buffer, bomb.byteOffset);
    // The sizes in the directory, which come first when an archive is opened.
    const directory = size.getUint32(bomb.length - 6, true);
    size.setUint32(directory + 24, 300_000_000, true);
    expect(codeOf(bomb)).toBe('sheet/large');
  });
});

describe('the number in a cell', () => {
  it.each([
    ['dd/mm/yyyy', '46353', '2026-11-27'],
    ['[$-408]d mmmm yyyy;@', '46353', '2026-11-27'],
    ['d-mmm-yy', '46353.999999', '2026-11-28'],
    ['h:mm', '0.5868055555555556', '14:05:00'],
    ['[h]:mm', '0.25', '06:00:00'],
    ['yyyy-mm-dd', '59', '1900-02-28'],
    ['0%', '0.24', '24%'],
    ['0.0%', '0.065', '6.5%'],
    ['000000000', '12345678', '012345678'],
    ['#,##0.00 "€"', '1234.5', '1234.5'],
    ['General', '5.4866999999999999', '5.4867'],
    ['General', '1E-7', '0.0000001'],
    ['@', '12', '12'],
    ['[Red]-0.00', '-7', '-7'],
  ])('with the format %s: %s is %s', (format, text, cell) => {
    expect(numberCell(text, formatOf(format)).text).toBe(cell);
  });

  it.each([
    ['0.00', '2.345', '2.35'],
    ['#,##0.00\\ [$€-408]', '12.3456', '12.35'],
    ['0.00', '2.3', undefined],
    ['0.0', '2.345', undefined],
    ['General', '2.345', undefined],
  ])('with the format %s: %s is shown as %s', (format, text, shown) => {
    expect(numberCell(text, formatOf(format)).shown).toBe(shown);
  });
});
