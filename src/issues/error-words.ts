import type { Locale } from './locale.js';
import { authority } from './locales/en/authority.js';
import { nextSteps, providerMessages } from './locales/en/next-steps.js';
import type { RuleWords } from './words-type.js';

type Sentences = Readonly<Record<string, string>>;

const meanings: Sentences = { ...authority, ...providerMessages };
const steps: Sentences = nextSteps;

/** The words of an error: by its code or the name of its message, and by the step that follows. */
export const errorWords = (error: string, next: string, { errors }: Locale): RuleWords => ({
  what: errors?.meanings[error] ?? meanings[error] ?? error,
  todo: errors?.steps[next] ?? steps[next] ?? next,
});
