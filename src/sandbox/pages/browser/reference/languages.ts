import english from 'openapi-explorer/dist/es/languages/en.js';
import { el } from './generated/el.js';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

// scripts/page puts this module in the place of the viewer's own languages, which have no Greek.

let words: Words = english.translation;

export function initI18n(language: string | undefined): void {
  words = language === 'el' ? el.viewer : english.translation;
}

/** A text of the viewer, by its group and name. */
export function getI18nText(key: string): string {
  const [group = '', name = ''] = key.split('.');
  return words[group]?.[name] ?? english.translation[group]?.[name] ?? key;
}
