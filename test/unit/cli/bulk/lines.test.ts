import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../../src/tools/cli/bulk/feed.js';
import { RangeReader } from '../../../../src/tools/cli/bulk/serve.js';
import { type Line, LineSplitter } from '../../../../src/tools/cli/input/lines.js';
import { pieces } from '../fake-io.js';

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

/** The lines of a whole text. */
function* linesOf(text: Uint8Array): Generator<Line> {
  const splitter = new LineSplitter(LIMIT);
  yield* splitter.push(Buffer.from(text));
  yield* splitter.end();
}

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
  it('are the same as from a single splitter', () => {
    const lines = [...linesOf(Buffer.from(text))];
    expect(textsOf(lines)).toEqual(expected(text));
    // Each line begins after a line feed.
    expect(lines.map(({ at }) => at)).toEqual(
      lines.map((_, index) => text.split('\n', index).reduce((at, { length }) => at + length + 1, 0)),
    );
  });

  it('are the same when a file is split into ranges', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parastatiko-'));
    const file = join(folder, 'a');
    writeFileSync(file, text);
    const descriptor = openSync(file, 'r');
    for (let size = 1; size <= text.length + 1; size += 1) {
      const reader = new RangeReader(LIMIT);
      const found: (string | null)[] = [];
      for (let from = 0; from < text.length; from += size) {
        found.push(...textsOf(reader.lines(descriptor, from, from + size, from === 0)));
      }
      expect(found).toEqual(expected(text));
    }
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  });

  it('are the same when a stream is split into blocks', async () => {
    for (let piece = 1; piece <= text.length + 1; piece += 1) {
      for (const blockBytes of [1, 5, 100]) {
        const feed = blocksOf(pieces(text, piece) as AsyncGenerator<Buffer>, blockBytes, LIMIT);
        const found: (string | null)[] = [];
        for (let more = feed.more(); more !== undefined; more = feed.more()) {
          await more;
          for (let place = feed.next(false); place !== undefined; place = feed.next(false)) {
            if ('tooLong' in place) found.push(null);
            else if ('bytes' in place) found.push(...textsOf(linesOf(place.bytes)));
          }
        }
        expect(found).toEqual(expected(text));
      }
    }
  });
});
