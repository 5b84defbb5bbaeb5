import { describe, expect, it } from 'vitest';
import { englishNumber } from '../../../../src/print/in-words/english.js';

describe('whole numbers in English words', () => {
  it.each([
    ['0', 'zero'],
    ['1', 'one'],
    ['10', 'ten'],
    ['11', 'eleven'],
    ['13', 'thirteen'],
    ['19', 'nineteen'],
    ['20', 'twenty'],
    ['21', 'twenty-one'],
    ['40', 'forty'],
    ['99', 'ninety-nine'],
    ['100', 'one hundred'],
    ['101', 'one hundred and one'],
    ['110', 'one hundred and ten'],
    ['999', 'nine hundred and ninety-nine'],
    ['1000', 'one thousand'],
    ['1001', 'one thousand and one'],
    ['1100', 'one thousand one hundred'],
    ['12345', 'twelve thousand three hundred and forty-five'],
    ['100001', 'one hundred thousand and one'],
    ['1000000', 'one million'],
    ['1000001', 'one million and one'],
    ['1001000', 'one million one thousand'],
    ['1000000000000', 'one trillion'],
    [
      '9999999999999',
      'nine trillion nine hundred and ninety-nine billion nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine',
    ],
  ])('are correct for %s', (digits, words) => {
    expect(englishNumber(digits)).toBe(words);
  });
});
