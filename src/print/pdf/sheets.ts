import type { Carried, PrintModel } from '../model/model.js';
import { shortened } from '../model/shortened.js';
import type { Block, PdfDefinition, PdfMake, SharedParts } from './definition.js';
import { ANSWER, CLOSING, END, LAST, type SheetSize, scaled, sheetBlocks } from './sheet.js';
import { rowId } from './tables.js';
import { SOFT } from './texts.js';
import { watermarkBlocks } from './watermark.js';

/** How many lines stay with the totals. */
const KEPT = 2;

/** The page of each line and of the blocks around what follows the lines. */
type Places = ReadonlyMap<string, number>;

/**
 * The sheets of a document. Where its lines and totals are is known only after a run, so a document of more than one sheet
 * needs several: to find its breaks, to find what is carried forward, and the last one. What follows the lines stays
 * together, with two lines if there are more; or if a sheet cannot hold it, the answer with the text before it.
 */
export async function sheetBytes(
  model: PrintModel,
  shared: SharedParts,
  pdfmake: PdfMake,
  size: SheetSize,
): Promise<Uint8Array> {
  const { length = 0 } = model.sections.find(({ place }) => place === 'lines')?.table?.rows ?? [];
  const lines = length > KEPT ? [rowId(length - KEPT)] : [];
  let breaks: readonly string[] = [];
  let run = await placed(model, shared, pdfmake, { size, breaks });
  const pageOf = (id: string): number | undefined => run.places.get(id);
  if (pageOf(END) === 1) return run.bytes;
  const isWhole = (): boolean => pageOf(CLOSING) === pageOf(END);
  const isKept = (): boolean => isWhole() && lines.every((id) => pageOf(id) === pageOf(END));
  for (const [next, isDone] of [
    [lines, isKept],
    [[CLOSING], isWhole],
    [lines, isWhole],
    [[...lines, LAST], () => pageOf(ANSWER) === pageOf(END)],
  ] as const) {
    if (isDone()) break;
    breaks = next;
    run = await placed(model, shared, pdfmake, { size, breaks });
  }
  return (await placed(model, shared, pdfmake, { size, breaks, places: run.places })).bytes;
}

interface Layout {
  readonly size: SheetSize;
  /** The names of what starts a new page. */
  readonly breaks?: readonly string[];
  readonly places?: Places;
}

async function placed(
  model: PrintModel,
  shared: SharedParts,
  pdfmake: PdfMake,
  layout: Layout,
): Promise<{ readonly bytes: Uint8Array; readonly places: Places }> {
  const places = new Map<string, number>();
  const definition: PdfDefinition = {
    ...sheetDefinition(model, shared, layout),
    pageBreakBefore: ({ id, startPosition }) => {
      // At the top of a page, the end of a text is that of the page before.
      const isAfter = id === ANSWER && startPosition.top < layout.size.margin;
      if (id !== undefined) places.set(id, startPosition.pageNumber - (isAfter ? 1 : 0));
      return false;
    },
  };
  return { bytes: await pdfmake.createPdf(definition).getBuffer(), places };
}

export function sheetDefinition(
  model: PrintModel,
  shared: SharedParts,
  { size, breaks = [], places }: Layout,
): PdfDefinition {
  const { reference, watermark, page, sections } = model;
  const { margin, bottom, letters } = size;
  const carried = sections.find(({ place }) => place === 'lines')?.table?.carried;
  const sums = carried === undefined || places === undefined ? undefined : sumsByPage(carried, places);
  const line = (label: string | undefined, sum: string | undefined): Block[] =>
    sum === undefined ? [] : [{ text: `${label}  ${sum}`, alignment: 'right', bold: true, color: '#111111' }];
  return {
    ...shared,
    defaultStyle: { font: 'Roboto', fontSize: 9 * letters },
    pageSize: size.format,
    pageMargins: [margin, margin - 2, margin, bottom],
    background: (_, paper) => watermarkBlocks(watermark, paper, true),
    header: (number) =>
      number === 1
        ? ''
        : {
            margin: [margin, 10, margin, 0],
            fontSize: 7.5,
            color: SOFT,
            stack: [
              {
                columnGap: 20,
                columns: [
                  { width: '*', text: shortened(model.issuer) },
                  { width: '*', text: shortened(reference), alignment: 'right' },
                ],
              },
              ...line(carried?.brought, sums?.get(number - 1)),
            ],
          },
    footer: (number, all) => ({
      margin: [margin, 4, margin, 0],
      fontSize: 7.5,
      color: SOFT,
      stack: [
        ...line(carried?.forward, sums?.get(number)),
        {
          margin: [0, 6, 0, 0],
          columns: [reference, { text: `${page} ${number} / ${all}`, alignment: 'right', width: 90 }],
        },
      ],
    }),
    content: scaled(sheetBlocks(model, size, breaks), letters),
  };
}

/** The sum at the end of each page after which the lines go on. */
function sumsByPage({ sums }: Carried, places: Places): ReadonlyMap<number, string> {
  const byPage = new Map<number, string>();
  // pdfmake does not tell the place of the row that starts its page; the row after it is on the same page.
  const pageOf = (row: number): number | undefined => places.get(rowId(row)) ?? places.get(rowId(row + 1));
  for (const [index, sum] of sums().entries()) {
    const page = pageOf(index);
    const next = pageOf(index + 1);
    if (page !== undefined && next !== undefined && page !== next) byPage.set(page, sum);
  }
  return byPage;
}
