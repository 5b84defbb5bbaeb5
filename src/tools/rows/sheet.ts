import { Papa } from '../../vendor/csv.js';

/** A row of a sheet below its headings. */
export interface Row {
  /** As the spreadsheet counts it: from 1, which has the headings. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The text of a sheet, taken apart. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
  /** The rows in which a quoted cell is not closed properly. */
  readonly broken: readonly number[];
}

/** Spreadsheets of documents have tens of columns. More are not looked at one by one. */
export const MOST_COLUMNS = 1000;

/** `sep=;` in the first line: how spreadsheets are told the separator. */
const STATED = /^sep=(.)\r?\n/i;

const SEPARATORS = [';', ',', '\t', '|'];

/**
 * Takes the text of a CSV file apart. The separator (`;`, `,`, tab or `|`) is the one that gives most headings. Empty
 * rows are left out, and cells have no space around them.
 */
export function sheetOf(text: string): Sheet {
  const stated = STATED.exec(text);
  const skipped = stated === null ? 0 : 1;
  const table = text.slice(stated?.[0].length ?? 0);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: stated?.[1] ?? separatorOf(table) });
  const rows = data
    .map((cells, index) => ({ number: index + 1 + skipped, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return {
    headings: withoutEmptyEnd(rows[0]?.cells ?? []),
    rows: rows.slice(1),
    broken: errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1 + skipped),
  };
}

function separatorOf(table: string): string {
  const found = SEPARATORS.map((delimiter) => ({
    delimiter,
    headings: Papa.parse<string[]>(table, { delimiter, preview: 1 }).data[0]?.length ?? 0,
  }));
  return found.reduce((best, each) => (each.headings > best.headings ? each : best)).delimiter;
}

/** Spreadsheets write empty cells behind the last heading. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === '') end -= 1;
  return cells.slice(0, end);
}
