import { type OptionNames, readOptions } from '../../reading/options.js';
import { inLanguage, isPrintError } from '../error.js';
import type { PrintModel } from '../model/model.js';
import {
  type AsDraft,
  contentOptionNames,
  isSheet,
  type PageFormat,
  type RenderOptions,
  wrong,
} from '../options.js';
import { prepare } from '../prepare.js';
import type { PdfDefinition, PdfMake } from './definition.js';
import { loadPdfMake } from './load-pdfmake.js';
import { rollDefinition } from './roll-length.js';
import { SHEETS } from './sheet.js';
import { sheetBytes, sheetDefinition } from './sheets.js';

/** Options of `toPdf`: those of a page. A PDF has its own font, and does not read `theme.fonts` and `theme.css`. */
export type PdfOptions = RenderOptions;

const NAMES: OptionNames<PdfOptions> = { ...contentOptionNames, format: true };

/** The images that pdfmake can draw, and its message for one that it cannot read. */
const DRAWN = /^data:image\/(?:png|jpeg);/;
const BROKEN = /Invalid image/;

/**
 * A document as PDF, with its font inside: sheets of A4 with repeated heads and numbered pages, or one page as long as
 * the roll. The content is that of `renderDocument`. It needs the package `pdfmake`, which the application must
 * install.
 *
 * @throws PrintError if the document cannot be read (with its issues), its answer is refused, held or unknown or belongs to
 * another document, an option
 * is invalid, or pdfmake is not installed (`package`)
 * @throws OptionsError if an option is unknown
 * @example
 * await writeFile('invoice.pdf', await toPdf(document, { language: ['el', 'en'], issued: outcome }));
 */
export async function toPdf(
  document: unknown,
  options: PdfOptions | AsDraft<PdfOptions> = {},
): Promise<Uint8Array> {
  const read = readOptions<PdfOptions>(options, NAMES);
  try {
    return await bytesOf(document, read);
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}

async function bytesOf(document: unknown, options: PdfOptions): Promise<Uint8Array> {
  const { model, format } = prepare(document, options);
  const { logo } = model.look;
  if (logo !== undefined && !DRAWN.test(logo)) throw wrong('logo', 'option/image-pdf');
  const pdfmake = await loadPdfMake();
  try {
    if (isSheet(format))
      return Uint8Array.from(await sheetBytes(model, sharedBy(model), pdfmake, SHEETS[format]));
    const definition = await definitionOf(model, format, pdfmake);
    return Uint8Array.from(await pdfmake.createPdf(definition).getBuffer());
  } catch (error) {
    if (isPrintError(error) || !BROKEN.test(String(error))) throw error;
    throw wrong('logo', 'option/image-unreadable');
  }
}

/** The page as a definition for pdfmake; sheets before their breaks are known. */
export async function definitionOf(
  model: PrintModel,
  format: PageFormat,
  pdfmake: PdfMake,
): Promise<PdfDefinition> {
  if (!isSheet(format)) return rollDefinition(model, format, sharedBy(model), pdfmake);
  return sheetDefinition(model, sharedBy(model), { size: SHEETS[format] });
}

const sharedBy = ({ languages, reference }: PrintModel): Pick<PdfDefinition, 'info' | 'language'> => ({
  info: { title: reference },
  language: languages[0] === 'en' ? 'en' : 'el-GR',
});
