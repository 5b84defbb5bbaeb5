import type { Newest } from './types.js';

/** The rows of a page of a list. A longer page would be slow and hard to read. */
export const PAGE_SIZE = 100;

/** The newest rows of a table, newest first. In the table, the oldest row comes first. */
export function newest<Row, Line>(
  rows: Iterable<Row>,
  total: number,
  lineOf: (row: Row) => Line,
  page = 1,
): Newest<Line> {
  const last = total - (page - 1) * PAGE_SIZE;
  const first = last - PAGE_SIZE;
  const lines: Line[] = [];
  let place = 0;
  for (const row of rows) {
    if (place >= last) break;
    if (place >= first) lines.push(lineOf(row));
    place += 1;
  }
  return { total, lines: lines.reverse() };
}
