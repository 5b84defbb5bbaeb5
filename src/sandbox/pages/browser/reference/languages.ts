import english from 'openapi-explorer/dist/es/languages/en.js';
import { viewerWords } from './viewer-words.js';

// scripts/page puts this module in the place of the viewer's own languages, which have no Greek.

let words = english.translation;

/** Chooses the language of the viewer. */
export function initI18n(language: string | undefined): void {
  words = language === 'el' ? viewerWords : english.translation;
}

/** A text of the viewer, by its group and name. */
export function getI18nText(key: string): string {
  const [group = '', name = ''] = key.split('.');
  return words[group]?.[name] ?? english.translation[group]?.[name] ?? key;
}
