import type { Io } from '../io.js';
import type { CliWords } from '../words/index.js';

/** Milliseconds between two updates of the progress. */
const PAUSE = 1000;
/** Documents between two checks of the clock. */
const STRIDE = 100;

/**
 * Shows on standard error how many documents are done, once a second, if it was requested, or if standard error is a
 * terminal and the report goes elsewhere.
 */
export class Progress {
  private readonly io: Io;
  private readonly words: CliWords['report'];
  private readonly active: boolean;
  private readonly asked: boolean;
  private done = 0;
  private untilLook = STRIDE;
  private due: number;
  private shown = false;

  constructor(io: Io, words: CliWords['report'], asked: boolean) {
    this.io = io;
    this.words = words;
    this.asked = asked;
    this.active = asked || (io.stderr.isTerminal && !io.stdout.isTerminal);
    this.due = io.now().getTime() + PAUSE;
  }

  /** Counts one document. */
  async step(): Promise<void> {
    this.done += 1;
    if (!this.active) return;
    this.untilLook -= 1;
    if (this.untilLook > 0) return;
    this.untilLook = STRIDE;
    const now = this.io.now().getTime();
    if (now < this.due) return;
    this.due = now + PAUSE;
    await this.show();
  }

  /** Removes the line before other text is written to the terminal. */
  async clear(): Promise<void> {
    if (this.shown && this.io.stderr.isTerminal) await this.io.stderr.write('\r\u001b[K');
    this.shown = false;
  }

  async end(): Promise<void> {
    if (this.asked && !this.io.stderr.isTerminal) await this.show();
    await this.clear();
  }

  private async show(): Promise<void> {
    const text = this.words.progress(this.done);
    await this.io.stderr.write(this.io.stderr.isTerminal ? `\r${text}\u001b[K` : `${text}\n`);
    this.shown = true;
  }
}
