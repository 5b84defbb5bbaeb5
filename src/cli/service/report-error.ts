import { ClientError } from '../../client/error.js';
import type { Context } from '../args/command.js';
import { clean } from '../output/clean.js';

/** Reports on standard error why a call failed. Any other error is a bug and is thrown. */
export async function reportError(context: Context, error: unknown): Promise<1 | 2> {
  if (!ClientError.isClientError(error)) throw error;
  for (const sentence of sentencesOf(error)) await complain(context, sentence);
  return /^(?:options|call)\//.test(error.code) ? 2 : 1;
}

/** The message of an error, and its cause if a journal cannot be written. */
export function sentencesOf({ code, message, cause }: ClientError): readonly string[] {
  return code === 'journal/not-written' && cause instanceof Error ? [message, cause.message] : [message];
}

/** Writes a sentence to standard error, after everything that was printed before. */
export async function complain({ out, err }: Context, sentence: string): Promise<void> {
  await out.flush();
  await err.line(`parastatiko: ${clean(sentence)}`);
}
