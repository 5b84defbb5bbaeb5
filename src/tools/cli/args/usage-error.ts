import type { Language } from '../../../types/inside.js';
import type { StartWords } from '../words/index.js';

/** A command line with wrong usage. It has no message; the words are added when it is reported. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly say: (words: StartWords['usage'], language: Language) => string;
  /** The option, command or rule that was probably meant. */
  readonly meant: string | undefined;

  constructor(say: UsageError['say'], meant?: string) {
    super('wrong usage');
    this.say = say;
    this.meant = meant;
  }
}
