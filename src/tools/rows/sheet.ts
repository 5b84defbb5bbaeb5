import { Papa } from '../../vendor/csv.js';
import { isHeading } from './headings.js';

/** A row of a sheet. */
export interface Row {
  /** As the spreadsheet counts it, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What the spreadsheet shows in some cells, by their position, where it holds more decimals. */
  readonly shown?: ReadonlyMap<number, string>;
}

/** The rows of a sheet that are not empty. */
export interface Sheet {
  readonly rows: readonly Row[];
  /** The rows in which a quoted cell is not closed properly. */
  readonly broken: readonly number[];
  /** The rows that the spreadsheet hides. */
  readonly hidden?: ReadonlySet<number>;
  readonly merged?: readonly Merged[];
}

/** Cells that are merged into one. */
export interface Merged {
  /** As the spreadsheet names them: `A2:A3`. */
  readonly name: string;
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** A sheet whose headings are found. */
export interface SheetWithHeadings extends Sheet {
  readonly headings: readonly string[];
  /** The row that has them. */
  readonly headingRow: number;
  /** The rows above them, which have titles. */
  readonly titles: readonly number[];
}

/** Spreadsheets of documents have tens of columns. More are not looked at one by one. */
export const MOST_COLUMNS = 1000;

/** `sep=;` in the first line: how spreadsheets are told the separator. */
const STATED = /^sep=(.)\r?\n/i;

const SEPARATORS = [';', ',', '\t', '|'];

/** How many rows are looked at to find the separator and the headings. */
const TOP = 30;

/** How many letters are looked at to find the separator. */
const BEGINNING = 100_000;

/** How many cells of a row are looked at for that. */
const WIDE = 250;

/** How programs keep a spreadsheet from changing a text: `="0123"`. */
const KEPT = /^="([^"]*)"$/;

/**
 * Takes the text of a CSV file apart. The separator (`;`, `,`, tab or `|`) is the one that gives most known headings, or else most
 * cells in most rows.
 * Empty rows are left out, and cells have no space around them.
 */
export function sheetOf(text: string): Sheet {
  const stated = STATED.exec(text);
  const skipped = stated === null ? 0 : 1;
  const table = text.slice(stated?.[0].length ?? 0);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: stated?.[1] ?? separatorOf(table) });
  const rows = data
    .map((cells, index) => ({
      number: index + 1 + skipped,
      cells: cells.map((cell) => cell.trim().replace(KEPT, '$1')),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return {
    rows,
    broken: errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1 + skipped),
  };
}

function separatorOf(table: string): string {
  const found = SEPARATORS.map((delimiter) => ({ delimiter, ...weightOf(table, delimiter) }));
  const [best] = found.sort((one, other) => other.known - one.known || other.cells - one.cells);
  return best?.delimiter ?? ';';
}

/** What a separator makes of the first rows: the known headings of one, and the cells of those that have equally many. */
function weightOf(table: string, delimiter: string): { readonly known: number; readonly cells: number } {
  const { data } = Papa.parse<string[]>(table.slice(0, BEGINNING), { delimiter, preview: TOP });
  const counts = new Map<number, number>();
  for (const cells of data) {
    // A comma between digits may be that of a number.
    const pairs = cells.filter((cell, index) => /\d$/.test(cell) && /^\d/.test(cells[index + 1] ?? ''));
    const count = cells.length - 1 - (delimiter === ',' ? pairs.length : 0);
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return {
    known: Math.max(
      0,
      ...data.map((cells) => new Set(cells.slice(0, WIDE).filter((cell) => isHeading(cell.trim()))).size),
    ),
    cells: Math.max(0, ...[...counts].map(([count, rows]) => count * rows)),
  };
}

/**
 * Finds the row with the headings: the one among the first rows that has most texts which are headings. If none has two, it
 * is the first row that is filled like the others.
 */
export function withHeadings(sheet: Sheet, isKnown: (text: string) => boolean): SheetWithHeadings {
  const { rows } = sheet;
  const top = rows.slice(0, TOP).map(({ cells }) => ({
    known: new Set(cells.slice(0, MOST_COLUMNS).filter(isKnown)).size,
    filled: cells.filter((cell) => cell !== '').length,
  }));
  const known = Math.max(0, ...top.map((row) => row.known));
  const filled = Math.max(0, ...top.map((row) => row.filled));
  const at = top.findIndex((row) => (known > 1 ? row.known === known : row.filled * 2 > filled));
  return {
    ...sheet,
    headings: withoutEmptyEnd(rows[at]?.cells ?? []),
    headingRow: rows[at]?.number ?? 1,
    titles: rows.slice(0, Math.max(at, 0)).map(({ number }) => number),
    rows: rows.slice(at + 1),
  };
}

/** Spreadsheets write empty cells behind the last heading. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === '') end -= 1;
  return cells.slice(0, end);
}
