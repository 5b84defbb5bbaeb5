import type { PrintModel } from '../model/model.js';
import { formatOf, type PageFormat, type RenderOptions } from '../options.js';
import { prepare } from '../prepare.js';
import type { PdfDefinition } from './definition.js';
import { loadPdfMake } from './load-pdfmake.js';
import { rollBlocks } from './roll.js';
import { sheetBlocks } from './sheet.js';
import { SOFT } from './texts.js';

/** Options of `toPdf`: those of a page, except the theme, because a PDF has its own font. */
export type PdfOptions = Omit<RenderOptions, 'theme'>;

/** 80 and 58 mm in points, with the printable width. */
const ROLLS = { roll80: { width: 226.77, inside: 204 }, roll58: { width: 164.41, inside: 147 } } as const;
const MARGIN = 40;

/**
 * A document as PDF, with its font inside: sheets of A4 with repeated heads and numbered pages, or one page as long as
 * the roll. The content is that of `renderDocument`. It needs the package `pdfmake`, which the application must
 * install.
 *
 * @throws PrintError if the document cannot be read (with its issues), an option is invalid, or pdfmake is not
 * installed (`package`)
 * @example
 * await writeFile('invoice.pdf', await toPdf(document, { language: ['el', 'en'], issued: outcome }));
 */
export async function toPdf(document: unknown, options: PdfOptions = {}): Promise<Uint8Array> {
  const { model, printed } = prepare(document, options);
  const format = formatOf(options, printed);
  const pdfmake = await loadPdfMake();
  const bytes = await pdfmake.createPdf(definitionOf(model, format)).getBuffer();
  return Uint8Array.from(bytes);
}

/** The page as a definition for pdfmake. */
export function definitionOf(model: PrintModel, format: PageFormat): PdfDefinition {
  const { languages, title, reference, watermark, page } = model;
  const isSheet = format === 'a4';
  return {
    info: { title: `${title.text} ${reference}` },
    language: languages[0] === 'en' ? 'en' : 'el-GR',
    defaultStyle: { font: 'Roboto', fontSize: isSheet ? 9 : 7.5 },
    ...(watermark !== undefined && {
      watermark: { text: watermark, color: '#b00020', opacity: 0.1, bold: true, angle: -32 },
    }),
    ...(isSheet
      ? {
          pageSize: 'A4',
          pageMargins: [MARGIN, MARGIN, MARGIN, 50],
          footer: (number, all) => ({
            margin: [MARGIN, 14, MARGIN, 0],
            fontSize: 7.5,
            color: SOFT,
            columns: [reference, { text: `${page} ${number} / ${all}`, alignment: 'right' }],
          }),
          content: sheetBlocks(model),
        }
      : {
          pageSize: { width: ROLLS[format].width, height: 'auto' },
          pageMargins: [11, 10, 11, 16],
          content: rollBlocks(model, ROLLS[format].inside),
        }),
  };
}
