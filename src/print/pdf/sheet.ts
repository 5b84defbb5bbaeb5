import { qrSvg } from '../html/qr-svg.js';
import type { Entry, Place, PrintModel, Section } from '../model/model.js';
import type { Block } from './definition.js';
import { bandBlock, bare, type Placing, tableBlock, totalLines } from './tables.js';
import { entryBlock, factOfEntry, rowOfEntry, SOFT } from './texts.js';

/** The sizes of a sheet, in points. Columns have fixed widths: one that grows with its longest word would overflow the sheet. */
export interface SheetSize {
  readonly format: 'a4' | 'a5';
  readonly margin: number;
  readonly bottom: number;
  /** The width between the margins. */
  readonly width: number;
  readonly gap: number;
  /** The right one of the columns beside each other at the top and at the bottom. */
  readonly right: number;
  readonly labels: number;
  readonly qr: number;
  /** The size of letters, relative to those on A4. */
  readonly letters: number;
}

/** A sheet with the colour of its titles and lines. */
interface Sheet extends SheetSize {
  readonly accent: string;
}

const A4 = { format: 'a4', margin: 40, bottom: 46, width: 515, gap: 20 } as const;
const A5 = { format: 'a5', margin: 26, bottom: 40, width: 367, gap: 14 } as const;

export const SHEETS: Readonly<Record<'a4' | 'a5', SheetSize>> = {
  a4: { ...A4, right: 225, labels: 95, qr: 90, letters: 1 },
  a5: { ...A5, right: 163, labels: 70, qr: 76, letters: 0.85 },
};

const leftOf = ({ width, gap, right }: SheetSize): number => width - gap - right;

/** The quiet zone of a QR code is outside the margins, so that its dots begin where texts do. */
const QUIET = [-8, -4, 0, 0] as const;

/** The names of places: before what follows the lines, before its last text, before the answer, and at the end. */
export const CLOSING = 'closing';
export const LAST = 'last';
export const ANSWER = 'answer';
export const END = 'end';

/** The page on a sheet, in the same order as in a browser. Lines and places of these names start a new page. */
export function sheetBlocks(model: PrintModel, sizes: SheetSize, breaks: readonly string[]): Block[] {
  const { sections, title, subtitle, notices, look } = model;
  const { accent } = look;
  const size: Sheet = { ...sizes, accent };
  const { gap, right } = size;
  const at = (...places: readonly Place[]): Section[] =>
    sections.filter(({ place }) => places.includes(place));
  const [issuer = { place: 'issuer' as const }] = at('issuer');
  return [
    {
      columnGap: gap,
      columns: [
        { width: leftOf(size), stack: [...logoBlock(look.logo), ...named(issuer)] },
        {
          width: right,
          stack: [
            { text: title.text, fontSize: 15, bold: true, color: accent, role: 'H1' },
            ...(subtitle === undefined ? [] : [{ text: subtitle.text, fontSize: 10, color: SOFT }]),
            ...at('head').map((section) => below(headBlock(section, size), 5)),
          ],
        },
      ],
    },
    rule(1.4, size, accent),
    ...(notices.length === 0 ? [] : [noticesBlock(notices)]),
    ...inPairs(at('party', 'facts'), size),
    ...at('above').map((section) => sectionBlock(section, size)),
    ...at('lines').map((section) => below(sectionBlock(section, size, { breaks }), 4)),
    marker(CLOSING, breaks),
    ...closingBlocks(model, size, breaks),
    marker(END, breaks),
  ];
}

/** A block without a size, whose place is known. */
const marker = (id: string, breaks: readonly string[]): Block => ({
  text: ' ',
  fontSize: 0.1,
  lineHeight: 0.1,
  id,
  ...(breaks.includes(id) && { pageBreak: 'before' }),
});

/** What follows the lines: sums, payments, comments and the service's answer. */
function closingBlocks({ sections, qr }: PrintModel, size: Sheet, breaks: readonly string[]): Block[] {
  const { accent } = size;
  const at = (place: Place): Block[] =>
    sections
      .filter((section) => section.place === place)
      .map((section) => (place === 'totals' ? totalsBlock(section, size) : sectionBlock(section, size)));
  const [side, totals, issued] = [at('side'), at('totals'), at('issued').map(flush)];
  const sums = {
    columnGap: size.gap,
    margin: [0, 6, 0, 0],
    columns: [
      { width: leftOf(size), stack: side },
      { width: size.right, stack: totals },
    ],
  };
  const code =
    qr === undefined
      ? []
      : [{ width: size.qr, svg: qrSvg(qr), fit: [size.qr, size.qr], margin: QUIET, alt: qr.label }];
  const answer = {
    unbreakable: true,
    stack: [
      rule(0.7, size, accent),
      {
        columnGap: size.gap,
        columns: [
          ...code,
          { width: qr === undefined ? size.width : size.width - size.qr - size.gap, stack: issued },
        ],
      },
    ],
  };
  const texts = [...belowBlocks(sections, size), ...at('end').map((block) => below(block, 8))];
  return [
    ...(side.length === 0 && totals.length === 0 ? [] : [sums]),
    ...texts.slice(0, -1),
    ...(texts.length > 0 ? [marker(LAST, breaks)] : []),
    ...texts.slice(-1),
    marker(ANSWER, breaks),
    ...(qr === undefined && issued.length === 0 ? [] : [answer]),
    ...at('foot').map((block) => ({
      stack: [rule(0.4, size, '#c8c8c8'), flush(block)],
      alignment: 'center',
    })),
  ];
}

/** Without room below, which would start another page if it were the end of one. */
const flush = (block: Block): Block => ({ ...(block as object), margin: [0, 0, 0, 0] });

/** Below the totals: texts two by two, then tables. */
function belowBlocks(sections: readonly Section[], size: Sheet): Block[] {
  const all = sections.filter(({ place }) => place === 'below');
  const texts = all.filter(({ table }) => table === undefined);
  const tables = all.filter(({ table }) => table !== undefined).map((section) => sectionBlock(section, size));
  return [...inPairs(texts, size), ...tables].map((block) => below(block, 8));
}

const below = (block: Block, gap: number): Block => ({ stack: [block], margin: [0, gap, 0, 0] });

const rule = (lineWidth: number, { width }: SheetSize, lineColor: string): Block => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor }],
  margin: [0, 6, 0, 6],
});

export const logoBlock = (logo: string | undefined): Block[] =>
  logo === undefined ? [] : [{ image: logo, fit: [170, 62], margin: [0, 0, 0, 6] }];

/** The first line, the name, is larger. */
const named = ({ entries = [] }: Section): Block[] =>
  entries.map((entry, index) => ({ ...(entryBlock(entry) as object), ...(index === 0 && { fontSize: 11 }) }));

const headBlock = ({ entries = [] }: Section, { labels, right }: SheetSize): Block => ({
  layout: { ...bare, paddingBottom: (): number => 2 },
  // Fixed: a column that grows with a long series would leave the sheet.
  table: { widths: [labels, right - labels - 6], body: entries.map((entry) => rowOfEntry(entry, 9)) },
});

/** The points that a letter of the last total takes, beside its label. */
const LETTER = 9;

function totalsBlock({ entries = [] }: Section, { accent, right }: Sheet): Block {
  const longest = Math.max(...entries.flatMap(({ values }) => values.map(({ text }) => text.length)));
  const fontSize = longest > right / LETTER ? 9 : 12;
  return {
    layout: totalLines(accent),
    unbreakable: true,
    table: { widths: ['*', 'auto'], body: entries.map((entry) => rowOfEntry(entry, fontSize)) },
  };
}

/** Labels in one column, what they say in the next. */
const factsBlock = (entries: readonly Entry[]): Block => ({
  layout: bare,
  table: {
    widths: ['auto', '*'],
    body: entries.map((entry) =>
      entry.label === undefined ? [{ ...(entryBlock(entry) as object), colSpan: 2 }, ''] : factOfEntry(entry),
    ),
  },
});

const noticesBlock = (notices: readonly Entry[]): Block => ({
  margin: [0, 0, 0, 8],
  table: {
    widths: ['*'],
    body: [[{ stack: notices.map(noticeBlock), alignment: 'center', margin: [4, 3, 4, 3] }]],
  },
});

const noticeBlock = (notice: Entry): Block =>
  notice.style === 'band' ? bandBlock(entryBlock(notice), 11) : entryBlock(notice);

/** Two sections side by side. Facts that are alone, such as a long list of MARKs, have the whole width. */
function inPairs(sections: readonly Section[], size: Sheet): Block[] {
  const { gap, width } = size;
  return sections.flatMap((section, index) => {
    if (index % 2 === 1) return [];
    const pair = sections.slice(index, index + 2);
    const isWhole = pair.length === 1 && section.place === 'facts';
    const columns = pair.map((each) => ({
      width: isWhole ? width : (width - gap) / 2,
      stack: [sectionBlock(each, size)],
    }));
    return [{ columnGap: gap, margin: [0, 0, 0, 4], columns }];
  });
}

/** A table without other entries has its title in its head. */
function sectionBlock(
  { place, title, entries = [], table, boxes = [] }: Section,
  size: Sheet,
  placing?: Placing,
): Block {
  const inHead = entries.length === 0 && table !== undefined;
  const heading =
    title === undefined || inHead
      ? []
      : [{ text: title, bold: true, fontSize: 7.5, color: SOFT, margin: [0, 0, 0, 2], role: 'H2' }];
  return {
    margin: [0, 0, 0, 5],
    stack: [
      ...heading,
      ...(place === 'facts' ? [factsBlock(entries)] : entries.map(entryBlock)),
      ...(table === undefined ? [] : [tableBlock(table, size, inHead ? title : undefined, placing)]),
      ...(boxes.length === 0 ? [] : [boxesBlock(boxes, size)]),
    ],
  };
}

/** Room for signatures, side by side. */
function boxesBlock(boxes: readonly string[], { width, gap }: SheetSize): Block {
  const each = (width - gap * (boxes.length - 1)) / boxes.length;
  return {
    unbreakable: true,
    columnGap: gap,
    margin: [0, 56, 0, 0],
    columns: boxes.map((label) => ({
      width: each,
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: each, y2: 0, lineWidth: 0.8 }] },
        { text: label, alignment: 'center', color: SOFT, fontSize: 8, margin: [0, 3, 0, 0] },
      ],
    })),
  };
}

/** Blocks with smaller letters. */
export function scaled<Content>(content: Content, letters: number): Content {
  if (letters === 1 || typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((each) => scaled(each, letters)) as Content;
  const members = Object.entries(content).map(([name, inner]): [string, unknown] => [
    name,
    name === 'fontSize' ? Number(inner) * letters : scaled(inner, letters),
  ]);
  return Object.fromEntries(members) as Content;
}
