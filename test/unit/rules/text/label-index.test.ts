import { describe, expect, test } from 'vitest';
import { LabelIndex } from '../../../../src/rules/text/label-index.js';

/** Labels as `comparable` gives them, in no order. */
const LABELS = ['pos', 'μετρητα', 'μετρο', 'e pos', 'επιταγη', 'μετρα', '가나', 'a'];

/** What a new index of these labels finds. */
const found = (labels: readonly string[], text: string): string | undefined =>
  new LabelIndex(new Map(labels.map((label) => [label, label]))).find(text);

describe('a text matches an equal label', () => {
  test.each([
    ['pos', 'pos'],
    ['POS', 'pos'],
    ['  POS', 'pos'],
    ['POS!  ', 'pos'],
    ['e-POS', 'e pos'],
    ['E / POS', 'e pos'],
    [' - e - pos - ', 'e pos'],
    ['Μετρητά', 'μετρητα'],
    ['ΜΕΤΡΑ', 'μετρα'],
    ['Μέτρο', 'μετρο'],
    ['Επι.ταγή', 'επιταγη'],
    ['A', 'a'],
  ])('for %j: %s', (text, label) => {
    expect(found(LABELS, text)).toBe(label);
  });

  test.each([
    ['in letters that are put together', '\u1100\u1161\u1102\u1161', '가나'],
    ['in a letter that is a pair of units', '𝐀', 'a'],
  ])('for %s', (_, text, label) => {
    expect(found(LABELS, text)).toBe(label);
  });
});

describe('a text that equals no label', () => {
  test.each([
    ['of nothing', ''],
    ['of blanks', ' - '],
    ['that is only the beginning of a label', 'μετρ'],
    ['that goes on after a label', 'μετρα και'],
    ['that goes on with a letter after a label', 'poss'],
    ['before all labels', '0'],
    ['after all labels', 'ჿ'],
    ['that would stand between two labels', 'μετρι'],
    ['with a blank that the label has not', 'μετ ρα'],
    ['without the blank that the label has', 'epos'],
    ['in Korean that is no label', '가'],
  ])('is not found: %s', (_, text) => {
    expect(found(LABELS, text)).toBeUndefined();
  });

  test('is not found in an empty index', () => {
    expect(['', 'pos', '가'].map((text) => found([], text))).toEqual([undefined, undefined, undefined]);
  });
});

describe('a label that is a prefix of others', () => {
  const nested = ['ab c', 'a', 'abc', 'ab'];

  test.each(['a', 'ab', 'abc', 'ab c'])('%j is distinguished from them', (text) => {
    expect(found(nested, text)).toBe(text);
  });

  test.each(['b', 'ac', 'abb', 'abd', 'ab b', 'ab d', 'a c', 'abcd', 'ab c d'])(
    '%j matches none of them',
    (text) => {
      expect(found(nested, text)).toBeUndefined();
    },
  );
});

test('an index can be searched repeatedly', () => {
  const index = new LabelIndex(new Map(LABELS.map((label, code) => [label, code])));
  expect(['Μέτρα', 'x', '', 'POS', 'μετρ', '가나'].map((text) => index.find(text))).toEqual([
    5,
    undefined,
    undefined,
    0,
    undefined,
    6,
  ]);
});
