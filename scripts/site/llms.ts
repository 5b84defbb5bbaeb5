import { addressOf, type SitePage } from './page.js';

/** Pages that one list of their own has. */
const IN_LISTS = /^(?:rules\/[^/]+\/|errors\/|examples\/(?!shop-day))/;

const markdownAddress = ({ route, language }: SitePage): string =>
  route === '' ? `${addressOf('', language)}index.md` : `${addressOf(route, language).slice(0, -1)}.md`;

/** `llms.txt`: what the site has, for programs that read text. Each page is also there as Markdown. */
export function llmsText(pages: readonly SitePage[]): string {
  const listed = pages.filter(({ language, route }) => language === 'en' && !IN_LISTS.test(route));
  const greek = pages.filter(
    ({ language, textLanguage, route }) =>
      language === 'el' && textLanguage === undefined && !IN_LISTS.test(route),
  );
  const row = (page: SitePage): string =>
    `- [${page.title}](${markdownAddress(page)})${page.description === undefined ? '' : `: ${page.description}`}`;
  return [
    '# parastatiko',
    '> A TypeScript library that builds, totals, checks, prints and sends the documents of Greek electronic invoicing (myDATA, provider channel).',
    'Each page is also there as Markdown: add `.md` to its address. Pages of single rules are at `/rules/SUBJECT/NAME.md`, of errors of the tax authority at `/errors/CODE.md`; in Greek, the same below `/el`.',
    '## Pages',
    listed.map(row).join('\n'),
    '## In Greek',
    greek.map(row).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

export { markdownAddress };
