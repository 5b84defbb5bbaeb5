import type { Params } from '../types/issue.js';
import {
  clientErrors as errorsEl,
  clientParts as partsEl,
  unknownReasons as reasonsEl,
  clientSteps as stepsEl,
} from './locales/el/client.js';
import {
  type ClientErrorCode,
  type ClientPart,
  type ClientStep,
  clientErrors as errorsEn,
  clientParts as partsEn,
  unknownReasons as reasonsEn,
  clientSteps as stepsEn,
} from './locales/en/client.js';
import { fill } from './template.js';
import type { Locale } from './words.js';

const words = {
  el: { errors: errorsEl, parts: partsEl, reasons: reasonsEl, steps: stepsEl },
  en: { errors: errorsEn, parts: partsEn, reasons: reasonsEn, steps: stepsEn },
} as const;

/** The message of an error of the client. `part` names what was expected, or what an answer lacks. */
export function clientWords(
  code: ClientErrorCode,
  params: Params,
  part: ClientPart | undefined,
  locale: Locale,
): string {
  const { errors, parts } = words[locale];
  const { detail } = params;
  const said = {
    ...(part !== undefined && { expected: parts[part] }),
    ...(typeof detail === 'string' && { detail: withoutStop(detail) }),
  };
  return fill(errors[code], { ...params, ...said });
}

/** What others say ends with a full stop or not; the sentence around it has one of its own. */
const withoutStop = (text: string): string => text.trim().replace(/\.$/, '');

/** What to do after an outcome, in words. */
export const clientStepWords = (step: ClientStep, locale: Locale): string => words[locale].steps[step];

/** Why an outcome is not known, as a stable word. */
export type UnknownWhy = keyof typeof reasonsEn;

/** Why an outcome is not known, in words. */
export const unknownWords = (why: UnknownWhy, detail: string | undefined, locale: Locale): string =>
  fill(words[locale].reasons[why], detail ? { detail: withoutStop(detail) } : {});
