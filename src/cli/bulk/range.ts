import { readSync } from 'node:fs';
import { type Line, LineSplitter } from '../input/lines.js';

const LINE_FEED = 0x0a;
/** How many bytes are read at a time after the end of a range, to complete its last line. */
const TAIL = 1 << 16;

/**
 * Either whole lines (the last one may lack its line feed), or one line that was assembled from pieces or is too long.
 */
export type Lines =
  | { readonly whole: Buffer /** Its position in the source. */; readonly at: number }
  | { readonly one: Line };

/** The lines of a piece that begins with a line. The rest of an incomplete last line goes to the splitter. */
function* linesOfPiece(piece: Buffer, at: number, splitter: LineSplitter): Generator<Lines> {
  let from = 0;
  if (splitter.isWithin) {
    from = piece.indexOf(LINE_FEED) + 1;
    for (const one of splitter.push(from === 0 ? piece : piece.subarray(0, from))) yield { one };
    if (from === 0) return;
  }
  const end = piece.lastIndexOf(LINE_FEED) + 1;
  if (end > from) yield { whole: piece.subarray(from, end), at: at + from };
  for (const one of splitter.push(piece.subarray(Math.max(end, from)))) yield { one };
}

/** Reads the lines that begin within a range of a file. */
export class RangeReader {
  private readonly limit: number;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(limit: number) {
    this.limit = limit;
  }

  /**
   * `isBegin`: a line begins at `from`. Otherwise the first line begins after the first line feed at or after the byte
   * before `from`.
   */
  *lines(file: number, from: number, to: number, isBegin: boolean): Generator<Lines> {
    const splitter = new LineSplitter(this.limit);
    let at = isBegin ? from : from - 1;
    let isSkipping = !isBegin;
    while (at < to) {
      const piece = this.read(file, at, to - at, !splitter.isWithin);
      if (piece.length === 0) break;
      const start = at;
      at += piece.length;
      const begin = isSkipping ? piece.indexOf(LINE_FEED) + 1 : 0;
      if (isSkipping && begin === 0) continue;
      isSkipping = false;
      yield* linesOfPiece(piece.subarray(begin), start + begin, splitter);
    }
    if (isSkipping) return;
    while (splitter.isWithin) {
      const piece = this.read(file, at, TAIL, false);
      if (piece.length === 0) break;
      at += piece.length;
      const end = piece.indexOf(LINE_FEED);
      for (const one of splitter.push(end === -1 ? piece : piece.subarray(0, end + 1))) yield { one };
      if (end !== -1) return;
    }
    for (const one of splitter.end()) yield { one };
  }

  /**
   * Reads up to `length` bytes; none at the end of the file. The large buffer is reused if no part of it is still held.
   */
  private read(file: number, at: number, length: number, isFree: boolean): Buffer {
    const size = Math.min(length, LARGEST);
    if (isFree && this.buffer.length < size) this.buffer = Buffer.allocUnsafeSlow(size);
    const buffer = isFree ? this.buffer : Buffer.allocUnsafeSlow(size);
    return buffer.subarray(0, readSync(file, buffer, 0, size, at));
  }
}

/** The most that is read at a time, because the last range has no end. */
const LARGEST = 1 << 22;
