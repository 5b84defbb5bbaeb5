import type { Language } from '../../../types/inside.js';
import type { Command, ListedCommand, Option } from '../args/command.js';
import { commonBeside, commonOptions } from '../args/common-options.js';
import { placeholderOf } from '../args/parse.js';
import type { Style } from '../terminal/style.js';
import type { StartWords } from '../words/index.js';
import { wrap } from './wrap.js';

/** How help looks: its language, style and width. */
export interface Look {
  readonly language: Language;
  readonly words: StartWords;
  readonly style: Style;
  readonly width: number;
}

export function programHelp(commands: readonly ListedCommand[], look: Look): string {
  const { words, style, language } = look;
  return [
    words.help.tagline,
    '',
    style.bold(`${words.help.usage}:`),
    `  parastatiko ${words.help.line}`,
    '',
    style.bold(`${words.help.commands}:`),
    ...table(
      commands.map(({ name, summary }) => [name, summary[language]]),
      look,
    ),
    '',
    style.bold(`${words.help.commonOptions}:`),
    ...optionTable(commonOptions, look),
    '',
    words.help.more('parastatiko validate --help'),
    '',
  ].join('\n');
}

export function commandHelp(name: string, command: Command, look: Look): string {
  const { words, style, language, width } = look;
  const inFile = command.options.filter((option) => option.inFile === true);
  const onLine = command.options.filter((option) => option.inFile !== true);
  return [
    `${style.bold(`${words.help.usage}:`)} parastatiko ${name} [${words.help.optionsHere}] ${command.operands[language]}`.trimEnd(),
    '',
    ...command.description[language].split('\n').flatMap((paragraph) => wrap(paragraph, '', width)),
    '',
    ...optionsUnder(words.help.options, onLine, look),
    ...optionsUnder(words.help.optionsInFile, inFile, look),
    style.bold(`${words.help.commonOptions}:`),
    ...optionTable(commonBeside(command.options), look),
    '',
    style.bold(`${words.help.exitCodes}:`),
    ...table(
      Object.entries(command.exitCodes).map(([code, when]) => [code, when[language]]),
      look,
    ),
    '',
    style.bold(`${words.help.examples}:`),
    ...Object.entries(command.examples).flatMap(([line, what]) => [
      `  ${style.cyan(line)}`,
      ...wrap(what[language], '      ', width),
    ]),
    '',
  ].join('\n');
}

const optionsUnder = (title: string, options: readonly Option[], look: Look): string[] =>
  options.length === 0 ? [] : [look.style.bold(`${title}:`), ...optionTable(options, look), ''];

const optionTable = (options: readonly Option[], look: Look): string[] =>
  table(
    options.map((option) => [namesOf(option, look.language), option[look.language]]),
    look,
  );

/** An option as it is typed, or as the file of `--options` has it. */
function namesOf(option: Option, language: Language): string {
  const { name, short, inFile } = option;
  const value = placeholderOf(option, language);
  if (inFile === true) return `"${name}": ${value || 'true'}`;
  return `${short === undefined ? '' : `-${short}, `}--${name} ${value}`.trimEnd();
}

/** Names on the left and their meanings on the right, wrapped. */
function table(rows: readonly (readonly [string, string])[], { width }: Look): string[] {
  const longest = Math.max(0, ...rows.map(([name]) => name.length));
  const indent = `  ${' '.repeat(longest)}   `;
  return rows.flatMap(([name, meaning]) => {
    const [first = '', ...more] = wrap(meaning, indent, width);
    return [`  ${name.padEnd(longest)}   ${first.trimStart()}`, ...more];
  });
}
