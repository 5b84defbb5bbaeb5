import type { Params } from '../types/issue.js';
import type { Locale } from './locale.js';
import { type ClientErrorCode, type ClientPart, clientErrors, clientParts } from './locales/en/client.js';
import { fill } from './template.js';

/** The message of a client error. `part` names what was expected, or what is missing in the answer. */
export function clientWords(
  code: ClientErrorCode,
  params: Params,
  part: ClientPart | undefined,
  { client }: Locale,
): string {
  const { detail } = params;
  const said = {
    ...(part !== undefined && { expected: client?.parts[part] ?? clientParts[part] }),
    ...(typeof detail === 'string' && { detail: withoutStop(detail) }),
  };
  return fill(client?.errors[code] ?? clientErrors[code], { ...params, ...said });
}

/** Removes a final full stop, because the text is inserted into a sentence. */
export const withoutStop = (text: string): string => text.trim().replace(/\.$/, '');
