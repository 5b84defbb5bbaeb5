import { type OptionNames, readOptions } from '../../reading/options.js';
import { inLanguage, wrong } from '../error.js';
import { type AsDraft, type ContentOptions, contentOptionNames } from '../options.js';
import { prepare } from '../prepare.js';
import { printerBytes } from './printer-bytes.js';
import { type CodePage, type PrinterOptions, settingsOf } from './settings.js';

/**
 * Options of `toEscPos`.
 *
 * @deprecated Use `PrinterOptions`. This name is removed in 1.0.
 */
export interface EscPosOptions extends ContentOptions {
  /** The width of the paper in millimetres. Default: 80. */
  readonly width?: 80 | 58 | undefined;
  /** Characters in a line. Default: 48 on 80 mm and 32 on 58 mm; some 80 mm printers have 42. */
  readonly columns?: number | undefined;
  /** Default: 737. */
  readonly codePage?: CodePage | undefined;
  /** The number that the printer has for the code page (`ESC t`). Default: Epson's. */
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

/**
 * A document as bytes for a receipt printer (ESC/POS). It does not report letters that the printer does not have: they are
 * replaced, or printed as `?`.
 *
 * @deprecated Use `toPrinter`, which also reports these letters. This name is removed in 1.0.
 * @throws PrintError if the document cannot be read (with its issues), if its answer is refused, held or unknown or belongs to
 * another document, or if an option is invalid
 * @throws OptionsError if an option is unknown
 * @example
 * const bytes = toEscPos(document, { width: 80, codePage: 737, issued: outcome, drawer: true });
 */
export function toEscPos(
  document: unknown,
  options: EscPosOptions | AsDraft<EscPosOptions> = {},
): Uint8Array {
  const read = readOptions<EscPosOptions>(options, NAMES);
  try {
    const { drawer = false, ...others } = read;
    if (typeof drawer !== 'boolean') throw wrong('drawer', 'option/flag');
    const given: PrinterOptions = { ...others, drawer: drawer ? 'before' : undefined };
    const settings = settingsOf(given);
    const { model } = prepare(document, { ...given, format: settings.width === 58 ? 'roll58' : 'roll80' });
    return printerBytes([model], settings, undefined).bytes;
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}
