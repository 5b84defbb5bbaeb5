import type { PrintModel } from '../model/model.js';
import type { PdfDefinition, PdfMake, SharedParts } from './definition.js';
import { rollBlocks } from './roll.js';
import { watermarkBlocks } from './watermark.js';

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
