const LINE_FEED = 0x0a;

/** One line of an input, numbered from 1; without bytes if it is longer than the limit. */
export interface Line {
  readonly number: number;
  readonly bytes: Buffer | undefined;
}

/** Splits an input into lines as its pieces arrive. Holds at most one line, up to the limit. */
export class LineSplitter {
  private readonly limit: number;
  private number = 0;
  private held: Buffer[] = [];
  private heldBytes = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** The lines that end in this piece. */
  *push(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      this.hold(chunk.subarray(from, end));
      yield this.release();
      from = end + 1;
    }
    this.hold(chunk.subarray(from));
  }

  /** The last line, which may lack its line feed. */
  *end(): Generator<Line> {
    if (this.heldBytes > 0) yield this.release();
  }

  private hold(piece: Buffer): void {
    if (piece.length === 0) return;
    this.heldBytes += piece.length;
    if (this.heldBytes > this.limit) this.held = [];
    else this.held.push(piece);
  }

  private release(): Line {
    this.number += 1;
    const [only] = this.held;
    const whole = this.held.length === 1 && only !== undefined ? only : Buffer.concat(this.held);
    const bytes = this.heldBytes > this.limit ? undefined : whole;
    this.held = [];
    this.heldBytes = 0;
    return { number: this.number, bytes };
  }
}
