import { describe, expect, it } from 'vitest';
import { authority as authorityEl } from '../../../src/issues/locales/el/authority.js';
import { memberNames } from '../../../src/issues/locales/el/member-names.js';
import {
  providerMessages as providerEl,
  nextSteps as stepsEl,
} from '../../../src/issues/locales/el/next-steps.js';
import { el } from '../../../src/issues/locales/el.js';
import { authority as authorityEn } from '../../../src/issues/locales/en/authority.js';
import {
  providerMessages as providerEn,
  nextSteps as stepsEn,
} from '../../../src/issues/locales/en/next-steps.js';
import { en } from '../../../src/issues/locales/en.js';
import type { Words } from '../../../src/issues/words-type.js';
import { english, greek, type Term } from './glossary.js';

const ofRules = (words: Words): [string, string][] =>
  Object.entries(words).map(([id, { what, todo }]) => [id, `${what} ${todo}`]);

const sentences = {
  en: [...ofRules(en), ...Object.entries({ ...authorityEn, ...stepsEn, ...providerEn })],
  el: [...ofRules(el), ...Object.entries({ ...authorityEl, ...stepsEl, ...providerEl, ...memberNames })],
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
