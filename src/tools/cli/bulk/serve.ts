import { closeSync, openSync } from 'node:fs';
import { type Line, LineSplitter } from '../input/lines.js';
import { type Examined, Examiner, render } from './examine.js';
import type { Answer, Block, Order, Place, Setup } from './protocol.js';
import { RangeReader } from './range.js';

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
