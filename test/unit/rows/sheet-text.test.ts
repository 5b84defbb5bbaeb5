import { describe, expect, it } from 'vitest';
import { sheetText } from '../../../src/tools/rows/sheet-text.js';

const hex = (text: string): Uint8Array => Buffer.from(text, 'hex');

/** `Σειρά;Περιγραφή`, `Α;Άλφα ΆΛΦΑ «καφές»` in each encoding, as Python encodes it. */
const SHEET = 'Σειρά;Περιγραφή\nΑ;Άλφα ΆΛΦΑ «καφές»\n';
const WINDOWS = 'd3e5e9f1dc3bd0e5f1e9e3f1e1f6de0ac13ba2ebf6e120a2cbd6c120abeae1f6ddf2bb0a';
const ISO = 'd3e5e9f1dc3bd0e5f1e9e3f1e1f6de0ac13bb6ebf6e120b6cbd6c120abeae1f6ddf2bb0a';
const DOS_737 = '919ca0a8e13b8f9ca8a09aa898ade30a803beaa2ad9820ea8a9480203fa198ade2aa3f0a';
const DOS_869 = 'cfdee3eb9b3bc6deebe3d8ebd6f39e0aa43b86e5f3d62086b6d2a420aee4d6f39dedaf0a';

describe('the bytes of a sheet', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(SHEET)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${SHEET}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${SHEET}`, 'utf16le')],
    ['UTF-16 with its mark, the other way round', Buffer.from(`\ufeff${SHEET}`, 'utf16le').swap16()],
    ['windows-1253', hex(WINDOWS)],
    ['ISO-8859-7', hex(ISO)],
  ])('are read as %s', (_, bytes) => {
    expect(sheetText(bytes)).toEqual({ text: SHEET });
  });

  it.each<[string, Uint8Array, string]>([
    // Both have the same letters but for Ά.
    ['either Greek, without a sign in which they differ', hex('d3e5e9f1dc'), 'Σειρά'],
    ['windows-1253 with its euro', hex('31302080'), '10 €'],
    ['windows-1253 with its quotes', hex('93eae1f6dd94'), '“καφέ”'],
    ['windows-1253 in capitals with accents', hex('d0c1d0a2d3'), 'ΠΑΠΆΣ'],
    ['windows-1253 with a registered name', hex('c1ae'), 'Α®'],
    ['ISO-8859-7 with its euro', hex('313020a4'), '10 €'],
    ['ISO-8859-7 with its apostrophe', hex('e1f0a220fcebe1'), 'απ’ όλα'],
    ['ISO-8859-7 in capitals with accents', hex('d0c1d0b6d3'), 'ΠΑΠΆΣ'],
  ])('are told apart: %s', (_, bytes, text) => {
    expect(sheetText(bytes)).toEqual({ text });
  });

  it.each<[string, Uint8Array, string]>([
    ['the Greek of DOS', hex(DOS_737), 'sheet/dos'],
    ['the Greek of DOS in capitals only', hex('938f93'), 'sheet/dos'],
    ['another code page of DOS', hex(DOS_869), 'sheet/encoding'],
    ['a byte that neither Greek has', hex('d3e5e9f1dcd2'), 'sheet/encoding'],
    ['UTF-16 without its mark', Buffer.from(SHEET, 'utf16le'), 'sheet/utf-16'],
    ['UTF-16 without its mark, the other way round', Buffer.from(SHEET, 'utf16le').swap16(), 'sheet/utf-16'],
    ['an Excel file', hex('504b0304140000000800000021000000'), 'sheet/binary'],
    ['a paragraph sign or Ά, alone', hex('c1203b20b63b'), 'sheet/either-greek'],
    ['the euro of one Greek and of the other', hex('313080203130a4'), 'sheet/either-greek'],
  ])('are refused with the name of what they are: %s', (_, bytes, problem) => {
    expect(sheetText(bytes)).toEqual({ problem });
  });

  it('of a sheet in one Greek are never read as the other, whatever its words', () => {
    const words = [
      'Άρτος',
      'Άλφα',
      'ΆΡΤΟΣ',
      'τα Άνθη',
      '(Άμμος)',
      'Α/Α',
      '«Άγκυρα»',
      '12,5',
      'παϊδάκια',
      'Έλαιο',
    ];
    const encode = (text: string, alpha: number): Uint8Array =>
      Uint8Array.from([...text], (letter) => {
        if (letter === 'Ά') return alpha;
        for (let byte = 0; byte < 256; byte += 1)
          if (new TextDecoder('iso-8859-7').decode(Uint8Array.of(byte)) === letter) return byte;
        throw new Error(letter);
      });
    for (const one of words) {
      for (const other of words) {
        const text = `Είδος;${one}\n${other};1`;
        expect(sheetText(encode(text, 0xa2))).toEqual({ text });
        expect(sheetText(encode(text, 0xb6))).toEqual({ text });
      }
    }
  });
});
