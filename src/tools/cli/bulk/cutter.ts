import type { Place } from './protocol.js';

const LINE_FEED = 0x0a;

/** Cuts a stream into blocks of whole lines. Holds at most one block, and one line up to the limit. */
export class Cutter {
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
