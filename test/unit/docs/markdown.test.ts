import { describe, expect, test } from 'vitest';
import { anchorOf, block, inline, table } from '../../../scripts/docs/markdown.js';

describe('anchorOf', () => {
  // As GitHub renders these headings.
  test.each([
    ['A line', 'a-line'],
    ['totals/net-sum', 'totalsnet-sum'],
    ['parastatiko/codes', 'parastatikocodes'],
    ['What it prints', 'what-it-prints'],
    ['Παραστατικά λιανικής', 'παραστατικά-λιανικής'],
  ])('is correct for %s', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });
});

test('a bar inside a cell does not end the cell', () => {
  expect(table(['a', 'b'], [['x|y', 'two\nlines']])).toBe('| a | b |\n| --- | --- |\n| x\\|y | two lines |');
});

test('a code block contains fences of its content', () => {
  expect(block('md', '```ts\nx\n```')).toBe('````md\n```ts\nx\n```\n````');
});

test('code with a backtick is quoted with two backticks', () => {
  expect(inline('a`b')).toBe('`` a`b ``');
});
