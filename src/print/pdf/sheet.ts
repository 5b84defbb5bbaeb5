import { qrSvg } from '../html/qr-svg.js';
import type { Entry, Place, PrintModel, Section } from '../model/model.js';
import type { Block } from './definition.js';
import { bandBlock, bare, type Placing, tableBlock, totalLines } from './tables.js';
import { entryBlock, factOfEntry, rowOfEntry, SOFT } from './texts.js';

const QR_SIZE = 90;
/** The width between the margins of an A4 sheet, in points. */
const WIDTH = 515;
const GAP = 20;
/** Columns have fixed widths: a column that grows with its longest word would overflow the sheet. */
const HALF = 247;
const LEFT = 270;
const RIGHT = 225;
const HEAD_WIDTHS = [95, RIGHT - 95 - 6] as const;

/** The names of the blocks before and after what follows the lines. */
export const CLOSING = 'closing';
export const END = 'end';

/**
 * The page on a sheet, in the same order as in a browser. `breakBefore` is the line that starts a new page, so that the
 * totals do not stand alone.
 */
export function sheetBlocks(model: PrintModel, breakBefore?: number): Block[] {
  const { sections, title, subtitle, notices, logo } = model;
  const at = (...places: readonly Place[]): Section[] =>
    sections.filter(({ place }) => places.includes(place));
  const [issuer = { place: 'issuer' as const }] = at('issuer');
  return [
    {
      columnGap: GAP,
      columns: [
        { width: LEFT, stack: [...logoBlock(logo), ...named(issuer)] },
        {
          width: RIGHT,
          stack: [
            { text: title.text, fontSize: 15, bold: true },
            ...(subtitle === undefined ? [] : [{ text: subtitle.text, fontSize: 10, color: SOFT }]),
            ...at('head').map((section) => below(headBlock(section), 5)),
          ],
        },
      ],
    },
    rule(1.4),
    ...(notices.length === 0 ? [] : [noticesBlock(notices)]),
    ...inPairs(at('party', 'facts').map((section) => sectionBlock(section))),
    ...at('lines').map((section) => below(sectionBlock(section, { isNamed: true, breakBefore }), 12)),
    marker(CLOSING),
    ...closingBlocks(model),
    marker(END),
  ];
}

/** A block without a size, whose place is known. */
const marker = (id: string): Block => ({ text: ' ', fontSize: 0.1, lineHeight: 0.1, id });

/** What follows the lines: sums, payments, comments and the service's answer. */
function closingBlocks({ sections, qr }: PrintModel): Block[] {
  const at = (place: Place): Block[] =>
    sections
      .filter((section) => section.place === place)
      .map((section) => (place === 'totals' ? totalsBlock(section) : sectionBlock(section)));
  const [side, totals, issued] = [at('side'), at('totals'), at('issued')];
  const sums = {
    columnGap: GAP,
    margin: [0, 12, 0, 0],
    columns: [
      { width: LEFT, stack: side },
      { width: RIGHT, stack: totals },
    ],
  };
  const code = qr === undefined ? [] : [{ width: QR_SIZE, svg: qrSvg(qr), fit: [QR_SIZE, QR_SIZE] }];
  const answer = {
    unbreakable: true,
    stack: [
      rule(0.7),
      { columnGap: GAP, columns: [...code, { width: qr === undefined ? WIDTH : 400, stack: issued }] },
    ],
  };
  return [
    ...(side.length === 0 && totals.length === 0 ? [] : [sums]),
    ...at('end').map((block) => below(block, 8)),
    ...(qr === undefined && issued.length === 0 ? [] : [answer]),
  ];
}

const below = (block: Block, gap: number): Block => ({ stack: [block], margin: [0, gap, 0, 0] });

const rule = (lineWidth: number): Block => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth }],
  margin: [0, 10, 0, 10],
});

export const logoBlock = (logo: string | undefined): Block[] =>
  logo === undefined ? [] : [{ image: logo, fit: [170, 62], margin: [0, 0, 0, 6] }];

/** The first line, the name, is larger. */
const named = ({ entries = [] }: Section): Block[] =>
  entries.map((entry, index) => ({ ...(entryBlock(entry) as object), ...(index === 0 && { fontSize: 11 }) }));

const headBlock = ({ entries = [] }: Section): Block => ({
  layout: { ...bare, paddingBottom: (): number => 2 },
  // Fixed: a column that grows with a long series would leave the sheet.
  table: { widths: HEAD_WIDTHS, body: entries.map((entry) => rowOfEntry(entry, 9)) },
});

const totalsBlock = ({ entries = [] }: Section): Block => ({
  layout: totalLines,
  unbreakable: true,
  table: { widths: ['*', 'auto'], body: entries.map((entry) => rowOfEntry(entry, 12)) },
});

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

/** Two sections side by side. */
function inPairs(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index) =>
    index % 2 === 1
      ? []
      : [
          {
            columnGap: GAP,
            margin: [0, 0, 0, 6],
            columns: [block, blocks[index + 1] ?? ''].map((each) => ({ width: HALF, stack: [each] })),
          },
        ],
  );
}

/** A table without other entries has its title in its head. */
function sectionBlock({ place, title, entries = [], table }: Section, placing?: Placing): Block {
  const inHead = entries.length === 0 && table !== undefined;
  const heading =
    title === undefined || inHead
      ? []
      : [{ text: title, bold: true, fontSize: 7.5, color: SOFT, margin: [0, 0, 0, 2] }];
  return {
    margin: [0, 0, 0, 8],
    stack: [
      ...heading,
      ...(place === 'facts' ? [factsBlock(entries)] : entries.map(entryBlock)),
      ...(table === undefined ? [] : [tableBlock(table, inHead ? title : undefined, placing)]),
    ],
  };
}
