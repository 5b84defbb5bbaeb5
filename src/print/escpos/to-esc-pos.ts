import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { type OptionNames, readOptions } from '../../reading/options.js';
import { inLanguage } from '../error.js';
import { stripsOf } from '../model/strips.js';
import { type AsDraft, type ContentOptions, contentOptionNames, wrong } from '../options.js';
import { prepare } from '../prepare.js';
import { type Bitmap, qrBitmap } from './bitmap.js';
import { type CodePage, codePages, PageWriter } from './code-page.js';
import { type Line, linesOf } from './lines.js';
import { logoBitmap } from './logo.js';

/** Options of `toEscPos`. */
export interface EscPosOptions extends ContentOptions {
  /** The width of the paper in millimetres. Default: 80. */
  readonly width?: 80 | 58 | undefined;
  /** Characters in a line. Default: 48 on 80 mm and 32 on 58 mm; some 80 mm printers have 42. */
  readonly columns?: number | undefined;
  /** Default: 737. */
  readonly codePage?: CodePage | undefined;
  /** The number that the printer has for the code page (`ESC t`). Default: Epson's, 14 for 737, 47 for 1253, 15 for 928. */
  readonly codePageNumber?: number | undefined;
  /** How the paper is cut at the end. Default: `partial`. */
  readonly cut?: 'partial' | 'full' | 'none' | undefined;
  /** Opens the drawer first. Default: false. */
  readonly drawer?: boolean | undefined;
}

const NAMES: OptionNames<EscPosOptions> = {
  ...contentOptionNames,
  width: true,
  columns: true,
  codePage: true,
  codePageNumber: true,
  cut: true,
  drawer: true,
};

const COLUMNS = { 80: 48, 58: 32 } as const;
const CUTS: readonly unknown[] = ['partial', 'full', 'none'];
/** Limits of the encoder for the width of lines. */
const FEWEST = 24;
const MOST = 64;

/**
 * A document as bytes for a receipt printer (ESC/POS): the same content as a roll of `renderDocument`, in a monospaced
 * font, with the logo and the QR code as images. A character that the code page does not have is replaced (`€` by `EUR`,
 * `é` by `e`) or printed as `?`. The logo is a PNG; it is scaled down to 70% of the paper and 20 mm, and printed in black dots.
 *
 * @throws PrintError if the document cannot be read (with its issues), if its answer is refused, held or unknown or belongs to
 * another document, or if an
 * option is invalid
 * @throws OptionsError if an option is unknown
 * @example
 * const bytes = toEscPos(document, { width: 80, codePage: 737, issued: outcome, drawer: true });
 * await printer.write(bytes);
 */
export function toEscPos(
  document: unknown,
  options: EscPosOptions | AsDraft<EscPosOptions> = {},
): Uint8Array {
  const read = readOptions<EscPosOptions>(options, NAMES);
  try {
    return bytesOf(document, read);
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}

function bytesOf(document: unknown, options: EscPosOptions): Uint8Array {
  const { width, columns, codePage, codePageNumber, cut, drawer } = settingsOf(options);
  const { model } = prepare(document, { ...options, format: width === 58 ? 'roll58' : 'roll80' });
  const { name } = codePages[codePage];
  const writer = new PageWriter(codePage);
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    imageMode: 'raster',
    codepageMapping: { [name]: codePageNumber },
    newline: '\n',
    feedBeforeCut: 4,
  })
    .initialize()
    .codepage(name);
  if (drawer) encoder.pulse();
  for (const strip of stripsOf(model, columns)) {
    if (strip.kind === 'logo') image(encoder, logoBitmap(strip.image, width), 'atkinson');
    if (strip.kind === 'qr') image(encoder, qrBitmap(strip.qr.text), 'threshold');
    for (const line of linesOf(strip, columns, writer)) print(encoder, line);
  }
  if (cut !== 'none') encoder.cut(cut);
  return encoder.encode();

  function image(to: ReceiptPrinterEncoder, bitmap: Bitmap, dots: 'atkinson' | 'threshold'): void {
    to.align('center').image(bitmap, bitmap.width, bitmap.height, dots).align('left');
  }

  function print(to: ReceiptPrinterEncoder, { text, style, center }: Line): void {
    if (center) to.align('center');
    if (style !== undefined) to.bold(true);
    if (style === 'large') to.size(1, 2);
    if (style === 'band') to.invert(true);
    to.line(text);
    if (style === 'band') to.invert(false);
    if (style === 'large') to.size(1, 1);
    if (style !== undefined) to.bold(false);
    if (center) to.align('left');
  }
}

/** The options with all defaults filled in. Throws `PrintError`. */
function settingsOf(options: EscPosOptions): Settings {
  const { width = 80, codePage = 737, cut = 'partial', drawer = false } = options;
  if (!Object.hasOwn(COLUMNS, width)) throw wrong('width', 'option/choice', { known: '80, 58' });
  const { columns = COLUMNS[width] } = options;
  if (!Number.isInteger(columns) || columns < FEWEST || columns > MOST) {
    throw wrong('columns', 'option/whole-number', { from: FEWEST, to: MOST });
  }
  if (!Object.hasOwn(codePages, codePage))
    throw wrong('codePage', 'option/choice', { known: Object.keys(codePages).join(', ') });
  const { codePageNumber = codePages[codePage].number } = options;
  if (!Number.isInteger(codePageNumber) || codePageNumber < 0 || codePageNumber > 255) {
    throw wrong('codePageNumber', 'option/whole-number', { from: 0, to: 255 });
  }
  if (!CUTS.includes(cut)) throw wrong('cut', 'option/choice', { known: CUTS.join(', ') });
  if (typeof drawer !== 'boolean') throw wrong('drawer', 'option/flag');
  return { width, columns, codePage, codePageNumber, cut, drawer };
}

interface Settings {
  readonly width: 80 | 58;
  readonly columns: number;
  readonly codePage: CodePage;
  readonly codePageNumber: number;
  readonly cut: 'partial' | 'full' | 'none';
  readonly drawer: boolean;
}
