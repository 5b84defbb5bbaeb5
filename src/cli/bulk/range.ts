import { readSync } from 'node:fs';
import { minus, plus, smallest } from '../counting.js';
import { type Line, LineSplitter } from '../input/lines.js';

const LINE_FEED = 0x0a;
/** How much is read at a time behind the end of a range, where its last line goes on. */
const TAIL = 1 << 16;

/** Reads the lines that begin within a range of a file. */
export class RangeReader {
  private readonly limit: number;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(limit: number) {
    this.limit = limit;
  }

  /** `isBegin`: a line begins at `from`. Otherwise one begins after each line feed from the byte before `from` on. */
  *lines(file: number, from: number, to: number, isBegin: boolean): Generator<Line> {
    const splitter = new LineSplitter(this.limit);
    let at = isBegin ? from : minus(from, 1);
    let isSkipping = !isBegin;
    while (at < to) {
      const piece = this.read(file, at, minus(to, at), splitter.unfinished?.length === 0);
      if (piece.length === 0) break;
      at = plus(at, piece.length);
      const begin = isSkipping ? plus(piece.indexOf(LINE_FEED), 1) : 0;
      if (isSkipping && begin === 0) continue;
      isSkipping = false;
      yield* splitter.push(piece.subarray(begin));
    }
    if (isSkipping) return;
    while (splitter.unfinished?.length !== 0) {
      const piece = this.read(file, at, TAIL, false);
      if (piece.length === 0) break;
      at = plus(at, piece.length);
      const end = piece.indexOf(LINE_FEED);
      yield* splitter.push(end === -1 ? piece : piece.subarray(0, plus(end, 1)));
      if (end !== -1) return;
    }
    yield* splitter.end();
  }

  /** Up to so many bytes; none at the end of the file. The large buffer is used again when nothing of it is held. */
  private read(file: number, at: number, length: number, isFree: boolean): Buffer {
    const size = smallest([length, LARGEST]);
    if (isFree && this.buffer.length < size) this.buffer = Buffer.allocUnsafeSlow(size);
    const buffer = isFree ? this.buffer : Buffer.allocUnsafeSlow(size);
    return buffer.subarray(0, readSync(file, buffer, 0, size, at));
  }
}

/** Read at a time at most; the last range has no end. */
const LARGEST = 1 << 22;
