import type { Row } from '../sheet.js';

/** A sheet of a workbook. */
export interface Table {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly Row[];
}

/** A cell, as it goes into a row. */
export interface TableCell {
  readonly text: string;
  /** What the spreadsheet shows, if that has fewer decimals. */
  readonly shown?: string;
}

/** A row with anything in it. `undefined` for an empty one. */
export function rowOf(number: number, cells: readonly (TableCell | undefined)[]): Row | undefined {
  const texts = Array.from(cells, (cell) => cell?.text.trim() ?? '');
  if (texts.every((text) => text === '')) return undefined;
  const shown = new Map<number, string>();
  for (const [index, cell] of cells.entries()) if (cell?.shown !== undefined) shown.set(index, cell.shown);
  return { number, cells: texts, ...(shown.size > 0 && { shown }) };
}
