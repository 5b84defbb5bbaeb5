import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../../scripts/site/page.js';
import { allPages } from '../../../scripts/site/pages/all.js';
import { pinsOf } from '../../../scripts/site/pins.js';
import { pinned } from '../../../site/src/search/pins.js';

const { pages } = allPages();
const languages = { en: '', el: '/el' } as const;

const NET_SUM = 'the net values of the lines add up to 99.80, but the total net value is 100.00.';
const LINE_VAT = 'Στη γραμμή 3, ο ΦΠΑ 24% επί 10,00 είναι 2,40, αλλά το ποσό ΦΠΑ είναι 2,45.';

/** What people paste or type, and the place that it names, in both languages of the site. */
const asked: Readonly<Record<string, string>> = {
  'totals/gross': '/rules/totals/gross/',
  'rule totals/net-sum': '/rules/totals/net-sum/',
  'what does totals/net-sum mean': '/rules/totals/net-sum/',
  'τι σημαίνει το `totals/gross`;': '/rules/totals/gross/',
  '313': '/errors/313/',
  'error 228': '/errors/228/',
  'error 228 again after a timeout': '/errors/228/',
  'Σφάλμα 203': '/errors/203/',
  'γιατί βγαίνει ο κωδικός 313 στα τιμολόγια': '/errors/313/',
  '{"statusCode":"ValidationError","errors":[{"code":"238"}]}': '/errors/238/',
  '11.1': '/reference/document-types/#row-11.1',
  'type 8.6': '/reference/document-types/#row-8.6',
  'τύπος 11.1': '/reference/document-types/#row-11.1',
  'πληρωμές σε παραστατικό τύπου 8.4': '/reference/document-types/#row-8.4',
  unknown: '/guide/sending/#row-unknown',
  'why is the status unknown': '/guide/sending/#row-unknown',
  'τι σημαίνει refused': '/guide/sending/#row-refused',
  technical: '/guide/when-it-fails/#row-technical',
  sandbox: '/guide/sandbox/',
  numbering: '/guide/numbering/',
  invoiceTypes: '/codes/invoiceTypes/',
  'parastatiko/client': '/api/client/',
  'keyRefused since this morning': '/guide/when-it-fails/#row-keyRefused',
  'options/base-url': '/guide/when-it-fails/#row-options/base-url',
  buildDocument: '/api/parastatiko/#builddocument',
  createClient: '/api/client/#createclient',
  'createClient timeout': '/api/client/#createclient',
  InvalidDocumentError: '/api/parastatiko/#invaliddocumenterror',
  'documents.issue': '/reference/operations/#documentsissue',
  'χαρακτηρισμός E3_561_001': '/codes/incomeClassificationTypes/#row-E3_561_001',
  [`2026-11-20T10:12:03Z ERROR [till-2] ${NET_SUM}`]: '/rules/totals/net-sum/',
  [`{"level":"warn","message":"${NET_SUM}"}`]: '/rules/totals/net-sum/',
  [`Document refused: ${NET_SUM} Correct it. Document refused: it is late.`]: '/rules/totals/net-sum/',
  'the net values of the lines add up to 99.80, but the tot': '/rules/totals/net-sum/',
  'net values of the lines add up to 99.80, but the total net': '/rules/totals/net-sum/',
  [LINE_VAT]: '/rules/totals/line-vat/',
  'ΣΤΗ ΓΡΑΜΜΗ 3, Ο ΦΠΑ 24% ΕΠΙ 10,00 ΕΙΝΑΙ 2,40, ΑΛΛΑ ΤΟ ΠΟΣΟ ΦΠΑ ΕΙΝΑΙ 2,45': '/rules/totals/line-vat/',
  'στη γραμμη 3, ο φπα 24% επι 10,00 ειναι 2,40, αλλα το ποσο φπα': '/rules/totals/line-vat/',
  [`${LINE_VAT} ${NET_SUM}`]: '/rules/totals/net-sum/',
  'facts/exemption-missing: Line 1 has VAT category 7 (VAT exempt), but no reason for the exemption.':
    '/rules/facts/exemption-missing/',
  'On line 1, quantity 2 × unit price 24.5 is 49.00, but the value before discount is 49.80.':
    '/rules/totals/line-product/',
  'Error: baseUrl is not an absolute URL. Give the base URL of your deployment':
    '/guide/when-it-fails/#row-options/base-url',
};

/** Words of a language, amounts and turns of phrase name nothing. */
const unnamed: readonly string[] = [
  '',
  'constructor',
  'errors',
  'serve a table',
  'split a bill',
  'πώς πιστώνω τιμολόγιο',
  'unknown customer country',
  'customer refused the receipt',
  'card payment timeout at the terminal',
  'open table more than 24h',
  'receipt of 8.40 paid with 10.1',
  'invoice 313 of May',
  'a document of the type for a customer',
  'print',
  'tables',
  'sandbox without a key',
];

describe.each(Object.entries(languages))('what a question names, in %s', (language, prefix) => {
  const { pins, texts } = pinsOf(pages, language as keyof typeof languages);
  const first = (question: string): string | undefined => {
    const [place = -1] = pinned(question, pins);
    return pins[place]?.[1];
  };

  it.each(Object.entries(asked))('%s', (question, address) => {
    expect(first(question)).toBe(`${prefix}${address}`);
  });

  it.each(unnamed)('nothing: %s', (question) => {
    expect(first(question)).toBeUndefined();
  });

  it('has a text for each place, and an anchor for each row', () => {
    expect(texts).toHaveLength(pins.length);
    for (const [name, url] of pins) {
      const [address = '', anchor = ''] = url.split('#');
      if (!anchor.startsWith('row-')) continue;
      const page = pages.find(
        ({ route, language: own }) => own === language && `${prefix}/${route}/` === address,
      );
      expect(page && sourceOf(page).split(`id="${anchor}"`), name).toHaveLength(2);
    }
  });

  it('knows a page by its title', () => {
    for (const route of ['guide/terminals', 'codes/vatCategories']) {
      const page = pages.find((each) => each.route === route && each.language === language);
      expect(first(page?.title ?? '')).toBe(`${prefix}/${route}/`);
    }
  });

  it.each(language === 'en' ? ['MARK', 'what is a mark'] : ['ΜΑΡΚ', 'τι είναι το μαρκ', 'ΑΦΜ'])(
    '%s is a word of the glossary',
    (question) => {
      expect(first(question)).toBe(
        `${prefix}/guide/concepts/#${language === 'en' ? 'glossary' : 'λεξιλόγιο'}`,
      );
    },
  );

  it('shows what is there', () => {
    const [title, about] = texts[pinned('11.1', pins)[0] ?? -1] ?? [];
    expect(title).toMatch(/^11\.1 · /);
    expect(about).toContain('Retail sales receipt');
  });
});
