import { qrSvg } from '../html/qr-svg.js';
import type { PrintModel } from '../model/model.js';
import { LETTERS, type Strip, stripsOf } from '../model/strips.js';
import type { Block, PdfDefinition, PdfMake, SharedParts } from './definition.js';
import { logoBlock } from './sheet.js';
import { bandBlock, bare } from './tables.js';
import { runs } from './texts.js';
import { watermarkBlocks } from './watermark.js';

/** The page on a roll, `width` points wide. */
const rollBlocks = (model: PrintModel, format: 'roll80' | 'roll58', width: number): Block[] =>
  stripsOf(model, LETTERS[format]).map((strip) => stripBlock(strip, width));

function stripBlock(strip: Strip, width: number): Block {
  switch (strip.kind) {
    case 'rule':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, dash: { length: 3 } }],
        margin: [0, 3, 0, 3],
      };
    case 'logo':
      return { stack: logoBlock(strip.image), alignment: 'center' };
    case 'qr':
      return {
        svg: qrSvg(strip.qr),
        fit: [100, 100],
        alignment: 'center',
        margin: [0, 6, 0, 0],
        alt: strip.qr.label,
      };
    case 'text':
      if (strip.style === 'band') return bandBlock({ text: runs(strip.values, ' ') }, 7.5);
      return {
        text: runs(strip.values, ' '),
        ...lookOf(strip.style),
        ...(strip.style === 'large' && strip.center && { role: 'H1' }),
        ...(strip.center ? { alignment: 'center' } : strip.style === 'strong' && { margin: [0, 1.5, 0, 0] }),
      };
    case 'row':
      return { unbreakable: true, stack: strip.strips.map((each) => stripBlock(each, width)) };
    case 'cells': {
      const sum = strip.widths.reduce((before, each) => before + each, 0);
      return {
        layout: bare,
        table: {
          widths: strip.widths.map((each) => `${(100 * each) / sum}%`),
          body: [
            strip.cells.map((cell, index) => ({
              text: runs([cell], ''),
              alignment: index === 0 ? 'left' : 'right',
            })),
          ],
        },
      };
    }
    case 'pair':
      if (!hasRoom(strip, width)) return stacked(strip);
      return {
        layout: bare,
        table: {
          widths: ['*', 'auto'],
          body: [[{ text: runs(strip.left, ' ') }, { text: runs(strip.right, ' '), alignment: 'right' }]],
        },
        ...lookOf(strip.style),
      };
  }
}

function lookOf(style: string | undefined): object {
  if (style === undefined) return {};
  if (style === 'fixed') return { preserveLeadingSpaces: true };
  return style === 'large' ? { bold: true, fontSize: 10.5 } : { bold: true };
}

/** About the width of a letter, in points. */
const LETTER = 4.2;

const LARGE_LETTER = 5.8;

type Pair = Extract<Strip, { kind: 'pair' }>;

/** Whether both sides of a pair fit on one line. */
function hasRoom({ left, right, style }: Pair, width: number): boolean {
  const { length } = [...left, ...right].map(({ text }) => text).join(' ');
  return length * (style === 'large' ? LARGE_LETTER : LETTER) < width;
}

/** A pair on two lines, with the right side at the end of its line. */
const stacked = ({ left, right, style }: Pair): Block => ({
  stack: [{ text: runs(left, ' ') }, { text: runs(right, ' '), alignment: 'right' }],
  ...lookOf(style),
});

/** 80 and 58 mm in points, with the printable width. */
const ROLLS = { roll80: { width: 226.77, inside: 204 }, roll58: { width: 164.41, inside: 147 } } as const;

const TOP = 10;

const BOTTOM = 16;

/** PDF readers show pages of at most 14,400 points, about five metres (ISO 32000-1, annex C). */
const LONGEST = 14_400;

/** The space that the last row of a page may leave free. */
const SPARE = 120;

const END = 'end';

/** A roll as one page, as long as needed, or as several pages if PDF readers could not show one. */
export async function rollDefinition(
  model: PrintModel,
  format: keyof typeof ROLLS,
  shared: SharedParts,
  pdfmake: PdfMake,
): Promise<PdfDefinition> {
  const { width, inside } = ROLLS[format];
  // The layout changes the blocks, so each run gets its own.
  const definition = (height: number | 'auto'): PdfDefinition => ({
    ...shared,
    defaultStyle: { font: 'Roboto', fontSize: 7.5 },
    pageSize: { width, height },
    pageMargins: [11, TOP, 11, BOTTOM],
    content: [...rollBlocks(model, format, inside), { text: ' ', fontSize: 1, id: END }],
  });
  const length = await lengthOf(definition('auto'), pdfmake);
  const pages = Math.ceil(length / (LONGEST - TOP - BOTTOM - SPARE));
  const height = Math.ceil(length / pages) + TOP + BOTTOM + (pages > 1 ? SPARE : 2);
  return {
    ...definition(height),
    background: (_, size) => watermarkBlocks(model.watermark, size, false),
  };
}

/** The length of the content in points: the position of its last block. */
async function lengthOf(definition: PdfDefinition, pdfmake: PdfMake): Promise<number> {
  let top = 0;
  const measured: PdfDefinition = {
    ...definition,
    pageBreakBefore: ({ id, startPosition }) => {
      if (id === END) top = startPosition.top;
      return false;
    },
  };
  await pdfmake.createPdf(measured).getBuffer();
  return top - TOP;
}
