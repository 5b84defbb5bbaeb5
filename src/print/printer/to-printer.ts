import { readOptions } from '../../reading/options.js';
import { inLanguage } from '../error.js';
import type { OrDraft } from '../options.js';
import { prepare } from '../prepare.js';
import type { ReplacedLetter } from './letters.js';
import { type PrinterOptions, printerForm, settingsOf } from './settings.js';

/** What `toPrinter` returns. */
export interface PrinterJob {
  /** What the printer receives. */
  readonly bytes: Uint8Array;
  /** Letters that are printed otherwise, but can be read: `€` as `EUR`, `é` as `e`. */
  readonly replaced: readonly ReplacedLetter[];
  /** Letters that neither the printer nor the library has. Each is printed as `?`. */
  readonly lost: readonly ReplacedLetter[];
}

/**
 * A document as bytes for a receipt printer (ESC/POS, StarPRNT or Star Line): the same content as a roll of `renderDocument`,
 * in letters of one width. A line with a letter that the printer does not have is printed as a picture; a printer without a
 * Greek code page gets all text as a picture. Letters that are printed otherwise, or lost, are in the result.
 *
 * @throws PrintError if the document cannot be read (with its issues), if its answer is refused, held or unknown or belongs to
 * another document, or if an option is invalid
 * @throws OptionsError if an option is unknown
 * @example
 * const { bytes, lost } = await toPrinter(document, { printer: 'epson-tm-m30iii', issued: outcome, drawer: 'before' });
 * await printer.write(bytes);
 */
export async function toPrinter(
  document: unknown,
  options: OrDraft<PrinterOptions> = {},
): Promise<PrinterJob> {
  const read = readOptions<PrinterOptions>(options, printerForm);
  try {
    return await jobOf(document, read);
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}

async function jobOf(document: unknown, options: PrinterOptions): Promise<PrinterJob> {
  const settings = settingsOf(options);
  const format = settings.width === 58 ? 'roll58' : 'roll80';
  const { model } = prepare(document, { ...options, format });
  const models = [model];
  if (settings.copies > 0) {
    const copy = prepare(document, { ...options, format, copy: true, onWarning: undefined });
    models.push(...Array.from({ length: settings.copies }, () => copy.model));
  }
  const { needsFont, printerBytes } = await import('./printer-bytes.js');
  const font = needsFont(models, settings) ? (await import('./font.js')).readFont() : undefined;
  return printerBytes(models, settings, font);
}
