import type { Sink } from '../io.js';
import { safe, safeMarkup } from './clean.js';

/** Text is written once it is longer than this, because a write for each line would be slow. */
const ENOUGH = 1 << 16;

/**
 * Buffers text and writes it in large pieces. Everything that the program prints goes through here, so nothing in a document
 * can command a terminal.
 */
export class Output {
  private readonly sink: Sink;
  private readonly isColoured: boolean;
  private held = '';

  constructor(sink: Sink, isColoured: boolean) {
    this.sink = sink;
    this.isColoured = isColoured;
  }

  /** Returns undefined until enough text is buffered, so that a loop can run without awaiting. */
  write(text: string): Promise<void> | undefined {
    return this.hold(safe(text, this.isColoured));
  }

  /** Writes a text and a line end. */
  line(text = ''): Promise<void> | undefined {
    return this.write(`${text}\n`);
  }

  /** Writes XML or HTML. */
  markup(text: string): Promise<void> | undefined {
    return this.hold(safeMarkup(text));
  }

  /** Writes commands for a terminal. They never contain anything from the input. */
  command(sequence: string): Promise<void> | undefined {
    return this.hold(sequence);
  }

  /** Writes bytes that are no text. */
  async bytes(content: Uint8Array): Promise<void> {
    await this.flush();
    await this.sink.write(content);
  }

  async flush(): Promise<void> {
    const text = this.held;
    this.held = '';
    if (text !== '') await this.sink.write(text);
  }

  private hold(text: string): Promise<void> | undefined {
    this.held += text;
    return this.held.length < ENOUGH ? undefined : this.flush();
  }
}
