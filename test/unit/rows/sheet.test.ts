import { describe, expect, it } from 'vitest';
import { sheetOf, sheetText } from '../../../src/rows/sheet.js';

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

describe('the bytes of a sheet', () => {
  const greek = [0xd3, 0xe5, 0xe9, 0xf1, 0xdc];
  it.each([
    ['UTF-8', Buffer.from('Σειρά')],
    ['UTF-8 with its mark', Buffer.from('\ufeffΣειρά')],
    ['UTF-16', Buffer.from('\ufeffΣειρά', 'utf16le')],
    ['the Greek encoding of Windows', Uint8Array.from(greek)],
  ])('are read as %s', (_, bytes) => {
    expect(sheetText(bytes)).toBe('Σειρά');
  });

  it('in no known encoding are refused', () => {
    expect(sheetText(Uint8Array.from([...greek, 0xd2]))).toBeUndefined();
  });
});
