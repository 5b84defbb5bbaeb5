import type { CodeRow as Row, TableSummary as Table } from '../../../codes/index.js';
import { foldText } from '../../../codes/inside.js';
import { nearest } from '../../../reading/inside.js';
import type { Language } from '../../../types/inside.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { codesRow } from '../generated/commands/codes.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { tableLines } from '../output/table.js';
import { widthOf } from '../output/wrap.js';
import { clean } from '../terminal/clean.js';
import type { Style } from '../terminal/style.js';
import type { CliWords } from '../words/index.js';

type Codes = typeof import('../../../codes/index.js');

/** `parastatiko codes`: shows all code tables, one table, or the codes that match a word. */
export const codesCommand: Command = { ...codesRow, run };

async function run(context: Context): Promise<ExitCode> {
  const codes = await import('../../../codes/index.js');
  const [first, ...more] = context.operands;
  if (first === undefined) return await listTables(context, codes);
  const tables = codes.listTables();
  const name = first.toLowerCase().replaceAll('-', '');
  const table = tables.find((each) => each.name.toLowerCase() === name);
  const text = (table === undefined ? context.operands : more).join(' ');
  const titled = table ?? tables.find(({ el, en }) => isSame(text, el) || isSame(text, en));
  if (titled !== undefined && (table === undefined || more.length === 0))
    return await showTable(context, codes, titled);
  return await search(context, codes, text, table?.name);
}

/** Whether people mean a title: in any case, without accents, or in one word as in a program. */
const isSame = (text: string, title: string): boolean => bare(text) === bare(title);

const bare = (text: string): string => foldText(text).replace(/[\s.-]/g, '');

async function listTables(
  { values, words, style, out, io, language }: Context,
  codes: Codes,
): Promise<ExitCode> {
  const tables = codes.listTables();
  if (wantsJson(values)) await writeList(out, tables, values);
  else {
    const heads = [words.codes.table, words.codes.size, words.codes.title, words.codes.source];
    const rows = tables.map(({ name, size, specification, ...titles }) => [
      name,
      String(size),
      titles[language],
      specification === null ? words.codes.ofProviders : `myDATA ${specification}`,
    ]);
    const width = widthOf(io.stdout.columns);
    for (const line of tableLines([heads, ...rows], { width, right: [1], paint: headed(style) }))
      await out.line(line);
  }
  return 0;
}

async function showTable(context: Context, codes: Codes, table: Table): Promise<ExitCode> {
  const { values, words, out, style, io, language } = context;
  const rows: readonly Row[] = codes.rowsOf(table.name);
  if (wantsJson(values)) {
    await writeList(out, rows, values);
    return 0;
  }
  const figures = FIGURES.filter((name) => rows.some((row) => memberOf(row, name) !== undefined));
  const heads = [words.codes.code, ...figures.map((name) => words.codes.figures[name]), words.codes.label];
  const cells = rows.map((row) => [
    String(row.code),
    ...figures.map((name) => words.figure(String(memberOf(row, name) ?? '–'))),
    [labelOf(row, language), ...coversOf(row, language), ...notesOf(row, words.codes)].join(' · '),
  ]);
  const width = widthOf(io.stdout.columns);
  for (const line of tableLines([heads, ...cells], { width, paint: headed(style) })) await out.line(line);
  if (table.confidence === 'single') await out.line(style.dim(words.codes.singleSource));
  return 0;
}

async function search(
  { values, words, style, out, err, io, language }: Context,
  codes: Codes,
  text: string,
  table: Table['name'] | undefined,
): Promise<ExitCode> {
  const found = codes.searchCodes(text, table);
  if (wantsJson(values)) await writeList(out, found, values);
  else {
    const rows = found.map((match) => {
      const row = codes.rowsOf(match.table).find(({ code }) => code === match.code) ?? match;
      const text = [labelOf(row, language), ...coversOf(row, language)].join(' · ');
      return [match.table, String(match.code), text];
    });
    const paint = (cell: string, column: number) => (column === 1 ? style.bold(cell) : cell);
    for (const line of tableLines(rows, { width: widthOf(io.stdout.columns), paint })) await out.line(line);
  }
  if (found.length > 0) return 0;
  const names = codes.listTables().map(({ name }) => name);
  const meant = table === undefined ? nearest(text, names) : undefined;
  const hint = meant === undefined ? '' : ` ${words.usage.didYouMean(`parastatiko codes ${meant}`)}`;
  await err.line(`parastatiko: ${words.codes.nothing(clean(text, 60))}${hint}`);
  return 1;
}

/** The look of a table with headings, and names in its first column. */
const headed = (style: Style) => (cell: string, column: number, row: number) =>
  row === 0 ? style.dim(cell) : column === 0 ? style.bold(cell) : cell;

/** If a label is missing in one language, the other is used. */
const labelOf = ({ el, en }: Pick<Row, Language>, language: Language): string =>
  (language === 'el' ? (el ?? en) : (en ?? el)) ?? '–';

/** Members with their own columns. */
const FIGURES = ['percent', 'fixedAmount'] as const;

const memberOf = (row: Row, name: string): unknown =>
  Object.hasOwn(row, name) ? row[name as keyof Row] : undefined;

/** What a code covers, if its table says so. */
function coversOf(row: Row, language: Language): string[] {
  const covers = memberOf(row, language === 'el' ? 'coversEl' : 'coversEn');
  return typeof covers === 'string' ? [covers] : [];
}

/** The notes on a code for people. Programs get every member. */
function notesOf(row: Row, words: CliWords['codes']): string[] {
  return Object.entries(words.notes).flatMap(([name, note]) => {
    const value = memberOf(row, name);
    if (value === true || value === 'required') return [note];
    if (Array.isArray(value) && value.length > 0) return [`${note} ${value.join(', ')}`];
    return typeof value === 'string' && value !== 'forbidden' ? [`${note} ${value}`] : [];
  });
}
