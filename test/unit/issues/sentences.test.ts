import { describe, expect, it } from 'vitest';
import { stated } from './stated-words.js';

/** Texts that are part of a sentence. */
const PARTS: ReadonlySet<string> = new Set([
  'assembled',
  'building',
  'client-parts',
  'lost',
  'onboarding-types',
]);

const whole = stated.filter(({ file, id }) => !PARTS.has(file) && id !== 'position');
const english = whole.map(({ file, id, en }): [string, string] => [`${file} ${id}`, en]);
const greek = whole.map(({ file, id, el }): [string, string] => [`${file} ${id}`, el]);
const stepsIn = (language: 'en' | 'el') =>
  stated.filter(({ file }) => file === 'next-steps').map((each) => each[language]);

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
      id === 'documents/totals totals/gross, what'
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

describe('the advice for a returned error', () => {
  it('is in English', () => {
    const verbs = /^(?:Then send|Ask|Check|Compare|Correct|Do not|Find|Inform|Report|Search|Wait)\b/;
    expect(stepsIn('en').filter((text) => !verbs.test(text))).toEqual([]);
  });

  it('is in Greek', () => {
    expect(stepsIn('el').filter((text) => !/^(?:Μη |Έπειτα )?\p{L}+τ[εέ] /u.test(text))).toEqual([]);
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
    expect(weaker(english, MAY, /[Μμ]πορ|επιτρέπ|[Ίί]σως|ενδέχεται|δικαίωμα/)).toEqual([]);
    expect(
      weaker(english, MUST_NOT, /(?:^|[ (])(?:[Δδ]εν?|[Μμ]ην?|ούτε) |όχι|[Μμ]όνο |[Κκ]α(?:νέν|μία)/),
    ).toEqual([]);
  });

  it('is said with its own word where a sentence explains an error: there, the bare present says the opposite', () => {
    const explanations = stated
      .filter(({ file, id }) => file === 'authority' && /^\d+$/.test(id))
      .map(({ file, id, en }): [string, string] => [`${file} ${id}`, en]);
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
