import { nearest } from '../../reading/inside.js';
import { version } from '../../types/inside.js';
import type { Context, ListedCommand } from './args/command.js';
import { allOptions, commonOptions } from './args/common-options.js';
import { languageOf } from './args/language.js';
import { parseLine, splitCommand } from './args/parse.js';
import { atStatedTime } from './args/time.js';
import { UsageError } from './args/usage-error.js';
import { commands } from './generated/list.js';
import { BrokenPipe, type Io, OutputError } from './io.js';
import { commandHelp, type Look, programHelp } from './output/help.js';
import { widthOf } from './output/wrap.js';
import { clean } from './terminal/clean.js';
import { Output } from './terminal/output.js';
import { isColoured, styleFor } from './terminal/style.js';
import { localeOf, type StartWords, startWords, wordsIn } from './words/index.js';

/** The exit code for a program whose reader has closed the output. */
const BROKEN_PIPE = 141;

/**
 * Runs one command line and returns the exit code of the process. Never rejects, and never shows a stack trace.
 *
 * @example process.exitCode = await run(['validate', 'invoice.json'], nodeIo());
 */
export async function run(line: readonly string[], io: Io): Promise<number> {
  const language = languageOf(line, io.env);
  const words = await startWords(language);
  const hasColours = [io.stdout, io.stderr].some((sink) => isColoured(styleFor(sink, io.env)));
  const out = new Output(io.stdout, hasColours);
  const err = new Output(io.stderr, hasColours);
  const look: Look = {
    language,
    words,
    style: styleFor(io.stdout, io.env),
    width: widthOf(io.stdout.columns),
  };
  let known: ListedCommand | undefined;
  try {
    const { command: name, rest } = splitCommand(line, commonOptions);
    known = commands.find((command) => command.name === name);
    if (name === 'help') return await help(rest, out, look);
    if (name !== undefined && known === undefined) throw unknownCommand(name);
    const command = await known?.load();
    const { values, repeated, operands } = parseLine(rest, allOptions(command?.options ?? []));
    if (values.version) return await say(out, `${version}\n`, 0);
    if (values.help) return await say(out, await helpOf(known, look), 0);
    if (command === undefined)
      return await say(err, programHelp(commands, { ...look, style: styleFor(io.stderr, io.env) }), 2);
    const excess = command.most === undefined ? undefined : operands[command.most];
    if (excess !== undefined) throw new UsageError((usage) => usage.tooManyArguments(excess));
    const locale = await localeOf(language);
    const { options } = command;
    const given = {
      io,
      language,
      locale,
      words: await wordsIn(language),
      style: look.style,
      out,
      err,
      operands,
      values,
      options,
      repeated,
    };
    const context = await withOptions(atStatedTime(given));
    const code = context === undefined ? 2 : await command.run(context);
    await out.flush();
    await err.flush();
    return code;
  } catch (error) {
    return await sayError(error);
  }

  async function sayError(error: unknown): Promise<number> {
    if (error instanceof BrokenPipe) return BROKEN_PIPE;
    try {
      if (!(error instanceof OutputError)) await out.flush();
      return await say(err, usageText(error), 2);
    } catch {
      return BROKEN_PIPE;
    }
  }

  function usageText(error: unknown): string {
    if (error instanceof OutputError) {
      const { code, file } = error;
      const said = file === undefined ? words.usage.notWritten(code) : notSaved(clean(file), code, words);
      return `parastatiko: ${said}\n`;
    }
    if (!(error instanceof UsageError)) {
      return `parastatiko: ${words.usage.unexpected(error instanceof Error ? clean(error.message) : 'unknown')}\n`;
    }
    const meant = error.meant === undefined ? '' : ` ${words.usage.didYouMean(error.meant)}`;
    const helpLine = `parastatiko ${known === undefined ? '' : `${known.name} `}--help`;
    return `parastatiko: ${clean(error.say(words.usage, language))}${meant}\n${words.usage.see(helpLine)}\n`;
  }
}

/** The context with the options of a file, if one is named; `undefined` if it cannot be used, which was reported. */
async function withOptions(context: Context): Promise<Context | undefined> {
  const { options: file } = context.values;
  if (typeof file !== 'string') return context;
  return await (await import('./input/options-file.js')).withOptionsFile(context, file);
}

async function help(rest: readonly string[], out: Output, look: Look): Promise<number> {
  const [name] = parseLine(rest, commonOptions).operands;
  const command = commands.find((each) => each.name === name);
  if (name !== undefined && command === undefined) throw unknownCommand(name);
  return await say(out, await helpOf(command, look), 0);
}

/** The help of a command, or of the whole program. */
const helpOf = async (command: ListedCommand | undefined, look: Look): Promise<string> =>
  command ? commandHelp(command.name, await command.load(), look) : programHelp(commands, look);

function unknownCommand(name: string): UsageError {
  const names = [...commands.map((command) => command.name), 'help'];
  return new UsageError((words) => words.unknownCommand(name), nearest(name, names));
}

async function say(output: Output, text: string, code: number): Promise<number> {
  await output.write(text);
  await output.flush();
  return code;
}

function notSaved(file: string, code: string, { usage }: StartWords): string {
  if (code === 'EEXIST') return usage.fileExists(file);
  return code === 'ENOENT' ? usage.noFolder(file) : usage.notSaved(file, code);
}
