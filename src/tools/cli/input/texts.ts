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

/**
 * The JSON texts of an input. NDJSON is read line by line in constant memory, and a bad line does not stop the others.
 * `form` is set if the file name implies it.
 */
export async function* readTexts(
  chunks: AsyncIterable<Uint8Array>,
  form: Form | undefined,
  limits: Limits,
): AsyncGenerator<Text> {
  const guess = new FormGuess();
  const lines = new LineReader(limits);
  let isNdjson = form === 'ndjson';
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of fromHead(chunks)) {
    if (!Buffer.isBuffer(piece)) return yield refuse(piece);
    held.push(piece);
    size += piece.length;
    if (!isNdjson) {
      if (size > limits.textBytes) return yield refuse(tooLarge(limits.textBytes));
      form ??= guess.push(piece);
      if (form !== 'ndjson') continue;
      isNdjson = true;
    }
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

  constructor(limits: Limits) {
    this.limits = limits;
    this.splitter = new LineSplitter(limits.lineBytes);
  }

  *push(piece: Buffer): Generator<Text> {
    yield* this.read(this.splitter.push(piece));
  }

  *end(): Generator<Text> {
    yield* this.read(this.splitter.end());
    if (this.empty) yield refuse({ name: 'empty' });
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
function textOfLine({ number, bytes }: Line, limits: Limits): Text | undefined {
  if (bytes === undefined) return { line: number, ...refuse(tooLarge(limits.lineBytes)) };
  return isBlank(bytes) ? undefined : { line: number, decoded: decode(bytes, limits, true) };
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
