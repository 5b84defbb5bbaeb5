import { withoutStop } from './client-words.js';
import type { Locale } from './locale.js';
import { type ClientStep, clientSteps, type UnknownWhy, unknownReasons } from './locales/en/outcomes.js';
import { fill } from './template.js';

/** What to do after an outcome, as a sentence. Apart from the errors, because a client loads these with its first call. */
export const clientStepWords = (step: ClientStep, { client }: Locale): string =>
  client?.steps[step] ?? clientSteps[step];

/** Why an outcome is unknown, as a sentence. */
export const unknownWords = (why: UnknownWhy, detail: string | undefined, { client }: Locale): string =>
  fill(client?.reasons[why] ?? unknownReasons[why], detail ? { detail: withoutStop(detail) } : {});
