import type { Sink } from '../io.js';

/** Text is written once it is longer than this, because a write for each line would be slow. */
const ENOUGH = 1 << 16;

/** Buffers text and writes it in large pieces. */
export class Output {
  private readonly sink: Sink;
  private held = '';

  constructor(sink: Sink) {
    this.sink = sink;
  }

  /** Returns undefined until enough text is buffered, so that a loop can run without awaiting. */
  write(text: string): Promise<void> | undefined {
    this.held += text;
    return this.held.length < ENOUGH ? undefined : this.flush();
  }

  /** Writes a text and a line end. */
  line(text = ''): Promise<void> | undefined {
    return this.write(`${text}\n`);
  }

  async flush(): Promise<void> {
    const text = this.held;
    this.held = '';
    if (text !== '') await this.sink.write(text);
  }
}
