import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../src/tools/rows/sheet.js';

describe('the text of a sheet', () => {
  it.each([
    ['Α;Β,Γ;Δ\n1,5;2;3\n', ['Α', 'Β,Γ', 'Δ'], ['1,5', '2', '3']],
    ['a,b\n"1,5",2', ['a', 'b'], ['1,5', '2']],
    ['a\tb\r\n1\t2\r\n', ['a', 'b'], ['1', '2']],
    ['sep=|\na|b;c\n1|2;3', ['a', 'b;c'], ['1', '2;3']],
    ['one\n1\n', ['one'], ['1']],
  ])('%j is taken apart by its separator', (text, headings, cells) => {
    const sheet = sheetOf(text);
    expect(sheet.headings).toEqual(headings);
    expect(sheet.rows.map((row) => row.cells)).toEqual([cells]);
  });

  it('numbers its rows as the spreadsheet does', () => {
    expect(sheetOf('a;b\n1;2\n\n3;"4\n5"\n6;7').rows).toEqual([
      { number: 2, cells: ['1', '2'] },
      { number: 4, cells: ['3', '4\n5'] },
      { number: 5, cells: ['6', '7'] },
    ]);
    expect(sheetOf('sep=;\na;b\n1;2').rows[0]?.number).toBe(3);
  });

  it('has no headings for empty cells at the end', () => {
    expect(sheetOf('a;b;;\n1;2;;').headings).toEqual(['a', 'b']);
  });

  it('names rows with an open quote', () => {
    expect(sheetOf('a;b\n1;"2\n3;4').broken).toEqual([2]);
  });
});
