import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measurementUnits, parseUnit } from '../../../src/codes/index.js';

const spellings: [number, string[]][] = [
  [
    1,
    [
      'ΤΜΧ',
      'τμχ',
      'τμχ.',
      'Τ.Μ.Χ.',
      'τεμ.',
      'ΤΕΜ',
      'τεμάχια',
      'ΤΕΜΑΧΙΑ',
      'Τεμάχιο',
      'TMX',
      'pcs',
      'PC',
      ' pieces ',
    ],
  ],
  [2, ['kg', 'KG', 'Kgs', 'kgr', 'ΚΙΛΑ', 'κιλό', 'Κιλά', 'κιλ.', 'χιλιόγραμμα', 'kilos']],
  [3, ['lt', 'LT', 'L', 'ltr', 'λίτρα', 'Λίτρο', 'ΛΤ', 'λτ.', 'litres', 'liter']],
  [4, ['m', 'μ', 'μ.', 'Μέτρα', 'μέτρο', 'metres', 'meter']],
  [5, ['τ.μ.', 'τ. μ.', 'Τ.Μ.', 'τ.μ', 'm2', 'm²', 'M²', 'μ²', 'τετραγωνικά μέτρα', 'sqm', 'sq. m']],
  [6, ['κ.μ.', 'm3', 'm³', 'μ³', 'κυβικά μέτρα', 'cbm', 'κυβ. μ.']],
  [7, ['Τεμάχια_Λοιπές Περιπτώσεις', 'τεμάχια λοιπές περιπτώσεις']],
];

describe('parseUnit', () => {
  it.each(spellings)('reads unit %s', (unit, texts) => {
    for (const text of texts) expect([text, parseUnit(text)]).toEqual([text, unit]);
  });

  it('reads the official labels', () => {
    for (const { code, el, en } of measurementUnits) {
      expect(parseUnit(el)).toBe(code);
      expect(parseUnit(en)).toBe(code);
      expect(parseUnit(el.normalize('NFD').toUpperCase())).toBe(code);
    }
  });

  // Grams, tonnes, kilometres, cubic centimetres and boxes are other units; a number or a quantity is not a unit.
  const unknown = [
    'τμ', 'ΤΜ', ' Τμ ', 'γρ', 'γρ.', 'gr', 'g', 'mg', 'τόνοι', 'MT', 't', 'km', 'χλμ', 'cm', 'cc', 'κυβικά', 'ml', 'hl', 'κιβώτιο', 'κούτα',
    'box', 'ώρες', '', ' ', '.', '1', '2 kg', 'κιλά/τεμ', '__proto__', 'constructor', 'κ', 'λ', 'τ', `kg${' '.repeat(100)}`,
  ]; // biome-ignore format: a list of words
  it.each(unknown)('does not guess a unit for "%s"', (text) => {
    expect(parseUnit(text)).toBeUndefined();
  });

  it('accepts values that are not text', () => {
    for (const value of [undefined, null, 1, {}, []])
      expect(parseUnit(value as unknown as string)).toBeUndefined();
  });

  it('ignores case, accents, dots and surrounding spaces', () => {
    const known = fc.constantFrom(
      ...spellings.flatMap(([unit, texts]) => texts.map((text) => [unit, text] as const)),
    );
    const noise = fc.constantFrom('', ' ', '.', '\u00a0', '\t');
    fc.assert(
      fc.property(known, noise, noise, ([unit, text], before, after) => {
        for (const form of [text, text.toLowerCase(), text.normalize('NFD')])
          expect(parseUnit(`${before}${form}${after}`)).toBe(unit);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseUnit(text)).not.toThrow();
      }),
    );
  });

  it('returns the same result for a text after many others', () => {
    const written = Array.from({ length: 250 }, (_, dots) => {
      const [before, after] = [dots % 25, Math.floor(dots / 25)];
      return `${'.'.repeat(before)}κιλά${'.'.repeat(after)}`;
    });
    for (const text of [...written, ...written]) expect(parseUnit(text)).toBe(2);
    expect(parseUnit('.γρ.')).toBeUndefined();
  });
});
