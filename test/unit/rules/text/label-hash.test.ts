import { describe, expect, test } from 'vitest';
import { labelHash } from '../../../../src/rules/text/named-codes.js';

describe('the hash of a label', () => {
  // FNV-1a of 32 bits, from the test vectors of RFC 9923. The letters are one byte each.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is known', (text, hash) => {
    expect(labelHash(text)).toBe(hash);
  });

  test.each([
    ['POS', 'pos'],
    ['  POS', 'pos'],
    ['POS!  ', 'pos'],
    ['e-POS', 'e pos'],
    ['E / POS', 'e pos'],
    [' - e - pos - ', 'e pos'],
    ['Μετρητά', 'μετρητα'],
    ['Επι.ταγή', 'επιταγη'],
    [' - ', ''],
    ['\u1100\u1161\u1102\u1161', '가나'],
    ['𝐀', 'a'],
  ])('is the same for %j and %j', (one, other) => {
    expect(labelHash(one)).toBe(labelHash(other));
  });

  test.each([
    ['μετρα', 'μετρ'],
    ['μετρα', 'μετρα και'],
    ['pos', 'poss'],
    ['μετρα', 'μετ ρα'],
    ['e pos', 'epos'],
    ['가나', '가'],
    ['a', ''],
  ])('is different for %j and %j', (one, other) => {
    expect(labelHash(one)).not.toBe(labelHash(other));
  });
});
