import { closeSync, openSync, readSync } from 'node:fs';
import { type Line, LineSplitter } from '../input/lines.js';
import { type Examined, Examiner, render } from './examine.js';
import type { Answer, Block, Order, Place, Setup } from './protocol.js';

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

/** The work of one worker: it receives orders one at a time and answers them. */
export class Server {
  private readonly setup: Setup;
  private readonly answer: (answer: Answer) => void;
  private readonly reader: RangeReader;
  private readonly examiner: Examiner;
  private readonly waiting = new Map<number, Examined>();
  private open: { readonly file: string; readonly descriptor: number } | undefined;

  constructor(setup: Setup, answer: (answer: Answer) => void) {
    this.setup = setup;
    this.answer = answer;
    this.reader = new RangeReader(setup.limits.lineBytes);
    this.examiner = new Examiner(setup);
  }

  take(order: Order): void {
    if (order.kind === 'block') {
      this.look(order);
      return;
    }
    const { id } = order;
    const examined = this.waiting.get(id);
    if (examined === undefined) throw new Error(`no block ${id}`);
    this.waiting.delete(id);
    this.answer({ kind: 'done', id, ...render(examined, order, this.setup) });
  }

  private look({ id, source, place }: Block): void {
    const lines = new UntilFailure(() => this.linesOf(place));
    const examined = this.examiner.examine(lines, source);
    this.waiting.set(id, examined);
    const { lines: count, entries, isBlank, rest } = examined;
    const { failure } = lines;
    this.answer({
      kind: 'held',
      id,
      lines: count,
      entries,
      isBlank,
      ...(rest !== undefined && { rest: restOf(place, rest) }),
      ...(failure !== undefined && { failure }),
    });
  }

  private *linesOf(place: Place): Generator<Line> {
    if ('tooLong' in place) yield { number: 1, at: 0, bytes: undefined };
    else if ('bytes' in place) {
      const { buffer, byteOffset, byteLength } = place.bytes;
      const splitter = new LineSplitter(this.setup.limits.lineBytes);
      yield* splitter.push(Buffer.from(buffer, byteOffset, byteLength));
      yield* splitter.end();
    } else yield* this.reader.lines(this.descriptorOf(place.file), place.from, place.to, place.isBegin);
  }

  /** Files are read one after another, so only the last one is kept open. */
  private descriptorOf(file: string): number {
    if (this.open?.file !== file) {
      if (this.open !== undefined) closeSync(this.open.descriptor);
      this.open = undefined;
      this.open = { file, descriptor: openSync(file, 'r') };
    }
    return this.open.descriptor;
  }
}

/** The lines of a place from a position on, at which a line begins. */
function restOf(place: Place, at: number): Place {
  if ('bytes' in place) return { bytes: place.bytes.slice(at) };
  return 'file' in place ? { ...place, from: at, isBegin: true } : place;
}

/** The lines up to a system error, which is kept. Lines that were read before it count. */
class UntilFailure implements Iterable<Line> {
  private readonly read: () => Generator<Line>;
  failure: string | undefined;

  constructor(read: () => Generator<Line>) {
    this.read = read;
  }

  *[Symbol.iterator](): Generator<Line> {
    try {
      yield* this.read();
    } catch (error) {
      // Any other error is a bug and ends the worker.
      if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
      this.failure = String(error.code);
    }
  }
}
