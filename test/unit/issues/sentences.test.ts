import { describe, expect, it } from 'vitest';
import { argumentErrors as argumentsEl } from '../../../src/issues/locales/el/arguments.js';
import { authority as authorityEl } from '../../../src/issues/locales/el/authority.js';
import { clientErrors as clientErrorsEl } from '../../../src/issues/locales/el/client.js';
import { journalErrors as journalErrorsEl } from '../../../src/issues/locales/el/journal.js';
import {
  providerMessages as providerEl,
  nextSteps as stepsEl,
} from '../../../src/issues/locales/el/next-steps.js';
import { optionsErrors as optionsEl } from '../../../src/issues/locales/el/options.js';
import {
  clientSteps as clientStepsEl,
  unknownReasons as unknownEl,
} from '../../../src/issues/locales/el/outcomes.js';
import { printingWords as printingEl } from '../../../src/issues/locales/el/printing.js';
import { registryWords as registryEl } from '../../../src/issues/locales/el/registry.js';
import { webhookWords as webhooksEl } from '../../../src/issues/locales/el/webhooks.js';
import { el } from '../../../src/issues/locales/el.js';
import { argumentErrors as argumentsEn } from '../../../src/issues/locales/en/arguments.js';
import { authority as authorityEn } from '../../../src/issues/locales/en/authority.js';
import { clientErrors as clientErrorsEn } from '../../../src/issues/locales/en/client.js';
import { journalErrors as journalErrorsEn } from '../../../src/issues/locales/en/journal.js';
import {
  providerMessages as providerEn,
  nextSteps as stepsEn,
} from '../../../src/issues/locales/en/next-steps.js';
import { optionsErrors as optionsEn } from '../../../src/issues/locales/en/options.js';
import {
  clientSteps as clientStepsEn,
  unknownReasons as unknownEn,
} from '../../../src/issues/locales/en/outcomes.js';
import { printingWords as printingEn } from '../../../src/issues/locales/en/printing.js';
import { type RegistryWords, registryWords as registryEn } from '../../../src/issues/locales/en/registry.js';
import { webhookWords as webhooksEn } from '../../../src/issues/locales/en/webhooks.js';
import { en } from '../../../src/issues/locales/en.js';
import type { Words } from '../../../src/issues/words-type.js';

/** Every text of ours that a person may read, of rules, refusals and errors that come back. */
const textsOf = (words: Words, ...others: Readonly<Record<string, string>>[]): [string, string][] => [
  ...Object.entries(words).flatMap(([id, { what, todo }]): [string, string][] => [
    [`${id}, what`, what],
    [`${id}, todo`, todo],
  ]),
  ...others.flatMap((each, group) =>
    Object.entries(each).map(([id, text]): [string, string] => [`${group} ${id}`, text]),
  ),
];

/** The position of a problem is part of a sentence. */
const sentencesAbout = ({ position, ...sentences }: RegistryWords): Readonly<Record<string, string>> =>
  sentences;

const english = textsOf(
  en,
  authorityEn,
  stepsEn,
  providerEn,
  clientErrorsEn,
  clientStepsEn,
  unknownEn,
  journalErrorsEn,
  webhooksEn,
  optionsEn,
  argumentsEn,
  printingEn,
  sentencesAbout(registryEn),
);
const greek = textsOf(
  el,
  authorityEl,
  stepsEl,
  providerEl,
  clientErrorsEl,
  clientStepsEl,
  unknownEl,
  journalErrorsEl,
  webhooksEl,
  optionsEl,
  argumentsEl,
  printingEl,
  sentencesAbout(registryEl),
);

const LONGEST = 160;

/** The sentences of a text; a point inside a number or a name ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!]\]?) (?=[\p{Lu}[])/u);

/** A text without its values. */
const wordsOnly = (text: string): string => text.replace(/\{\w+\}/g, '').replace(/[[\]]/g, '');

describe.each([
  ['English', english],
  ['Greek', greek],
])('every text in %s', (_, texts) => {
  it('consists of complete sentences that are not too long', () => {
    const long = texts.filter(([id, text]) =>
      id === 'totals/gross, what'
        ? false
        : sentencesOf(wordsOnly(text)).some((each) => each.length > LONGEST),
    );
    expect(long).toEqual([]);
    expect(texts.filter(([, text]) => !/[.;?…]\]?$/.test(text))).toEqual([]);
  });

  it('has correct spacing', () => {
    // A value takes the place of its braces.
    const filled = texts.map(([id, text]) => [id, text.replace(/\{\w+\}/g, 'x')] as const);
    expect(filled.filter(([, text]) => / {2}| [.,·:]|^ | $|\( | \)/.test(text))).toEqual([]);
  });
});

describe('quotation marks', () => {
  it('are "these" in English', () => {
    expect(english.filter(([, text]) => /[«»“”„]/.test(text))).toEqual([]);
  });

  it('are «these» in Greek', () => {
    expect(greek.filter(([, text]) => /["“”„]/.test(text))).toEqual([]);
  });
});

describe('the two languages', () => {
  it('cover the same rules, errors and steps', () => {
    expect(Object.keys(el).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(stepsEl).sort()).toEqual(Object.keys(stepsEn).sort());
    expect(Object.keys(providerEl).sort()).toEqual(Object.keys(providerEn).sort());
  });

  it('use the same params in every error', () => {
    const values = (texts: readonly [string, string][]): [string, string[]][] =>
      texts
        .filter(([id]) => !/, (?:what|todo)$/.test(id))
        .map(([id, text]) => [id, [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()]);
    expect(Object.fromEntries(values(greek))).toEqual(Object.fromEntries(values(english)));
  });

  it('use the same params', () => {
    const values = (words: Words, id: string): string[] =>
      [...new Set(`${words[id]?.what} ${words[id]?.todo}`.match(/\{\w+\}/g) ?? [])].sort();
    for (const id of Object.keys(en)) expect([id, values(el, id)]).toEqual([id, values(en, id)]);
  });
});

describe('the advice for a returned error', () => {
  it('is in English', () => {
    const verbs = /^(?:Ask|Check|Compare|Correct|Do not|Find|Inform|Report|Search|Wait)\b/;
    expect(Object.entries(stepsEn).filter(([, text]) => !verbs.test(text))).toEqual([]);
  });

  it('is in Greek', () => {
    expect(Object.entries(stepsEl).filter(([, text]) => !/^(?:Μη )?\p{L}+τ[εέ] /u.test(text))).toEqual([]);
  });
});

describe('what must, may and cannot be', () => {
  const MUST = /\b(?:must|ha(?:s|ve) to)\b(?! not| never)/;
  const MUST_NOT = /\b(?:must|may|can) (?:not|never)\b|\bcannot\b/;
  const MAY = /\bmay\b(?! not)/;
  const greekOf = new Map(greek);
  const weaker = (list: [string, string][], inEnglish: RegExp, inGreek: RegExp) =>
    list
      .filter(([id, text]) => inEnglish.test(text) && !inGreek.test(greekOf.get(id) ?? ''))
      .map(([id, text]) => [id, text, greekOf.get(id)]);

  it('is said in Greek as in English: must, may, and not', () => {
    expect(weaker(english, MUST, /[Ππ]ρέπει|χρειάζ|απαιτ|υποχρεωτικ/)).toEqual([]);
    expect(weaker(english, MAY, /μπορ|επιτρέπ|ίσως|ενδέχεται|δικαίωμα/)).toEqual([]);
    expect(
      weaker(english, MUST_NOT, /(?:^|[ (])(?:[Δδ]εν?|[Μμ]ην?|ούτε) |όχι|[Μμ]όνο |[Κκ]α(?:νέν|μία)/),
    ).toEqual([]);
  });

  it('is said with its own word where a sentence explains an error: there, the bare present says the opposite', () => {
    const explanations = english.filter(([id]) => /^0 \d+$/.test(id));
    expect(explanations.length).toBeGreaterThan(150);
    const FORBIDS = /δεν (?:επιτρέπ|μπορ|γίν|πρέπει)|μόνο /;
    expect(weaker(explanations, MUST_NOT, FORBIDS)).toEqual([]);
    expect(
      weaker(
        explanations,
        /\bonly\b.*\bmay\b|\bmay\b.*\bonly\b/,
        /(?:μπορ|επιτρέπ).*μόνο|μόνο.*(?:μπορ|επιτρέπ)/,
      ),
    ).toEqual([]);
  });

  it('is said in English where Greek says it', () => {
    const stronger = (inGreek: RegExp, inEnglish: RegExp) =>
      greek.filter(([id, text]) => inGreek.test(text) && !inEnglish.test(englishOf.get(id) ?? ''));
    const englishOf = new Map(english);
    expect(stronger(/δεν επιτρέπ/, /\b(?:not|cannot|only|never|no)\b/)).toEqual([]);
    expect(
      stronger(/[Ππ]ρέπει/, /\b(?:must|ha(?:s|ve) to|needs?|should|is to|are to|required|expected)\b/),
    ).toEqual([]);
  });
});
