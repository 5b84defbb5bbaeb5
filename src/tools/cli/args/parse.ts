import { parseArgs } from 'node:util';
import { nearest } from '../../../reading/inside.js';
import type { Language } from '../../../types/inside.js';
import type { Option, Values } from './command.js';
import { UsageError } from './usage-error.js';

/** A parsed command line. */
export interface Parsed {
  readonly values: Values;
  readonly repeated: Readonly<Record<string, readonly string[]>>;
  readonly operands: readonly string[];
}

/** Parses a command line with the options of a command. Throws `UsageError`. */
export function parseLine(line: readonly string[], options: readonly Option[]): Parsed {
  const { tokens } = tokensOf(line, options);
  const values: Record<string, string | true> = Object.create(null);
  const repeated: Record<string, string[]> = Object.create(null);
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    if (option === undefined) throw unknownOption(token.rawName, options);
    if (option.inFile === true) throw new UsageError((words) => words.onlyInFile(token.rawName));
    const value = readValue(option, token.rawName, token.value);
    values[option.name] = value;
    if (option.repeats && value !== true) repeated[option.name] = [...(repeated[option.name] ?? []), value];
  }
  return { values, repeated, operands };
}

/** The first operand, which is the name of the command, and the rest of the line. Unknown options are left in place. */
export function splitCommand(
  line: readonly string[],
  options: readonly Option[],
): { command: string | undefined; rest: readonly string[] } {
  const first = tokensOf(line, options).tokens.find(({ kind }) => kind === 'positional');
  if (first === undefined) return { command: undefined, rest: line };
  return { command: line[first.index], rest: line.filter((_, index) => index !== first.index) };
}

function tokensOf(line: readonly string[], options: readonly Option[]) {
  return parseArgs({
    args: [...line],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      options.map(({ name, short, ...option }) => [
        name,
        { type: isSwitch(option) ? 'boolean' : 'string', ...(short !== undefined && { short }) },
      ]),
    ),
  });
}

function readValue(option: Option, rawName: string, value: string | undefined): string | true {
  const { choices } = option;
  if (isSwitch(option)) {
    if (value !== undefined) throw new UsageError((words) => words.needlessValue(rawName));
    return true;
  }
  if (value === undefined || value === '')
    throw new UsageError((words, language) => words.missingValue(rawName, placeholderOf(option, language)));
  if (choices !== undefined && !choices.includes(value)) {
    throw new UsageError(
      (words) => words.wrongChoice(rawName, value, choices.join(', ')),
      nearest(value, choices),
    );
  }
  return value;
}

const isSwitch = ({ choices, placeholder }: Pick<Option, 'choices' | 'placeholder'>): boolean =>
  choices === undefined && placeholder === undefined;

/** The placeholder for the value of an option in sentences and in the help; empty for a switch. */
export const placeholderOf = ({ choices, placeholder }: Option, language: Language): string =>
  choices?.join('|') ?? placeholder?.[language] ?? '';

function unknownOption(rawName: string, options: readonly Option[]): UsageError {
  const names = options.map(({ name }) => `--${name}`);
  return new UsageError((words) => words.unknownOption(rawName), nearest(rawName, names));
}
