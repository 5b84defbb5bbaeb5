import { encode } from 'uqr';
import { PrintError } from './error.js';

/** The smallest border that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * The mask of stripes. Any mask can be read; trying all eight takes ten times as long, and for addresses such as those of
 * documents the best of them is hardly better: 0.4 percent fewer penalty points on average.
 */
const MASK = 2;

/** The modules of a QR code, true for black, with its quiet zone. Throws `PrintError` if the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  try {
    return encode(text, { ecc: 'M', border: QUIET, maskPattern: MASK }).data;
  } catch {
    throw new PrintError('qr', { subject: 'issued.qrUrl' });
  }
}
