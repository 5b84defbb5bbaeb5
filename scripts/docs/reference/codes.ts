import * as codes from '../../../src/codes/index.js';
import { listTables, rowsOf, type TableSummary } from '../../../src/codes/index.js';
import { inline, lines, link, list, madeBy, table } from '../markdown.js';
import type { Pages } from '../pages.js';
import { sentenceOfTable } from './tables-of-members.js';

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' ? inline(JSON.stringify(value)) : String(value);
};

/** `vatAmountMustBeZero` as the head of a column. */
const headOf = (member: string): string =>
  member.charAt(0).toUpperCase() + member.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The names of the codes of a table, such as those of `FeesCategory` for `feesCategories`. */
function namesOf(table: string): ReadonlyMap<unknown, string> {
  const type = `${table.charAt(0).toUpperCase()}${table.slice(1)}`.replace(/ies$/, 'y').replace(/s$/, '');
  const names: unknown = Reflect.get(codes, type);
  return new Map(Object.entries(names ?? {}).map(([name, code]) => [code, inline(name)]));
}

function rowsTable(summary: TableSummary): string {
  const rows = rowsOf(summary.name) as readonly unknown[] as readonly Readonly<Record<string, unknown>>[];
  const members = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const others = members.filter((member) => !['code', 'el', 'en'].includes(member));
  const used = others.filter((member) => rows.some((row) => shown(row[member]) !== ''));
  const names = namesOf(summary.name);
  const named = names.size > 0;
  return table(
    ['Code', ...(named ? ['Name'] : []), 'Greek', 'English', ...used.map(headOf)],
    rows.map((row) => [
      inline(String(row.code)),
      ...(named ? [names.get(row.code) ?? ''] : []),
      ...['el', 'en', ...used].map((member) => shown(row[member])),
    ]),
  );
}

function tablePage(summary: TableSummary): string {
  return lines(
    madeBy('src/codes'),
    `# ${summary.name}`,
    sentenceOfTable(summary.name),
    `${summary.size} codes${summary.specification === null ? '' : `, myDATA ${summary.specification}`}, confidence: ${summary.confidence}.`,
    `\`import { ${summary.name} } from 'parastatiko/codes'\``,
    rowsTable(summary),
    summary.note === null ? undefined : `## Note\n\n${summary.note}`,
    `## Sources\n\n${list(summary.sources)}`,
  );
}

/** A page for each code table, and the list of them. */
export function codePages(): Pages {
  const tables = listTables();
  const index = lines(
    madeBy('src/codes'),
    '# Code tables',
    'The tables of the tax authority in this library. `parastatiko codes` prints and searches them on the command line; `parastatiko/codes` exports them.',
    table(
      ['Table', 'Codes', 'Contents'],
      tables.map(({ name, size }) => [link(inline(name), `${name}.md`), String(size), sentenceOfTable(name)]),
    ),
  );
  return new Map([
    ['docs/reference/codes/README.md', index],
    ...tables.map((summary): [string, string] => [
      `docs/reference/codes/${summary.name}.md`,
      tablePage(summary),
    ]),
  ]);
}
