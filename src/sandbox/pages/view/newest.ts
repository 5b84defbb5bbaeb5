import { difference } from '../../time.js';
import type { Newest } from './types.js';

/** So many rows of a list are sent: a page that holds more is neither quick nor readable. */
const MOST = 200;

/** The newest rows of a table whose oldest row comes first, each as a line. */
export function newest<Row, Line>(
  rows: Iterable<Row>,
  total: number,
  lineOf: (row: Row) => Line,
): Newest<Line> {
  const lines: Line[] = [];
  let skip = difference(total, MOST);
  for (const row of rows) {
    if (skip > 0) skip -= 1;
    else lines.push(lineOf(row));
  }
  return { total, lines: lines.reverse() };
}
