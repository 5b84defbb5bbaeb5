import { readSync } from 'node:fs';
import { type Line, LineSplitter } from '../input/lines.js';

const LINE_FEED = 0x0a;
/** How many bytes are read at a time after the end of a range, to complete its last line. */
const TAIL = 1 << 16;

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
  *lines(file: number, from: number, to: number, isBegin: boolean): Generator<Line> {
    let splitter = isBegin ? new LineSplitter(this.limit, from) : undefined;
    let at = isBegin ? from : from - 1;
    while (at < to) {
      const piece = this.read(file, at, to - at, splitter?.isWithin !== true);
      if (piece.length === 0) break;
      const begin = splitter === undefined ? piece.indexOf(LINE_FEED) + 1 : 0;
      if (begin > 0) splitter = new LineSplitter(this.limit, at + begin);
      at += piece.length;
      if (splitter !== undefined) yield* splitter.push(piece.subarray(begin));
    }
    if (splitter === undefined) return;
    while (splitter.isWithin) {
      const piece = this.read(file, at, TAIL, false);
      if (piece.length === 0) break;
      at += piece.length;
      yield* splitter.push(piece.subarray(0, piece.indexOf(LINE_FEED) + 1 || piece.length));
    }
    yield* splitter.end();
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
