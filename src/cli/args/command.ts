import type { Locale } from '../../issues/locale.js';
import type { Io } from '../io.js';
import type { Output } from '../output/output.js';
import type { Style } from '../output/style.js';
import type { Both, CliWords, Language } from '../words/index.js';

/** 0 no errors, 1 errors, 2 unusable input or wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** An option of a command: a record, from which parsing and help are made. */
export interface Option {
  /** Without the dashes. */
  readonly name: string;
  readonly short?: string;
  /** The values that it may have. */
  readonly choices?: readonly string[];
  /** What stands for any other value in the help. With neither, the option is a switch. */
  readonly placeholder?: Both;
  /** It may be given several times, and then has several values. */
  readonly repeats?: true;
  readonly help: Both;
}

/** The options that were given, by name: their text, or `true` for a switch. */
export type Values = Readonly<Record<string, string | true>>;

/** What a command gets to work with. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  /** The words of the library in this language. */
  readonly locale: Locale | undefined;
  readonly words: CliWords;
  readonly style: Style;
  readonly out: Output;
  readonly err: Output;
  /** The arguments that are no options. */
  readonly operands: readonly string[];
  readonly values: Values;
  /** Every value of the options that may be given several times. */
  readonly repeated: Readonly<Record<string, readonly string[]>>;
}

/** A command: a record that `run` looks up by name. One file in `commands/` each. */
export interface Command {
  readonly name: string;
  /** The operands in the line of usage, such as `[FILE…]`. */
  readonly operands: Both;
  /** How many operands it takes at most; without it, any number. */
  readonly most?: number;
  readonly options: readonly Option[];
  /** One line for the list of commands. */
  readonly summary: Both;
  /** What it takes and what it gives. */
  readonly description: Both;
  readonly exitCodes: readonly { readonly code: ExitCode; readonly when: Both }[];
  readonly examples: readonly { readonly line: string; readonly what: Both }[];
  readonly run: (context: Context) => Promise<ExitCode>;
}
