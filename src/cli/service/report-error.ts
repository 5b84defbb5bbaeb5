import { ClientError } from '../../client/error.js';
import type { Context, Values } from '../args/command.js';
import { clean } from '../output/clean.js';
import { inTypedNames } from './typed-names.js';

/** Reports on standard error why a call failed. Any other error is a bug and is thrown. */
export async function reportError(context: Context, error: unknown): Promise<1 | 2> {
  if (!ClientError.isClientError(error)) throw error;
  for (const sentence of sentencesOf(error, context.values)) await complain(context, sentence);
  return /^(?:options|call)\//.test(error.code) ? 2 : 1;
}

/** The message of an error, and its cause if a journal cannot be written. */
export function sentencesOf(
  { code, message, member, cause }: ClientError,
  values: Values,
): readonly string[] {
  const sentence = inTypedNames(message, values, member);
  return code === 'journal/not-written' && cause instanceof Error ? [sentence, cause.message] : [sentence];
}

/** Writes a sentence to standard error, after everything that was printed before. */
export async function complain({ out, err }: Context, sentence: string): Promise<void> {
  await out.flush();
  await err.line(`parastatiko: ${clean(sentence)}`);
}
