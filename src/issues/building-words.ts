import type { Issue } from '../types/index.js';
import type { Locale } from './locale.js';
import { building } from './locales/generated/en/building.js';
import { say } from './say.js';

const MOST_SHOWN = 5;

/** The message of an error about a document: its first errors, each with its path and rule. */
export function buildingWords(issues: readonly Issue[], locale: Locale): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const document = say(building, 'document', {}, locale);
  const lines = errors
    .slice(0, MOST_SHOWN)
    .map(({ path, message, rule }) => `- ${path.join('.') || document}: ${message} (${rule})`);
  if (errors.length > MOST_SHOWN)
    lines.push(`- ${say(building, 'more', { count: errors.length - MOST_SHOWN }, locale)}`);
  return [say(building, 'head', {}, locale), ...lines].join('\n');
}
