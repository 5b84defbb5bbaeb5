import type { Newest } from './types.js';

/** The maximum number of rows of a list. A longer page would be slow and hard to read. */
const MOST = 200;

/** The newest rows of a table, newest first. In the table, the oldest row comes first. */
export function newest<Row, Line>(
  rows: Iterable<Row>,
  total: number,
  lineOf: (row: Row) => Line,
): Newest<Line> {
  const lines: Line[] = [];
  let skip = total - MOST;
  for (const row of rows) {
    if (skip > 0) skip -= 1;
    else lines.push(lineOf(row));
  }
  return { total, lines: lines.reverse() };
}
