import { describe, expect, it } from 'vitest';
import { sheetOf, withHeadings } from '../../../src/tools/rows/sheet.js';

const none = () => false;

describe('the text of a sheet', () => {
  it.each([
    ['Α;Β,Γ;Δ\n1,5;2;3\n', ['Α', 'Β,Γ', 'Δ'], ['1,5', '2', '3']],
    ['a,b\n"1,5",2', ['a', 'b'], ['1,5', '2']],
    ['a\tb\r\n1\t2\r\n', ['a', 'b'], ['1', '2']],
    ['sep=|\na|b;c\n1|2;3', ['a', 'b;c'], ['1', '2;3']],
    ['one\n1\n', ['one'], ['1']],
  ])('%j is taken apart by its separator', (text, headings, cells) => {
    const sheet = withHeadings(sheetOf(text), none);
    expect(sheet.headings).toEqual(headings);
    expect(sheet.rows.map((row) => row.cells)).toEqual([cells]);
  });

  it('numbers its rows as the spreadsheet does', () => {
    expect(sheetOf('a;b\n1;2\n\n3;"4\n5"\n6;7').rows).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['1', '2'] },
      { number: 4, cells: ['3', '4\n5'] },
      { number: 5, cells: ['6', '7'] },
    ]);
    expect(sheetOf('sep=;\na;b\n1;2').rows[1]?.number).toBe(3);
  });

  it('has no headings for empty cells at the end', () => {
    expect(withHeadings(sheetOf('a;b;;\n1;2;;'), none).headings).toEqual(['a', 'b']);
  });

  it('finds the headings below titles', () => {
    const text = 'Sales\n\nof November;2026\nNo;Item;Price\n1;Coffee;2';
    const known = withHeadings(sheetOf(text), (cell) => ['No', 'Item'].includes(cell));
    expect(known).toMatchObject({ headings: ['No', 'Item', 'Price'], headingRow: 4, titles: [1, 3] });
    expect(withHeadings(sheetOf('Sales\nx;y;z\n1;2;3'), none)).toMatchObject({ headings: ['x', 'y', 'z'] });
  });

  it('takes the separator of most rows, not of a title', () => {
    expect(sheetOf('Παππάς, Ναύπλιο, 2026\na;b\n1,5;2\n').rows.at(-1)?.cells).toEqual(['1,5', '2']);
  });

  it('opens what keeps a text a text', () => {
    expect(sheetOf('a;b\n="012345678";2').rows[1]?.cells).toEqual(['012345678', '2']);
  });

  it('names rows with an open quote', () => {
    expect(sheetOf('a;b\n1;"2\n3;4').broken).toEqual([2]);
  });
});
