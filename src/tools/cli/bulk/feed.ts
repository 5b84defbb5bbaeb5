import type { Place } from './protocol.js';

const LINE_FEED = 0x0a;

/** Cuts a stream into blocks of whole lines. Holds at most one block, and one line up to the limit. */
class Cutter {
  private readonly limit: number;
  private ready: Buffer[] = [];
  private held: Buffer[] = [];
  private heldBytes = 0;
  private isTooLong = false;
  /** The number of pending bytes in whole lines. */
  bytes = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Adds a piece of the stream. Yields the blocks that end at a line beyond the limit. */
  *push(piece: Buffer): Generator<Place> {
    const end = piece.lastIndexOf(LINE_FEED);
    if (end === -1) {
      this.hold(piece);
      return;
    }
    let from = 0;
    if (this.isTooLong) {
      from = piece.indexOf(LINE_FEED) + 1;
      yield* this.cutOff();
    }
    this.hold(piece.subarray(from, end + 1));
    for (const whole of this.held) this.ready.push(whole);
    this.bytes += this.heldBytes;
    this.held = [];
    this.heldBytes = 0;
    this.hold(piece.subarray(end + 1));
  }

  /** The pending whole lines, or undefined when no whole line is pending. */
  take(): Place | undefined {
    if (this.bytes === 0) return undefined;
    const bytes = new Uint8Array(this.bytes);
    let at = 0;
    for (const each of this.ready) {
      bytes.set(each, at);
      at += each.length;
    }
    this.ready = [];
    this.bytes = 0;
    return { bytes };
  }

  /** The rest of the stream at its end. The last line needs no line feed. */
  *end(): Generator<Place> {
    if (this.isTooLong) {
      yield* this.cutOff();
      return;
    }
    for (const last of this.held) this.ready.push(last);
    this.bytes += this.heldBytes;
    const place = this.take();
    if (place !== undefined) yield place;
  }

  private *cutOff(): Generator<Place> {
    const before = this.take();
    if (before !== undefined) yield before;
    yield { tooLong: true };
    this.isTooLong = false;
    this.heldBytes = 0;
  }

  private hold(piece: Buffer): void {
    if (piece.length === 0) return;
    this.heldBytes += piece.length;
    if (this.isTooLong) return;
    this.held.push(piece);
    // One byte above the limit is allowed, because the last byte may be a carriage return or line feed.
    if (this.heldBytes <= this.limit || piece.includes(LINE_FEED)) return;
    this.isTooLong = true;
    this.held = [];
  }
}

export interface Feed {
  /** The next block, if one is available now. `isIdle`: no worker is busy, so a small block is fine. */
  readonly next: (isIdle: boolean) => Place | undefined;
  /** Resolves when `next` may return another block; undefined at the end of the input. */
  readonly more: () => Promise<void> | undefined;
  /** The error that ended the input early. */
  readonly error: () => unknown;
}

/** The blocks of a file from `at`: byte ranges, which the workers read themselves. */
export function rangesOf(file: string, at: number, size: number, blockBytes: number): Feed {
  let from = at;
  let isBegin = true;
  let isOver = false;
  return {
    next: () => {
      if (isOver) return undefined;
      const end = from + blockBytes;
      isOver = end >= size;
      // The last block goes to the end of the file, which may have grown.
      const place: Place = { file, from, to: isOver ? Number.MAX_SAFE_INTEGER : end, isBegin };
      from = Math.min(end, size);
      isBegin = false;
      return place;
    },
    more: () => undefined,
    error: () => undefined,
  };
}

/** The blocks of a stream, cut at line feeds. */
export function blocksOf(pieces: AsyncIterable<Buffer>, blockBytes: number, limit: number): Feed {
  const iterator = pieces[Symbol.asyncIterator]();
  const cutter = new Cutter(limit);
  const ready: Place[] = [];
  let isOver = false;
  let failure: unknown;
  let coming: Promise<void> | undefined;
  const pull = async (): Promise<void> => {
    try {
      const { done, value } = await iterator.next();
      if (done === true) {
        isOver = true;
        ready.push(...cutter.end());
      } else ready.push(...cutter.push(value));
    } catch (error) {
      isOver = true;
      failure = error;
      const whole = cutter.take();
      if (whole !== undefined) ready.push(whole);
    }
    coming = undefined;
  };
  return {
    next: (isIdle) =>
      ready.shift() ??
      (cutter.bytes >= blockBytes || (isIdle && cutter.bytes > 0) ? cutter.take() : undefined),
    more: () => {
      if (isOver) return undefined;
      coming ??= pull();
      return coming;
    },
    error: () => failure,
  };
}
