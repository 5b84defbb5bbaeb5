import type { CliWords, Language } from '../words/index.js';

/** A command line that cannot be followed. It carries no sentence: the words come last. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly say: (words: CliWords['usage'], language: Language) => string;
  /** The option, command or rule that was probably meant. */
  readonly meant: string | undefined;

  constructor(say: UsageError['say'], meant?: string) {
    super('wrong usage');
    this.say = say;
    this.meant = meant;
  }
}
