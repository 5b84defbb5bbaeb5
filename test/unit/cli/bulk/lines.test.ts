import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../../src/cli/bulk/feed.js';
import { type Lines, RangeReader } from '../../../../src/cli/bulk/range.js';
import { LineSplitter } from '../../../../src/cli/input/lines.js';
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

function textsOf(parts: Iterable<Lines>): (string | null)[] {
  const texts: (string | null)[] = [];
  for (const part of parts) {
    if ('one' in part) texts.push(part.one.bytes?.toString() ?? null);
    else
      for (const line of new LineSplitter(LIMIT).push(part.whole)) texts.push(line.bytes?.toString() ?? null);
    if ('whole' in part && part.whole.at(-1) !== 0x0a) {
      const last = part.whole.toString().slice(part.whole.lastIndexOf(0x0a) + 1);
      texts.push(last.length > LIMIT ? null : last);
    }
  }
  return texts;
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
    const splitter = new LineSplitter(LIMIT);
    const lines = [...splitter.push(Buffer.from(text)), ...splitter.end()];
    expect(lines.map(({ bytes }) => bytes?.toString() ?? null)).toEqual(expected(text));
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
            else if ('bytes' in place) found.push(...textsOf([{ whole: Buffer.from(place.bytes), at: 0 }]));
          }
        }
        expect(found).toEqual(expected(text));
      }
    }
  });
});
