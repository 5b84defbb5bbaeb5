import type { Locale } from '../../../issues/inside.js';
import type { Both, Language } from '../../../types/inside.js';
import type { Io } from '../io.js';
import type { Output } from '../terminal/output.js';
import type { Style } from '../terminal/style.js';
import type { CliWords } from '../words/index.js';

/** 0: no errors; 1: errors; 2: unusable input or wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** An option of a command, with its help in both languages. The parser uses this record too. */
export interface Option extends Both {
  /** Without the dashes. */
  readonly name: string;
  readonly short?: string;
  /** The allowed values. */
  readonly choices?: readonly string[];
  /** The placeholder for the value in the help. Without choices and placeholder, the option is a switch. */
  readonly placeholder?: Both;
  /** The option can be given several times and then has several values. */
  readonly repeats?: true;
  /** The member of a call that has the value. */
  readonly member?: string;
  /** The value is a whole number. */
  readonly counts?: true;
  /** The command does not run without it. */
  readonly needed?: true;
  /** Only the file of `--options` can have it. */
  readonly inFile?: true;
}

/** The given options, by name: their text, or `true` for a switch. */
export type Values = Readonly<Record<string, string | true>>;

export interface Context {
  readonly io: Io;
  readonly language: Language;
  /** The words of the library in this language. */
  readonly locale: Locale | undefined;
  readonly words: CliWords;
  readonly style: Style;
  readonly out: Output;
  readonly err: Output;
  /** The arguments that are not options. */
  readonly operands: readonly string[];
  readonly values: Values;
  /** The options of the command. */
  readonly options: readonly Option[];
  /** All values of the options that can be given several times. */
  readonly repeated: Readonly<Record<string, readonly string[]>>;
}

/** A command in the list of commands: what the help of the program shows. The rest loads when the command is named. */
export interface ListedCommand {
  readonly name: string;
  /** One line for the list. */
  readonly summary: Both;
  readonly load: () => Promise<Command>;
}

/** What a command accepts, and says in its own help. */
export interface CommandRow {
  /** The operands in the usage line, such as `[FILE…]`. */
  readonly operands: Both;
  /** The maximum number of operands. Default: unlimited. */
  readonly most?: number;
  readonly options: readonly Option[];
  /** What it reads and what it prints. */
  readonly description: Both;
  /** When it ends with each code. */
  readonly exitCodes: Readonly<Partial<Record<ExitCode, Both>>>;
  /** What each command line does. */
  readonly examples: Readonly<Record<string, Both>>;
  /** The operands of each action, by the first operand. */
  readonly actions?: Readonly<Record<string, readonly Both[]>>;
  /** The action of a command line without operands. */
  readonly standard?: string;
}

/** A command: see `commands/`. */
export interface Command extends CommandRow {
  readonly run: (context: Context) => Promise<ExitCode>;
}
