import type { Issue } from '../types/index.js';
import type { Locale } from './locale.js';
import { building } from './locales/en/building.js';
import { fill } from './template.js';

const MOST_SHOWN = 5;

/** The message of an error about a document: its first errors, each with its path and rule. */
export function buildingWords(issues: readonly Issue[], { building: words = building }: Locale): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const lines = errors
    .slice(0, MOST_SHOWN)
    .map(({ path, message, rule }) => `- ${path.join('.') || words.document}: ${message} (${rule})`);
  if (errors.length > MOST_SHOWN)
    lines.push(`- ${fill(words.more, { count: errors.slice(MOST_SHOWN).length })}`);
  return [words.head, ...lines].join('\n');
}
