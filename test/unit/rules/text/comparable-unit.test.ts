import { describe, expect, test } from 'vitest';
import { comparableUnit } from '../../../../src/rules/text/named-codes.js';

const unitOf = (text: string): number => text.charCodeAt(0);

describe('the unit named by a text', () => {
  test.each([
    ['A', 'a'],
    ['Ά', 'α'],
    ['ς', 'σ'],
    ['7', '7'],
    ['%', '%'],
    ['€', '€'],
    // One unit that stands for several.
    ['ǆ', 'dz'],
    ['½', '1 2'],
    // Points are nothing, and so is an accent without its letter.
    ['.', ''],
    [',', ''],
    ['\u0301', ''],
    // All else parts words.
    [' ', ' '],
    ['-', ' '],
    ['\0', ' '],
  ])('%j is %j', (text, fold) => {
    expect(comparableUnit(unitOf(text))).toBe(fold);
    // And again, from memory.
    expect(comparableUnit(unitOf(text))).toBe(fold);
  });

  test.each([
    ['the last letter before the Korean ones', 0x10ff, 'ჿ'],
    ['the first Korean letter, which joins the next', 0x1100, undefined],
    ['the last before the accented Latin ones', 0x1dff, undefined],
    ['the first accented Latin one', 0x1e00, 'a'],
    ['the last symbol', 0x2bff, ' '],
    ['the first beyond the symbols', 0x2c00, undefined],
    ['a Korean syllable', 0xac00, undefined],
    ['the first half of a pair', 0xd835, undefined],
  ])('is undefined for %s', (_, unit, fold) => {
    expect(comparableUnit(unit)).toBe(fold);
  });
});
