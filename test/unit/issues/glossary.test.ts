import { describe, expect, it } from 'vitest';
import { memberNames } from '../../../src/issues/locales/greek/in-greek.js';
import { english, greek, type Term } from './glossary.js';
import { stated } from './stated-words.js';

/** The words of rules, and of errors that come back. */
const words = stated.filter(
  ({ file, id }) =>
    (/, (?:what|todo)$/.test(id) && file !== 'onboarding') ||
    ['authority', 'next-steps', 'provider-messages'].includes(file),
);

const sentences = {
  en: words.map(({ id, en }): [string, string] => [id, en]),
  el: [...words.map(({ id, el }): [string, string] => [id, el]), ...Object.entries(memberNames)],
};

const others = ({ not }: Term, all: readonly [string, string][]): [string, string][] =>
  // Names of members and of values are names, not words.
  all.filter(([, text]) => not.test(text.replace(/\{\w+\}/g, '{}').replace(/[a-z]+(?:[A-Z]\w*)+/g, '')));

describe('messages use one word for one thing', () => {
  it.each(english)('in English: $word', (term) => {
    expect(others(term, sentences.en)).toEqual([]);
  });

  it.each(greek)('in Greek: $word', (term) => {
    expect(others(term, sentences.el)).toEqual([]);
  });
});
