import type { Settings } from './settings.js';

const ESC = 0x1b;
const FS = 0x1c;
const GS = 0x1d;
const EM = 0x19;

/**
 * The commands that the encoder does not have. Sources: Epson, ESC/POS command reference (`FS ( C` functions 48 and 60,
 * `ESC ( A` function 97); Star, StarPRNT command specifications (`ESC GS ) U`, `ESC GS EM DC1`, `ESC GS EM DC2`).
 */

/** Texts in UTF-8, and Greek letters as narrow as Latin ones, which some fonts have twice. */
export const utf8 = ({ commands }: Settings): number[] =>
  commands === 'esc-pos'
    ? [FS, 0x28, 0x43, 2, 0, 0x30, 2, FS, 0x28, 0x43, 3, 0, 0x3c, 0, 0]
    : [ESC, GS, 0x29, 0x55, 2, 0, 0x30, 1, ESC, GS, 0x29, 0x55, 2, 0, 0x40, 0];

/** So many beeps: by Epson's and Star's commands, and by `ESC B`, which most others understand. */
export function beeps({ commands, printer, buzzer }: Settings): number[] {
  if (commands !== 'esc-pos') {
    // How long it is on and off (20 ms each), then how often.
    return [ESC, GS, EM, 0x11, 1, 10, 10, ESC, GS, EM, 0x12, 1, buzzer, 0];
  }
  if (printer === undefined || printer.startsWith('epson-')) {
    return [ESC, 0x28, 0x41, 5, 0, 0x61, 100, buzzer, 3, 3];
  }
  return [ESC, 0x42, buzzer, 3];
}
