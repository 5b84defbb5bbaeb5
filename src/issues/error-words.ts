import type { Locale } from './locale.js';
import { authority } from './locales/en/authority.js';
import { nextSteps, providerMessages } from './locales/en/next-steps.js';
import type { RuleWords } from './words-type.js';

type Sentences = Readonly<Record<string, string>>;

const meanings: Sentences = { ...authority, ...providerMessages };
const steps: Sentences = nextSteps;

/** The words of an error: its meaning, by code or message name, and what to do. */
export const errorWords = (error: string, next: string, { errors }: Locale): RuleWords => ({
  what: errors?.meanings[error] ?? meanings[error] ?? error,
  todo: errors?.steps[next] ?? steps[next] ?? next,
});
