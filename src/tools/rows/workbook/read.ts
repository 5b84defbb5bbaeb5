import type { Sheet } from '../sheet.js';
import { WorkbookError } from './error.js';
import { tablesOfOds } from './ods.js';
import { partsOf } from './parts.js';
import { tablesOfXlsx } from './xlsx.js';

/** A sheet of a workbook, and the names of the others that have rows. */
export interface SheetOfWorkbook {
  readonly sheet: Sheet;
  readonly name: string;
  readonly others: readonly string[];
}

/**
 * Reads one sheet of an .xlsx or .ods file: the first one that has rows and is not hidden, or the named one.
 *
 * @throws WorkbookError if there is none
 */
export function readWorkbook(bytes: Uint8Array, name: string | undefined): SheetOfWorkbook {
  const parts = partsOf(bytes);
  const tables = 'content.xml' in parts ? tablesOfOds(parts) : tablesOfXlsx(parts);
  const filled = tables.filter(({ rows, isHidden }) => rows.length > 0 && !isHidden);
  const chosen =
    name === undefined ? (filled[0] ?? tables[0]) : tables.find((table) => table.name.trim() === name.trim());
  if (chosen === undefined) {
    const known = tables.map((table) => table.name).join(', ');
    throw name === undefined
      ? new WorkbookError('sheet/workbook')
      : new WorkbookError('sheet/no-such', { name, known });
  }
  return {
    sheet: { rows: chosen.rows, broken: [] },
    name: chosen.name,
    others: filled.filter((table) => table !== chosen).map((table) => table.name),
  };
}
