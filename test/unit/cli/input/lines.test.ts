import { describe, expect, it } from 'vitest';
import { type Line, LineSplitter } from '../../../../src/tools/cli/input/lines.js';

const LIMIT = 6;

/** The lines of a text as one splitter cuts them; null for one beyond the limit. */
function expected(text: string): (string | null)[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => (line.length > LIMIT ? null : line))
    .filter((_, index, all) => text !== '' || index < all.length - 1);
}

const textsOf = (lines: Iterable<Line>): (string | null)[] =>
  [...lines].map(({ bytes }) => bytes?.toString() ?? null);

const TEXTS = [
  '',
  '\n',
  '\n\n',
  'a',
  'a\n',
  'abc\ndef',
  'abc\n\nd\n',
  '123456\n1234567\n12345678901234\nx',
  '12345678901234567890',
  '\n12345678901234567890\n\n',
];

describe.each(TEXTS.map((text) => [JSON.stringify(text), text] as const))('the lines of %s', (_, text) => {
  it('are the same in pieces of every size', () => {
    for (let size = 1; size <= text.length + 1; size += 1) {
      const splitter = new LineSplitter(LIMIT);
      const lines: Line[] = [];
      for (let at = 0; at < text.length; at += size) {
        lines.push(...splitter.push(Buffer.from(text.slice(at, at + size))));
      }
      lines.push(...splitter.end());
      expect(textsOf(lines)).toEqual(expected(text));
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
    }
  });
});
