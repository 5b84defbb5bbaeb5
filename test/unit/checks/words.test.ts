import { describe, expect, it } from 'vitest';
import { broken } from '../../../scripts/checks/words/terms.js';
import { textsOfJson, textsOfPage, textsOfSource } from '../../../scripts/checks/words/texts.js';

const words = (texts: readonly { readonly language: string; readonly text: string }[]): string[] =>
  texts.map(({ language, text }) => `${language}: ${text}`);

describe('the texts that people read', () => {
  it('of a JSON file are those under the name of a language', () => {
    const content = {
      a: { en: { one: 'One', many: 'Many' }, el: 'Ένα', words: 'ένα' },
      b: [{ comment: 'What' }],
    };
    expect(words(textsOfJson('a.json', JSON.stringify(content)))).toEqual([
      'en: One',
      'en: Many',
      'el: Ένα',
      'en: What',
    ]);
  });

  it('of a source file are Greek literals, and English ones by their name', () => {
    const content = [
      'const a = { en: `One $' + "{b()} Ά`, el: 'Ένα', words: 'ένα' };",
      "f('Δύο', 'Two'); // Τρία",
    ].join('\n');
    expect(words(textsOfSource('a.ts', content)).filter((text) => text !== 'en: ')).toEqual([
      'en: One ',
      'en:  Ά',
      'el: Ένα',
      'el: Δύο',
    ]);
  });

  it('of a page are its prose, without code and targets', () => {
    const content = 'One `code` [two](target.md)\n\n```sh\nthree\n```\n\nΤέσσερα <!-- five -->';
    const said = (file: string) => textsOfPage(file, content).filter(({ text }) => text !== '');
    expect(words(said('docs/guide/a.md'))).toEqual(['en: One `` [two]', 'en: Τέσσερα ']);
    expect(words(said('docs/el/guide/a.md'))).toEqual(['el: One `` [two]', 'el: Τέσσερα ']);
  });
});

describe('the terms', () => {
  const found = (language: 'en' | 'el', text: string, file = 'reference/words/documents/a.json'): string[] =>
    broken([{ file, at: '1', language, text }]).map(({ word }) => word);

  it.each([
    ['en', 'The tax number is wrong.', ['tax number']],
    ['en', 'The {member} is a member state.', []],
    ['en', 'A field, 24%, of the digital transaction fee (stamp duty).', []],
    ['el', 'Πώληση αγαθών; επιχείρηση', [';']],
    ['el', 'Πώληση αγαθών; Επιχείρηση', []],
    ['el', 'Τι κάνω;', []],
    ['el', 'Πληρωμή με IRIS (άμεση πληρωμή).', []],
    ['el', 'Άμεση πληρωμή', ['Άμεση πληρωμ']],
    ['el', 'Το ποσό σε {total} %.', ['} %']],
  ] as const)('in %s: %s', (language, text, wrong) => {
    expect(found(language, text)).toEqual(wrong);
  });

  it('hold where they are about', () => {
    expect(found('el', 'Ο αγοραστής')).toEqual(['αγοραστ']);
    expect(found('el', 'Ο αγοραστής', 'reference/choose.json')).toEqual([]);
  });
});
