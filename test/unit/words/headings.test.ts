import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorTitle, ruleSentence, ruleTitle } from '../../../scripts/words/headings.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { explain } from '../../../src/tools/catalogue/explain.js';

const LANGUAGES = ['en', 'el'] as const;

/** Amounts, MARKs, numbers of documents, VAT numbers, dates, times and texts in quotation marks: values of one document. */
const VALUES = /\d[.,]\d{2}(?!\d)|\d{4,}|\b\d{1,2}\/\d{1,2}\/\d{4}|\d{2}:\d{2}|\b[A-Z]{2}\d{6,}/g;

/** The same of every document: the number of nobody, and no amount. */
const CONSTANT = new Set(['000000000', '0.00', '0,00']);

const valuesIn = (text: string): string[] =>
  (text.match(VALUES) ?? []).filter((value) => !CONSTANT.has(value));

describe.each(catalogue.map((rule) => [rule.id, rule] as const))('the page of %s', (id, rule) => {
  it.each(LANGUAGES)('begins with a title and what is always true, in %s', (language) => {
    const [title, sentence] = [ruleTitle(id, language), ruleSentence(id, language)];
    expect(title).toMatch(/^[\p{L}\d].{2,58}[^.]$/u);
    expect(title).not.toBe(id);
    expect(sentence).toMatch(/^[\p{L}'].*\.$/u);
    if (language === 'el') for (const text of [title, sentence]) expect(text).toMatch(/\p{Script=Greek}/u);
    else for (const text of [title, sentence]) expect(text).not.toMatch(/\p{Script=Greek}/u);
  });

  it('has no value of an example in them', () => {
    for (const language of LANGUAGES) {
      const text = `${ruleTitle(id, language)} ${ruleSentence(id, language)}`;
      expect(valuesIn(text)).toEqual([]);
      const { what = '', example, bad = [] } = explain(id, language === 'el' ? el : undefined) ?? {};
      const params = bad.flatMap(({ issues }) =>
        issues.flatMap((issue) => (issue.rule === id ? Object.values(issue.params) : [])),
      );
      // What the rule is about is not of the example: its types, and what each of its issues says.
      const types: readonly string[] = 'appliesTo' in rule ? [rule.appliesTo].flat() : [];
      const own = params
        .map(String)
        .filter((value) => /\d../.test(value) && !types.includes(value) && !what.includes(value));
      for (const value of own) expect(text.split(/[\s,;:()«»"]+|\.(?:\s|$)/)).not.toContain(value);
      if (what.includes('{')) expect(ruleSentence(id, language)).not.toBe(example?.what);
    }
  });
});

describe('the titles', () => {
  it('of the rules of one subject differ', () => {
    for (const language of LANGUAGES) {
      const titles = catalogue.map(({ id }) => `${id.split('/')[0]}: ${ruleTitle(id, language)}`);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  it('of errors are short, and in both languages', () => {
    const { errors, providerSpecific } = JSON.parse(
      readFileSync('reference/aade-validation-errors.json', 'utf8'),
    ) as Record<'errors' | 'providerSpecific', { errors?: object[] } & { code: number }[]>;
    const listed = [...errors, ...((providerSpecific as { errors?: { code: number }[] }).errors ?? [])];
    expect(listed.length).toBeGreaterThan(180);
    for (const { code } of listed) {
      expect(errorTitle(String(code), 'en')).toMatch(/^[A-Za-z].{5,80}[^.;]$/);
      expect(errorTitle(String(code), 'el')).toMatch(/^(?=.*\p{Script=Greek}).{5,85}[^.;]$/u);
    }
  });
});
