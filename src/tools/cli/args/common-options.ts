import { commandWords } from '../generated/commands.js';
import type { Option } from './command.js';

export const commonOptions: readonly Option[] = [
  {
    name: 'lang',
    choices: ['en', 'el'],
    ...commandWords.commonOptions.lang,
  },
  {
    name: 'format',
    choices: ['text', 'json', 'ndjson'],
    ...commandWords.commonOptions.format,
  },
  {
    name: 'help',
    short: 'h',
    ...commandWords.commonOptions.help,
  },
  {
    name: 'version',
    ...commandWords.commonOptions.version,
  },
];

/** All options of a command. Its own options replace common ones of the same name. */
export const allOptions = (own: readonly Option[]): readonly Option[] => [...commonBeside(own), ...own];

/** The common options that a command does not replace. */
export const commonBeside = (own: readonly Option[]): readonly Option[] =>
  commonOptions.filter(({ name }) => own.every((option) => option.name !== name));
