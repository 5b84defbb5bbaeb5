import { fitOf, linesOfLabel } from '../model/fit.js';
import type { Column, Row, Table } from '../model/model.js';
import type { Block } from './definition.js';
import { LONG_WORD } from './dress.js';
import { entryBlock, runs, SOFT } from './texts.js';

const SIZES = { usual: 8.5, small: 7, tiny: 6 } as const;

/** Lines under the head, in the colour of the theme, and between the rows, as in a browser. */
const hairlines = (accent: string) => ({
  hLineWidth: (line: number): number => (line === 0 ? 0 : line === 1 ? 0.8 : 0.4),
  vLineWidth: (): number => 0,
  hLineColor: (line: number): string => (line === 1 ? accent : '#c8c8c8'),
  paddingLeft: (column: number): number => (column === 0 ? 0 : 3),
  paddingRight: (): number => 3,
  paddingTop: (): number => 2,
  paddingBottom: (): number => 2,
});

/** The totals: the last one, to be paid, is below a strong line. */
export const totalLines = (accent: string) => ({
  ...hairlines(accent),
  hLineWidth: (line: number, { table }: { readonly table: { readonly body: readonly unknown[] } }): number =>
    line === 0 || line === table.body.length ? 0 : line + 1 === table.body.length ? 1.2 : 0.4,
  hLineColor: (line: number, { table }: { readonly table: { readonly body: readonly unknown[] } }): string =>
    line + 1 === table.body.length ? accent : '#c8c8c8',
  paddingRight: (): number => 0,
});

/** Without lines and without padding. */
export const bare = {
  hLineWidth: (): number => 0,
  vLineWidth: (): number => 0,
  paddingLeft: (column: number): number => (column === 0 ? 0 : 6),
  paddingRight: (): number => 0,
  paddingTop: (): number => 0,
  paddingBottom: (): number => 0,
};

/** Light text on a dark ground, as wide as its place. */
export const bandBlock = (text: Block, fontSize: number): Block => ({
  layout: { ...bare, paddingTop: (): number => 2, paddingBottom: (): number => 2 },
  margin: [0, 1.5, 0, 1.5],
  table: {
    widths: ['*'],
    body: [
      [
        {
          ...(text as object),
          bold: true,
          fontSize,
          color: '#ffffff',
          fillColor: '#111111',
          alignment: 'center',
        },
      ],
    ],
  },
});

const SHORT_HEAD = 9;

/** The lines of a head. A short one, such as Α/Α, is not broken at its sign. */
function headBlock(lines: readonly string[]): object {
  const texts = lines.map((text) => ({ text, noWrap: text.length <= SHORT_HEAD }));
  return lines.length === 1 ? { ...texts[0] } : { stack: texts };
}

/** The name of a row of the lines, by which its page is found. */
export const rowId = (index: number): string => `row-${index}`;

export interface Placing {
  /** The names of rows that start a new page. */
  readonly breaks: readonly string[];
}

/** A table whose head is repeated on every sheet and whose rows do not break across sheets. */
export function tableBlock(
  { columns, rows }: Table,
  { format, accent }: { readonly format: 'a4' | 'a5'; readonly accent: string },
  title?: string,
  placing?: Placing,
): Block {
  const fit = fitOf(columns, rows, format);
  const head = columns.map((column, index) => ({
    ...headBlock(linesOfLabel(index === 0 && title !== undefined ? title : column.label)),
    bold: true,
    fontSize: fit === 'tiny' ? 6 : 7.5,
    color: SOFT,
    alignment: alignmentOf(column),
  }));
  return {
    fontSize: SIZES[fit],
    layout: hairlines(accent),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map((column, index) => widthOf(column, fit === 'tiny', hasLongWord(rows, index))),
      body: [
        head,
        ...rows.map((row, index) => placed(rowBlocks(row, columns, fit === 'tiny'), index, placing)),
      ],
    },
  };
}

/** The cells of a row. The first one has its name, and all of them start its page. */
const placed = (cells: readonly Block[], index: number, placing: Placing | undefined): Block[] =>
  cells.map((cell, column) => ({
    ...(cell as object),
    ...(placing && column === 0 && { id: rowId(index) }),
    ...(placing?.breaks.includes(rowId(index)) && { pageBreak: 'before' }),
  }));

/** Where figures need all the room, they share what the texts leave. A word is broken only where its width is fixed. */
function widthOf({ wide, align }: Column, isTight: boolean, isLong: boolean): string | number {
  if (isLong && !wide && align === 'start') return LONG_WIDTH;
  if (isTight) return wide ? '18%' : align === 'end' ? '*' : 'auto';
  return wide ? '*' : 'auto';
}

const LONG_WIDTH = 62;

const hasLongWord = (rows: readonly Row[], index: number): boolean =>
  rows.some(({ cells }) => LONG_WORD.test(cells[index]?.text ?? ''));

/** A figure on two lines, broken between groups of digits. */
const broken = (text: string): string => text.replace(/^(.{7,12}?[.,])(?=\d{3})/, '$1\n');

function rowBlocks({ cells, notes }: Row, columns: readonly Column[], isTight: boolean): Block[] {
  const wide = columns.findIndex((column) => column.wide);
  const place = wide < 0 ? 0 : wide;
  return columns.map((column, index) => {
    const cell = cells[index];
    const shown =
      cell === undefined ? '' : isTight && column.align === 'end' ? broken(cell.text) : runs([cell], '');
    const text = { text: shown, alignment: alignmentOf(column) };
    if (index !== place || notes.length === 0) return text;
    return { stack: [text, ...notes.map((note) => ({ ...(entryBlock(note) as object), fontSize: 7.5 }))] };
  });
}

const alignmentOf = ({ align }: Column): string => (align === 'end' ? 'right' : 'left');
