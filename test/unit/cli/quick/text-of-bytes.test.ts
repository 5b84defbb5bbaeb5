import { expect, it } from 'vitest';
import { textOfBytes } from '../../../../src/cli/quick/text-of-bytes.js';

const EDGES = [
  0x20, 0x7f, 0x80, 0x3b1, 0x7ff, 0x800, 0x20ac, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x1f600, 0x10ffff,
];

it('textOfBytes reads characters of every length, at both ends of each range', () => {
  for (const edge of EDGES) {
    const text = `α${String.fromCodePoint(edge)}ω`;
    const bytes = Buffer.from(`"${text}"`);
    expect(textOfBytes(bytes, 1, bytes.length - 1)).toBe(text);
  }
});

it.each([0, 1, 999, 1000, 1001, 5000])('textOfBytes reads %d letters of two bytes', (count) => {
  const text = 'ω'.repeat(count);
  const bytes = Buffer.from(text);
  expect(textOfBytes(bytes, 0, bytes.length)).toBe(text);
});

it('textOfBytes returns texts that do not change when the next one is read', () => {
  const first = textOfBytes(Buffer.from('Καφές'), 0, 10);
  textOfBytes(Buffer.from('τσάι '), 0, 9);
  expect(first).toBe('Καφές');
});
