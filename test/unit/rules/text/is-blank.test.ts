import { expect, test } from 'vitest';
import { isBlank } from '../../../../src/rules/text/is-blank.js';

test.each([undefined, '', ' ', '\t', '\u00a0', '\u2003', '\ufeff', ' \n \u3000'])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '-', '~', 'Α', 'ώ', 'ϋ', ' a', '\u00a0a', '€', '𝔸', '\u007f', 'ͺ', 'Є'])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
