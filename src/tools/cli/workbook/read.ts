import { MOST_COLUMNS, type Row, type Sheet } from '../../rows/sheet.js';
import { cellOf } from './cell.js';
import { WorkbookError } from './error.js';
import { type LibrarySheet, type Limits, readByLibrary } from './library.js';
import { type Untold, untoldIn } from './untold.js';
import { partsOf } from './zip.js';

/** A sheet of a workbook, and the names of the others that have rows. */
export interface SheetOfWorkbook {
  readonly sheet: Sheet;
  readonly name: string;
  readonly others: readonly string[];
}

/** How an .xls begins, and a workbook with a password; and an archive, which the other workbooks are. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Whether a file is a workbook or another binary file. */
export const isWorkbook = (bytes: Uint8Array): boolean => begins(bytes, ZIP) || begins(bytes, OLE);

/**
 * Reads one sheet of a workbook, or of the text of a web page with tables: the first one that has rows and is not hidden, or
 * the named one.
 *
 * @throws WorkbookError if there is none
 */
export async function readWorkbook(
  data: Uint8Array | string,
  name: string | undefined,
  limits?: Limits,
): Promise<SheetOfWorkbook> {
  const untold = typeof data === 'string' ? new Map<string, Untold>() : untoldOf(data);
  const sheets = (await readByLibrary(data, limits)).map((sheet) => {
    const { isHidden } = untold.get(sheet.name) ?? { isHidden: false };
    return { ...sheet, isHidden: sheet.isHidden || isHidden };
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = visible.filter(
    (sheet) => sheet.rows?.length !== 0 || (untold.get(sheet.name)?.cells.length ?? 0) > 0,
  );
  const chosen =
    name === undefined
      ? (filled[0] ?? visible[0])
      : sheets.find((sheet) => sheet.name.trim() === name.trim());
  if (chosen === undefined) {
    const known = sheets.map((sheet) => sheet.name).join(', ');
    throw name === undefined
      ? new WorkbookError('sheet/workbook')
      : new WorkbookError('sheet/no-such', { name, known });
  }
  return {
    sheet: sheetOf(chosen, untold.get(chosen.name)),
    name: chosen.name,
    others: filled.filter((sheet) => sheet !== chosen).map((sheet) => sheet.name),
  };
}

/** What the library would pass over in silence; of an .xls, only that it has a password. */
function untoldOf(bytes: Uint8Array): ReadonlyMap<string, Untold> {
  if (begins(bytes, ZIP)) return untoldIn(partsOf(bytes));
  // Its directory has the name in UTF-16.
  const name = [...'EncryptedPackage'].join('\0');
  if (new TextDecoder('latin1').decode(bytes).includes(name)) throw new WorkbookError('sheet/password');
  return new Map();
}

function sheetOf({ rows, merged }: LibrarySheet, untold: Untold | undefined): Sheet {
  if (rows === undefined) {
    throw untold?.without === undefined
      ? new WorkbookError('sheet/workbook')
      : new WorkbookError('sheet/cell', { cell: untold.without });
  }
  const texts = new Map<number, Map<number, string>>();
  for (const [row, column, text] of untold?.cells ?? []) {
    texts.set(row, (texts.get(row) ?? new Map<number, string>()).set(column, text));
  }
  const byNumber = new Map(rows.map((row) => [row[0], row]));
  for (const row of texts.keys()) if (!byNumber.has(row)) byNumber.set(row, [row, false, []]);
  const hidden = new Set<number>();
  const all: Row[] = [];
  for (const [at, isHidden, cells] of [...byNumber.values()].sort(([one], [other]) => one - other)) {
    const row: { number: number; cells: string[]; shown: Map<number, string> } = {
      number: at + 1,
      cells: [],
      shown: new Map(),
    };
    const put = (column: number, text: string, shown?: string): void => {
      if (text.trim() === '') return;
      if (column > MOST_COLUMNS) throw new WorkbookError('sheet/cell', { cell: nameOf(at, column) });
      row.cells[column] = text.trim();
      if (shown !== undefined) row.shown.set(column, shown);
    };
    for (const cell of cells) {
      const { text, shown } = cellOf(cell);
      put(cell[0], text, shown);
    }
    for (const [column, text] of texts.get(at) ?? []) put(column, text);
    if (row.cells.length === 0) continue;
    all.push({
      number: row.number,
      cells: Array.from(row.cells, (cell) => cell ?? ''),
      ...(row.shown.size > 0 && { shown: row.shown }),
    });
    const isFiltered = untold?.hiddenRows.some(([first, last]) => at >= first && at <= last) === true;
    if (isHidden || isFiltered) hidden.add(at + 1);
  }
  return {
    rows: all,
    broken: [],
    hidden,
    merged: merged.map(([row, column, lastRow, lastColumn]) => ({
      rows: [row + 1, lastRow + 1],
      columns: [column, lastColumn],
      name: `${nameOf(row, column)}:${nameOf(lastRow, lastColumn)}`,
    })),
  };
}

/** A cell as spreadsheets name it: `AB12`. */
function nameOf(row: number, column: number): string {
  let [letters, left] = ['', column + 1];
  for (; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
