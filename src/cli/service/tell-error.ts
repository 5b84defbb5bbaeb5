import { ClientError } from '../../client/error.js';
import type { Context } from '../args/command.js';
import { clean } from '../output/clean.js';

/** Says on standard error why a call failed. Any other error is a fault of the program, and is thrown. */
export async function tellError(context: Context, error: unknown): Promise<1 | 2> {
  if (!ClientError.isClientError(error)) throw error;
  for (const sentence of sentencesOf(error)) await complain(context, sentence);
  return /^(?:options|call)\//.test(error.code) ? 2 : 1;
}

/** What an error says; of a journal that cannot be written also why. */
export function sentencesOf({ code, message, cause }: ClientError): readonly string[] {
  return code === 'journal/not-written' && cause instanceof Error ? [message, cause.message] : [message];
}

/** A sentence on standard error, after all that was printed before it. */
export async function complain({ out, err }: Context, sentence: string): Promise<void> {
  await out.flush();
  await err.line(`parastatiko: ${clean(sentence)}`);
}
