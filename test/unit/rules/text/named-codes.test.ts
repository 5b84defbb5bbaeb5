import { describe, expect, test } from 'vitest';
import { comparable, namedCodes } from '../../../../src/rules/text/named-codes.js';

describe('a normalized text', () => {
  test.each([
    ['Πώληση', 'ΠΩΛΗΣΗ'],
    ['Άνευ Φ.Π.Α.', 'ανευ φπα'],
    ['0,50€', '0.50 €'.replace(' ', '')],
    ['  POS  /  e-POS ', 'pos e pos'],
    ['Μεταξύ Εγκαταστάσεων', 'ΜΕΤΑΞΥ  ΕΓΚΑΤΑΣΤΑΣΕΩΝ'],
    ['Επεξεργασία - Συναρμολόγηση', 'Επεξεργασία – Συναρμολόγηση'],
  ])('is the same for %s and %s', (one, other) => {
    expect(comparable(one)).toBe(comparable(other));
  });

  test('has single spaces between words and none around them', () => {
    expect(comparable('  POS  /  e-POS ')).toBe('pos e pos');
    expect(comparable('Άνευ Φ.Π.Α.')).toBe('ανευ φπα');
    expect(comparable('Ὁδὸς 3,5%')).toBe('οδοσ 35%');
    expect(comparable('...')).toBe('');
  });

  test.each([
    ['Ξενοδοχεία 3 αστέρων', 'Ξενοδοχεία 4 αστέρων'],
    ['Πώληση', 'Πωλήσεις'],
    ['20%', '20'],
    ['e-POS', 'ePOS'],
  ])('is different for %s and %s', (one, other) => {
    expect(comparable(one)).not.toBe(comparable(other));
  });
});

describe('the codes named by a text', () => {
  const named = namedCodes<number>(() => [
    ['Μετρητά', 3],
    ['Cash', 3],
    ['Επιταγή', 4],
    ['Επιταγη', 5],
    [null, 6],
  ]);

  test.each([
    ['ΜΕΤΡΗΤΑ', [3]],
    ['cash', [3]],
    ['Επιταγή', [4, 5]],
  ])('are found in %s: %j', (text, codes) => {
    expect([...(named(text) ?? [])]).toEqual(codes);
    // And again, from memory.
    expect([...(named(text) ?? [])]).toEqual(codes);
  });

  test.each(['', 'Μετρητά και επιταγή', 'null', 'toString'])('are not found in %j', (text) => {
    expect(named(text)).toBeUndefined();
  });

  test('are found in thousands of texts', () => {
    for (let index = 0; index < 1000; index += 1) expect(named(`Σειρά ${index}`)).toBeUndefined();
    expect([...(named('Cash') ?? [])]).toEqual([3]);
  });
});
