import { wrong } from '../error.js';

/**
 * A font of your own for a PDF: the contents of TrueType, OpenType or WOFF files. Its licence must allow it to be embedded.
 *
 * @example
 * const font: PdfFont = { regular: await readFile('Gentium-Regular.ttf'), bold: await readFile('Gentium-Bold.ttf') };
 */
export interface PdfFont {
  readonly regular: Uint8Array;
  /** Default: `regular`. */
  readonly bold?: Uint8Array | undefined;
}

/** The fonts from the option. Throws `PrintError`. */
export function fontsOf(given: unknown): readonly PdfFont[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw wrong('fonts', 'option/font');
  return given.map((font, index) => {
    const { regular, bold = regular } = (font ?? {}) as Partial<PdfFont>;
    if (!(regular instanceof Uint8Array && bold instanceof Uint8Array)) {
      throw wrong(`fonts[${index}]`, 'option/font');
    }
    return { regular, bold };
  });
}
