import { listTables, rowsOf, type TableSummary } from '../../../src/codes/index.js';
import { inline, lines, link, list, table } from '../../docs/markdown.js';
import { addressOf, type SiteLanguage, type SitePage } from '../page.js';
import { siteWords } from '../words.js';

const shown = (value: unknown, language: SiteLanguage): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? siteWords[language].yes : siteWords[language].no;
  if (Array.isArray(value)) return value.map((each) => shown(each, language)).join(', ');
  return typeof value === 'object' ? inline(JSON.stringify(value)) : String(value);
};

/** The head of the column of a member. */
function headOf(member: string, language: SiteLanguage): string {
  const head = siteWords[language].columns[member];
  if (head === undefined)
    throw new Error(`The column ${member} has no head: scripts/site/words-${language}.ts`);
  return head;
}

function rowsTable({ name }: TableSummary, language: SiteLanguage): string {
  const rows = rowsOf(name) as readonly unknown[] as readonly Readonly<Record<string, unknown>>[];
  const members = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const first = language === 'el' ? ['el', 'en'] : ['en', 'el'];
  const used = members
    .filter((member) => !['code', 'el', 'en', language === 'el' ? 'coversEn' : 'coversEl'].includes(member))
    .filter((member) => rows.some((row) => shown(row[member], language) !== ''));
  const heads = first.map((member) => (member === 'el' ? 'Ελληνικά' : 'English'));
  return table(
    [siteWords[language].code, ...heads, ...used.map((member) => headOf(member, language))],
    rows.map((row) => [
      inline(String(row['code'])),
      ...[...first, ...used].map((member) => shown(row[member], language)),
    ]),
  );
}

function tablePage(summary: TableSummary, language: SiteLanguage): SitePage {
  const words = siteWords[language];
  const confidence = words.confidence[summary.confidence] ?? summary.confidence;
  return {
    route: `codes/${summary.name}`,
    language,
    title: summary[language],
    description: `${summary.name}: ${summary.en} · ${summary.el}`,
    body: lines(
      `${inline(summary.name)} · ${summary.en} · ${summary.el}`,
      `${summary[language]}: ${words.tableFacts(summary.size, summary.specification, confidence)}`,
      rowsTable(summary, language),
      `\`import { ${summary.name} } from 'parastatiko/codes'\``,
      summary.note === null ? undefined : `## ${words.note}\n\n${summary.note}`,
      `## ${words.sources}\n\n${list([...summary.sources])}`,
    ),
  };
}

/** A page for each code table in one language, and the list of them. */
export function codePages(language: SiteLanguage): SitePage[] {
  const words = siteWords[language];
  const tables = listTables();
  return [
    {
      route: 'codes',
      language,
      title: words.codes,
      description: words.codesIntro.split('. ')[0] ?? '',
      body: lines(
        words.codesIntro,
        `<code-search><label>${words.codesSearch}<input type="search" name="code" autocomplete="off"></label><p role="status"></p><ul></ul></code-search>`,
        table(
          [words.table, words.size, words.inCode],
          tables.map((summary) => [
            link(summary[language], addressOf(`codes/${summary.name}`, language)),
            String(summary.size),
            inline(summary.name),
          ]),
        ),
      ),
    },
    ...tables.map((summary) => tablePage(summary, language)),
  ];
}
