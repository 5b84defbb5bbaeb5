import { ClientError } from '../../../sending/client/index.js';
import { JournalError } from '../../../sending/client/journal/inside.js';
import type { Context } from '../args/command.js';
import { textOf } from '../args/values.js';
import { block } from '../output/block.js';
import { clean } from '../terminal/clean.js';

/** Reports on standard error why a call failed, or a journal cannot be used. Any other error is a bug and is thrown. */
export async function reportError(context: Context, error: unknown): Promise<1 | 2> {
  if (JournalError.isJournalError(error)) {
    await complain(context, error.message);
    return 2;
  }
  if (!ClientError.isClientError(error)) throw error;
  for (const sentence of sentencesOf(error, context)) await complain(context, sentence);
  return /^(?:options|call)\//.test(error.code) ? 2 : 1;
}

/** The message of an error, and its cause if a journal cannot be written. */
function sentencesOf(
  { code, message, member, cause }: ClientError,
  context: Pick<Context, 'options' | 'values'>,
): readonly string[] {
  const sentence = inTypedNames(message, context, member);
  return code === 'journal/not-written' && cause instanceof Error ? [sentence, cause.message] : [sentence];
}

/** What happened to something that a call failed for, and why. */
export const errorLines = (name: string, what: string, error: ClientError, context: Context) =>
  block([name, context.style.red(what)], sentencesOf(error, context));

export const errorJson = ({ code, message, safeToRepeat }: ClientError): object => ({
  code,
  message,
  safeToRepeat,
});

const WORD = /[A-Za-z]+/g;

/**
 * A sentence of the library with the names that the user typed: `--from` instead of `issuedFrom`.
 *
 * @param member the value that the sentence is about, if it is about one
 */
export function inTypedNames(
  sentence: string,
  { options, values }: Pick<Context, 'options' | 'values'>,
  member?: string,
): string {
  const names = new Map([
    ['baseUrl', textOf(values, 'base-url') === undefined ? 'PARASTATIKO_BASE_URL' : '--base-url'],
    ['apiKey', textOf(values, 'key-file') === undefined ? 'PARASTATIKO_API_KEY' : '--key-file'],
  ]);
  for (const option of member === undefined ? [] : options)
    if (option.member !== undefined) names.set(option.member, `--${option.name}`);
  return sentence.replace(WORD, (word) => names.get(word) ?? word);
}

/** Writes a sentence to standard error, after everything that was printed before. */
export async function complain({ out, err }: Context, sentence: string): Promise<void> {
  await out.flush();
  await err.line(`parastatiko: ${clean(sentence)}`);
}
