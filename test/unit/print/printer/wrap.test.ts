import { describe, expect, it } from 'vitest';
import { wrap } from '../../../../src/print/printer/lines.js';

describe('lines of at most ten letters', () => {
  it.each([
    ['', ['']],
    ['short', ['short']],
    ['exactly 10', ['exactly 10']],
    ['two words here', ['two words', 'here']],
    ['abcdefghijklmno', ['abcdefghij', 'klmno']],
    ['ab abcdefghijklmno pq', ['ab', 'abcdefghij', 'klmno pq']],
    ['abcdefghijabcdefghij', ['abcdefghij', 'abcdefghij']],
    ['one\ntwo three four', ['one', 'two three', 'four']],
    ['  blanks   between ', ['blanks', 'between']],
  ])('wrap %j', (text, lines) => {
    expect(wrap(text, 10)).toEqual(lines);
  });
});
