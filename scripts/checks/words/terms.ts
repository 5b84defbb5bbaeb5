import { readFileSync } from 'node:fs';
import type { Text } from './texts.js';

/** One word for one thing: the word, and those that it replaces. */
interface Term {
  readonly write: string;
  readonly not: string;
  /** The texts that it is about, by the beginning of their path. Default: all. */
  readonly in?: string;
  /** Capitals count. */
  readonly exact?: boolean;
}

/** A text with a word that has another one in its place. */
interface Broken extends Text {
  readonly word: string;
  readonly write: string;
}

const FILE = 'scripts/checks/words/terms.json';

const stated = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly places: Readonly<Record<string, string>>;
} & Readonly<Record<Text['language'], readonly Term[]>>;

const compiled = (['en', 'el'] as const).flatMap((language) =>
  stated[language].map(({ write, not, in: place, exact }) => ({
    language,
    write,
    not: new RegExp(not, exact === true ? 'u' : 'iu'),
    at: new RegExp(place === undefined ? '' : (stated.places[place] ?? place)),
  })),
);

/** Names of members and of values, and places for values, are names, not words. */
const prose = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/(?<![\p{L}])[a-z]+(?:[A-Z]\w*)+/gu, '');

/** The texts that break a term, with the term. */
export const broken = (texts: readonly Text[]): Broken[] =>
  texts.flatMap((each) => {
    const words = prose(each.text);
    return compiled.flatMap(({ language, write, not, at }) => {
      if (each.language !== language || !at.test(each.file)) return [];
      const word = not.exec(words)?.[0];
      return word === undefined ? [] : [{ ...each, word, write }];
    });
  });
