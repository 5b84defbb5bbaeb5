import { isFunction } from '../../reading/option-form.js';
import { readOptions } from '../../reading/options.js';
import { inLanguage, isPrintError, PrintError, wrong } from '../error.js';
import type { PrintModel } from '../model/model.js';
import { checkPrintOptions, choice, type PrintForm } from '../option-form.js';
import { isSheet, type OrDraft, type PageFormat, type RenderOptions, renderForm } from '../options.js';
import { prepare } from '../prepare.js';
import { type Attachment, attachmentOf } from './attachment.js';
import type { PdfDefinition, PdfMake, SharedParts } from './definition.js';
import { fontsOf, type PdfFont } from './fonts.js';
import { loadPdfMake } from './load-pdfmake.js';
import { type MissingLetter, missingLetters, named } from './missing-letters.js';
import { rollDefinition } from './roll-length.js';
import { SHEETS } from './sheet.js';
import { sheetBytes, sheetDefinition } from './sheets.js';

/** Options of `toPdf`: those of a page. A PDF has its own fonts: it does not read `theme.fonts` and `theme.css`. */
export interface PdfOptions extends RenderOptions {
  /**
   * Fonts of your own, best first. A letter that one does not have is drawn in the next one, and at last in Roboto and Noto
   * Sans, which have Latin, Greek with all accents, and Cyrillic. Default: none.
   */
  readonly fonts?: readonly PdfFont[] | undefined;
  /**
   * Called with the letters that no font has, such as Arabic ones. They are printed as `?`. Without this option, they cause
   * a `PrintError`.
   */
  readonly onMissingLetters?: ((letters: readonly MissingLetter[]) => void) | undefined;
  /** Attaches the document for programs, as JSON or as the authority's XML. Default: nothing. */
  readonly attach?: Attachment | undefined;
}

const FORM: PrintForm<PdfOptions> = {
  ...renderForm,
  fonts: true,
  onMissingLetters: [isFunction, ['option/function']],
  attach: choice('json', 'xml'),
};

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
export async function toPdf(document: unknown, options: OrDraft<PdfOptions> = {}): Promise<Uint8Array> {
  const read = readOptions<PdfOptions>(options, FORM);
  try {
    return await bytesOf(document, read);
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}

async function bytesOf(given: unknown, options: PdfOptions): Promise<Uint8Array> {
  const { onMissingLetters, attach, ...others } = checkPrintOptions<PdfOptions>(options, FORM);
  const fonts = fontsOf(options.fonts);
  const { model, format, page } = prepare(given, others);
  const { logo } = model.look;
  if (logo !== undefined && !DRAWN.test(logo)) throw wrong('theme.logo', 'option/image-pdf');
  const { pdfmake, letters } = await loadPdfMake(fonts);
  const missing = missingLetters(model, letters);
  if (missing.length > 0) {
    if (onMissingLetters === undefined)
      throw new PrintError('letters', { params: { letters: named(missing) } });
    onMissingLetters(missing);
  }
  const shared = {
    ...sharedBy(model),
    ...(attach !== undefined && { files: await attachmentOf(attach, page.document) }),
  };
  try {
    if (isSheet(format)) return Uint8Array.from(await sheetBytes(model, shared, pdfmake, SHEETS[format]));
    const definition = await rollDefinition(model, format, shared, pdfmake);
    return Uint8Array.from(await pdfmake.createPdf(definition).getBuffer());
  } catch (error) {
    if (isPrintError(error) || !BROKEN.test(String(error))) throw error;
    throw wrong('theme.logo', 'option/image-unreadable');
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

const sharedBy = ({ languages, reference, issuer }: PrintModel): SharedParts => ({
  info: { title: reference, author: issuer },
  language: languages[0] === 'en' ? 'en' : 'el-GR',
});
