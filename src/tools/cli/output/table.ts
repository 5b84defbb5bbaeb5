import { wrap } from './wrap.js';

export interface TableLook {
  readonly width: number;
  /** The columns that are right-aligned, such as figures. */
  readonly right?: readonly number[];
  /** Adds the colour of a cell after padding. */
  readonly paint?: (cell: string, column: number, row: number) => string;
}

const GAP = '  ';

/** Formats rows as lines: every column is as wide as needed, and the last one is wrapped. */
export function tableLines(rows: readonly (readonly string[])[], look: TableLook): string[] {
  const { width, right = [], paint = (cell) => cell } = look;
  const last = rows.reduce((most, row) => Math.max(most, row.length - 1), 0);
  const widths = Array.from({ length: last }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0),
  );
  const indent = widths.map((each) => `${' '.repeat(each)}${GAP}`).join('');
  return rows.flatMap((row, number) => {
    const cells = widths.map((each, column) => {
      const cell = row[column] ?? '';
      return `${paint(right.includes(column) ? cell.padStart(each) : cell.padEnd(each), column, number)}${GAP}`;
    });
    const [first = '', ...more] = wrap(row[last] ?? '', indent, width);
    return [
      `${cells.join('')}${paint(first.trimStart(), last, number)}`.trimEnd(),
      ...more.map((line) => paint(line, last, number)),
    ];
  });
}
