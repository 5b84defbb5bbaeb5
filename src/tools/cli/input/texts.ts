import { type Decoded, decode } from './decode.js';
import type { Fault } from './fault.js';
import { type Form, FormGuess } from './form.js';
import type { Limits } from './limits.js';
import { type Line, LineSplitter } from './lines.js';
import { faultOfHead, SIGNATURE_BYTES, withoutMark } from './signature.js';

/** One JSON text of an input: the whole of it, or a line of NDJSON with its number. */
export interface Text {
  readonly line?: number;
  readonly decoded: Decoded;
}

/** The rest of an NDJSON input that is handed over. */
export interface Rest {
  /** The lines that were already read. */
  readonly lines: number;
  /** Whether they were all blank. */
  readonly isBlank: boolean;
  /** The offset of the next line in bytes from the start of the input. */
  readonly at: number;
  /** The bytes from there on, both buffered and still to come. */
  readonly pieces: AsyncIterable<Buffer>;
}

/** After how many bytes of NDJSON the rest is handed over; undefined for never. */
export type HandOver = number | undefined;

/**
 * The JSON texts of an input. NDJSON is read line by line in constant memory, and a bad line does not stop the others.
 * `form` is set if the file name implies it.
 */
export function readTexts(
  chunks: AsyncIterable<Uint8Array>,
  form: Form | undefined,
  limits: Limits,
): AsyncGenerator<Text>;
export function readTexts(
  chunks: AsyncIterable<Uint8Array>,
  form: Form | undefined,
  limits: Limits,
  handOver: HandOver,
): AsyncGenerator<Text | Rest>;
export async function* readTexts(
  chunks: AsyncIterable<Uint8Array>,
  form: Form | undefined,
  limits: Limits,
  handOver?: HandOver,
): AsyncGenerator<Text | Rest> {
  const guess = new FormGuess();
  const lines = new LineReader(limits);
  let isNdjson = form === 'ndjson';
  let held: Buffer[] = [];
  let size = 0;
  const whole = new Counted(chunks);
  const pieces = fromHead(whole);
  for await (const piece of pieces) {
    if (!Buffer.isBuffer(piece)) return yield refuse(piece);
    held.push(piece);
    size += piece.length;
    if (!isNdjson) {
      if (size > limits.textBytes) return yield refuse(tooLarge(limits.textBytes));
      form ??= guess.push(piece);
      if (form !== 'ndjson') continue;
      isNdjson = true;
    }
    const rest = handOver === undefined ? undefined : lines.rest(handOver, held, whole.bytes, pieces);
    if (rest !== undefined) return yield rest;
    for (const early of held) yield* lines.push(early);
    held = [];
    size = 0;
  }
  if (isNdjson) return yield* lines.end();
  const text = Buffer.concat(held);
  held = [];
  yield { decoded: decode(text, limits, false) };
}

/** Reads the lines of NDJSON as its pieces arrive. */
class LineReader {
  private readonly limits: Limits;
  private readonly splitter: LineSplitter;
  private empty = true;
  private pushed = 0;

  constructor(limits: Limits) {
    this.limits = limits;
    this.splitter = new LineSplitter(limits.lineBytes);
  }

  *push(piece: Buffer): Generator<Text> {
    this.pushed += piece.length;
    yield* this.read(this.splitter.push(piece));
  }

  *end(): Generator<Text> {
    yield* this.read(this.splitter.end());
    if (this.empty) yield refuse({ name: 'empty' });
  }

  /** The rest of the input: `unread` and the pieces after it. `end` is the offset of the end of `unread`. */
  rest(
    after: number,
    unread: readonly Buffer[],
    end: number,
    more: AsyncIterable<Buffer | Fault>,
  ): Rest | undefined {
    const { unfinished, lines } = this.splitter;
    if (this.pushed < after || unfinished === undefined) return undefined;
    const here = [...unfinished, ...unread];
    return { lines, isBlank: this.empty, at: end - bytesOf(here), pieces: joined(here, more) };
  }

  private *read(lines: Iterable<Line>): Generator<Text> {
    for (const line of lines) {
      const text = textOfLine(line, this.limits);
      if (text === undefined) continue;
      this.empty = false;
      yield text;
    }
  }
}

/** The text of a line of NDJSON; undefined for a blank line. */
export function textOfLine({ number, bytes }: Line, limits: Limits): Text | undefined {
  if (bytes === undefined) return { line: number, ...refuse(tooLarge(limits.lineBytes)) };
  return isBlank(bytes) ? undefined : { line: number, decoded: decode(bytes, limits, true) };
}

/** An input that counts its bytes as they are read. */
class Counted implements AsyncIterable<Uint8Array> {
  private readonly chunks: AsyncIterable<Uint8Array>;
  bytes = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.chunks) {
      this.bytes += chunk.length;
      yield chunk;
    }
  }
}

const bytesOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((bytes, { length }) => bytes + length, 0);

async function* joined(here: readonly Buffer[], more: AsyncIterable<Buffer | Fault>): AsyncGenerator<Buffer> {
  yield* here;
  // A fault can only be at the start of an input.
  for await (const piece of more) if (Buffer.isBuffer(piece)) yield piece;
}

/** The pieces of an input from its first character, or the reason why they cannot be text. */
async function* fromHead(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer | Fault> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const piece = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (head === undefined) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < SIGNATURE_BYTES) continue;
    yield* firstPiece(head);
    head = undefined;
  }
  if (head !== undefined && head.length > 0) yield* firstPiece(head);
}

function* firstPiece(head: Buffer): Generator<Buffer | Fault> {
  const text = withoutMark(head);
  const fault = faultOfHead(text);
  if (fault !== undefined) yield fault;
  else if (text.length > 0) yield text;
}

const isBlank = (line: Buffer): boolean =>
  line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);

const tooLarge = (bytes: number): Fault => ({ name: 'too-large', megabytes: Math.round(bytes / 1_000_000) });
const refuse = (fault: Fault): Text => ({ decoded: { ok: false, fault } });
