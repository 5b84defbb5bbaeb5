/** One JSON value in the whole input, or one on each line. */
export type Form = 'json' | 'ndjson';

const LINE_FEED = 0x0a;
const isBlank = (byte: number | undefined): boolean =>
  byte === LINE_FEED || byte === 0x20 || byte === 0x09 || byte === 0x0d;
const oneOf = (characters: string): ((byte: number) => boolean) => {
  const bytes = new Set(Buffer.from(characters));
  return (byte) => bytes.has(byte);
};
const opens = oneOf('{[');
const closes = oneOf('}]');
const wantsValue = oneOf('[,:');
const followsClosed = oneOf(',]}');

/** The form of a file, from its name. */
export const formOfName = (file: string): Form | undefined =>
  /\.(?:ndjson|jsonl)$/i.test(file) ? 'ndjson' : undefined;

/**
 * Finds the form of an input from its first byte, the last byte of the first line and the first byte after it: whether
 * one JSON value could continue across that line break. Reads the input piece by piece; blank lines do not count.
 */
export class FormGuess {
  private first: number | undefined;
  private last: number | undefined;
  private ended = false;

  /** The form, as soon as it is known. */
  push(chunk: Buffer): Form | undefined {
    let at = 0;
    if (this.first === undefined) {
      at = afterBlanks(chunk, 0);
      this.first = chunk[at];
    }
    if (this.first !== undefined && !this.ended) {
      const end = chunk.indexOf(LINE_FEED, at);
      this.last = lastNotBlank(chunk, at, end === -1 ? chunk.length : end) ?? this.last;
      this.ended = end !== -1;
      at = end;
    }
    if (!this.ended) return undefined;
    const next = chunk[afterBlanks(chunk, at)];
    return next === undefined ? undefined : this.decide(next);
  }

  private decide(next: number): Form {
    const { first = 0, last = 0 } = this;
    if (!opens(first)) return opens(next) ? 'ndjson' : 'json';
    if (closes(last)) return followsClosed(next) ? 'json' : 'ndjson';
    return opens(next) && !wantsValue(last) ? 'ndjson' : 'json';
  }
}

function afterBlanks(chunk: Buffer, from: number): number {
  let at = from;
  while (isBlank(chunk[at])) at += 1;
  return at;
}

function lastNotBlank(chunk: Buffer, from: number, end: number): number | undefined {
  for (let at = end - 1; at >= from; at -= 1) if (!isBlank(chunk[at])) return chunk[at];
  return undefined;
}
