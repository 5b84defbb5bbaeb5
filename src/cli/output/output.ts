import type { Sink } from '../io.js';

/** Written at once when it is more than this; a write for each line would be slow. */
const ENOUGH = 1 << 16;

/** Gathers text and writes it in large pieces. */
export class Output {
  private readonly sink: Sink;
  private held = '';

  constructor(sink: Sink) {
    this.sink = sink;
  }

  /** Nothing to wait for until enough is gathered, so that a loop may run without a pause. */
  write(text: string): Promise<void> | undefined {
    this.held += text;
    return this.held.length < ENOUGH ? undefined : this.flush();
  }

  /** A text and the end of its line. */
  line(text = ''): Promise<void> | undefined {
    return this.write(`${text}\n`);
  }

  async flush(): Promise<void> {
    const text = this.held;
    this.held = '';
    if (text !== '') await this.sink.write(text);
  }
}
