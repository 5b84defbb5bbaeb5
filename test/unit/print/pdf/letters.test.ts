import { describe, expect, it } from 'vitest';
import { Letters } from '../../../../src/print/pdf/letters.js';

const family = (name: string, letters: string) => ({
  name,
  has: (point: number) => letters.includes(String.fromCodePoint(point)),
});
const letters = new Letters([family('first', 'αέ .,12'), family('second', 'αἄβ'), family('third', '🍋')]);

describe('the letters of fonts', () => {
  it('are drawn by the first font that has them', () => {
    expect(letters.piecesOf('α1 ἄβ 🍋')).toEqual([
      { text: 'α1 ', font: 'first' },
      { text: 'ἄβ', font: 'second' },
      { text: ' ', font: 'first' },
      { text: '🍋', font: 'third' },
    ]);
  });

  it('are composed with their accents', () => {
    expect(letters.piecesOf('ε\u0301')).toEqual([{ text: 'έ', font: 'first' }]);
    expect(letters.piecesOf('α\u0313\u0301')).toEqual([{ text: 'ἄ', font: 'second' }]);
  });

  it('need no font for what is invisible, and use a blank for any blank', () => {
    expect(letters.piecesOf('🍋\uFE0F')).toEqual([{ text: '🍋', font: 'third' }]);
    expect(letters.piecesOf('1\u20092\u202F1')).toEqual([{ text: '1 2\u00A01', font: 'first' }]);
    expect(letters.missingIn('1\u2009\n🍋\uFE0F')).toEqual([]);
  });

  it('are question marks if no font has them, and are named', () => {
    expect(letters.piecesOf('1Ω2')).toEqual([{ text: '1?2', font: 'first' }]);
    expect(letters.missingIn('α1Ω檬Ω')).toEqual(['Ω', '檬', 'Ω']);
  });
});
