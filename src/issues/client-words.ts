import type { Params } from '../types/issue.js';
import type { Locale } from './locale.js';
import {
  type ClientErrorCode,
  type ClientPart,
  type ClientStep,
  clientErrors,
  clientParts,
  clientSteps,
  type UnknownWhy,
  unknownReasons,
} from './locales/en/client.js';
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
const withoutStop = (text: string): string => text.trim().replace(/\.$/, '');

/** What to do after an outcome, as a sentence. */
export const clientStepWords = (step: ClientStep, { client }: Locale): string =>
  client?.steps[step] ?? clientSteps[step];

/** Why an outcome is unknown, as a sentence. */
export const unknownWords = (why: UnknownWhy, detail: string | undefined, { client }: Locale): string =>
  fill(client?.reasons[why] ?? unknownReasons[why], detail ? { detail: withoutStop(detail) } : {});
