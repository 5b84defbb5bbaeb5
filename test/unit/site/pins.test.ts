import { describe, expect, it } from 'vitest';
import { allPages } from '../../../scripts/site/pages/all.js';
import { pinsOf } from '../../../scripts/site/pins.js';
import { pinned } from '../../../site/src/search/pins.js';

const { pages } = allPages();
const languages = { en: '', el: '/el' } as const;

/** What people paste or type, and the page that it names, in both languages of the site. */
const asked: Readonly<Record<string, string>> = {
  'totals/gross': '/rules/totals/gross/',
  'rule totals/net-sum': '/rules/totals/net-sum/',
  '313': '/errors/313/',
  'error 228': '/errors/228/',
  'Σφάλμα 203': '/errors/203/',
  '11.1': '/reference/document-types/',
  'τύπος 1.1': '/reference/document-types/',
  unknown: '/guide/sending/',
  refused: '/guide/sending/',
  InvalidDocumentError: '/api/parastatiko/#invaliddocumenterror',
  'ERROR: the net values of the lines add up to 99.80, but the total net value is 100.00.':
    '/rules/totals/net-sum/',
  'Στη γραμμη 3, ο ΦΠΑ 24% επι 10,00 ειναι 2,40, αλλα το ποσο ΦΠΑ ειναι 2,45': '/rules/totals/line-vat/',
  'On line 1, quantity 2 × unit price 24.5 is 49.00, but the value before discount is 49.80.':
    '/rules/totals/line-product/',
};

describe.each(Object.entries(languages))('what a question names, in %s', (language, prefix) => {
  const pins = pinsOf(pages, language as keyof typeof languages);

  it.each(Object.entries(asked))('%s', (question, address) => {
    expect(pinned(question, pins)[0]?.url).toBe(`${prefix}${address}`);
  });

  it('leaves other questions to their words', () => {
    for (const question of ['', 'constructor', 'split a bill', 'πώς πιστώνω τιμολόγιο']) {
      expect(pinned(question, pins), question).toEqual([]);
    }
  });
});
