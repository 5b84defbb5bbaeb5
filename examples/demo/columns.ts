const columnsOf = (text: string): number => [...text.normalize('NFC')].length;

/** Text of at most `width`. Three dots mark text that is cut off. */
export const shortened = (text: string, width: number): string =>
  columnsOf(text) <= width ? text : `${[...text.normalize('NFC')].slice(0, width - 1).join('')}…`;

/** One column of a table for people. */
export interface Column {
  readonly head: string;
  readonly align?: 'right';
}

/** Rows under headings. Each column is as wide as its widest text; an empty row becomes a line. */
export function inColumns(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ head }, index) =>
    [head, ...rows.map((row) => row[index] ?? '')].reduce((most, text) => Math.max(most, columnsOf(text)), 0),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, index) => {
        const text = cells[index] ?? '';
        const space = ' '.repeat((widths[index] ?? 0) - columnsOf(text));
        return align === 'right' ? space + text : text + space;
      })
      .join('  ')
      .trimEnd();
  const ruler = widths.map((width) => '─'.repeat(width)).join('  ');
  return [
    line(columns.map(({ head }) => head)),
    ruler,
    ...rows.map((row) => (row.length === 0 ? ruler : line(row))),
  ];
}

/** Wraps text into lines of at most `width`; all but the first are indented. */
export function wrapped(text: string, indent: string, width = 100): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && columnsOf(indent + longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}
