import { ReceiptPrinterEncoder } from '../../vendor/receipt-printer.js';
import type { PrintModel, Value } from '../model/model.js';
import { type Strip, stripsOf } from '../model/strips.js';
import { qrModules } from '../qr.js';
import { type Bitmap, qrBitmap } from './bitmap.js';
import { type HasLetter, lettersOf, nameOf } from './code-page.js';
import type { Font } from './font.js';
import { LetterWriter, type ReplacedLetter } from './letters.js';
import { type Line, linesOf } from './lines.js';
import { logoBitmap } from './logo.js';
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
const utf8 = ({ commands }: Settings): number[] =>
  commands === 'esc-pos'
    ? [FS, 0x28, 0x43, 2, 0, 0x30, 2, FS, 0x28, 0x43, 3, 0, 0x3c, 0, 0]
    : [ESC, GS, 0x29, 0x55, 2, 0, 0x30, 1, ESC, GS, 0x29, 0x55, 2, 0, 0x40, 0];

/** So many beeps: by Epson's and Star's commands, and by `ESC B`, which most others understand. */
function beeps({ commands, printer, buzzer }: Settings): number[] {
  if (commands !== 'esc-pos') {
    // How long it is on and off (20 ms each), then how often.
    return [ESC, GS, EM, 0x11, 1, 10, 10, ESC, GS, EM, 0x12, 1, buzzer, 0];
  }
  if (printer === undefined || printer.startsWith('epson-')) {
    return [ESC, 0x28, 0x41, 5, 0, 0x61, 100, buzzer, 3, 3];
  }
  return [ESC, 0x42, buzzer, 3];
}

/** What is sent to the printer, and the letters that it does not have. */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly replaced: readonly ReplacedLetter[];
  readonly lost: readonly ReplacedLetter[];
}

/** The encoder wraps at this width, which no line exceeds. */
const WIDEST = 48;

/** Lines that are fed before the paper is cut or torn off. */
const FEED = 4;

/** Lines in one picture, so that no image is larger than the printer's memory. */
const TOGETHER = 10;

/** About 30 mm, which every phone can read. */
const QR_DOTS = 248;

const QR_SIZES = { least: 3, most: 8 } as const;

const SECOND_PIN = 5;

const noLetters: HasLetter = () => false;

/** Whether a picture is needed: for all text, or for a letter that the printer does not have. */
export function needsFont(models: readonly PrintModel[], settings: Settings): boolean {
  if (settings.text === 'picture') return true;
  const writer = writerOf(settings);
  return models.some((model) => stripsIn(model, settings).some((strip) => losesLetters(strip, writer)));
}

/** Prints pages one after the other. Without a font, a letter that the printer does not have becomes a question mark. */
export function printerBytes(
  models: readonly PrintModel[],
  settings: Settings,
  font: Font | undefined,
): Printed {
  const { cut, drawer, drawerPin, buzzer } = settings;
  const encoder = encoderOf(settings);
  const letters = writerOf(settings);
  const drawn = font && new LetterWriter(font.has);
  const pulse = (): unknown => encoder.pulse(drawerPin === SECOND_PIN ? 1 : 0);
  if (drawer === 'before') pulse();
  for (const model of models) {
    printStrips(stripsIn(model, settings));
    if (cut === 'none') encoder.newline(FEED);
    else encoder.cut(cut);
  }
  if (drawer === 'after') pulse();
  if (buzzer > 0) encoder.raw(beeps(settings));
  const reports = [letters, drawn].flatMap((writer) => writer?.report() ?? []);
  return {
    bytes: encoder.encode(),
    replaced: reports.flatMap(({ replaced }) => replaced),
    lost: reports.flatMap(({ lost }) => lost),
  };

  function printStrips(strips: readonly Strip[]): void {
    let waiting: Line[] = [];
    const flush = (): void => {
      for (let at = 0; at < waiting.length; at += TOGETHER) {
        const lines = waiting.slice(at, at + TOGETHER);
        if (font !== undefined) image(font.draw(lines, settings.columns), 'threshold', 'left');
      }
      waiting = [];
    };
    for (const strip of strips) {
      const asPicture = drawn && (settings.text === 'picture' || losesLetters(strip, letters));
      if (asPicture) waiting.push(...linesOf(strip, settings.columns, drawn));
      const isImage = strip.kind === 'logo' || strip.kind === 'qr';
      if (!asPicture || isImage) flush();
      if (strip.kind === 'logo') image(logoBitmap(strip.image, settings.width), 'atkinson', 'center');
      else if (strip.kind === 'qr') printQr(strip.qr.text);
      else if (!asPicture) for (const line of linesOf(strip, settings.columns, letters)) printLine(line);
    }
    flush();
  }

  function image(bitmap: Bitmap, dots: 'atkinson' | 'threshold', align: 'left' | 'center'): void {
    encoder.align(align).image(bitmap, bitmap.width, bitmap.height, dots).align('left');
  }

  /** The printer's commands take Latin letters only. */
  function printQr(text: string): void {
    if (settings.qr === 'printer' && /^[\x20-\x7e]+$/.test(text)) {
      const fitting = Math.floor(QR_DOTS / qrModules(text).length);
      const size = Math.min(QR_SIZES.most, Math.max(QR_SIZES.least, fitting));
      encoder.align('center').qrcode(text, { model: 2, size, errorlevel: 'm' }).align('left');
    } else image(qrBitmap(text), 'threshold', 'center');
    encoder.newline();
  }

  function printLine({ text, style }: Line): void {
    if (style !== undefined) encoder.bold(true);
    if (style === 'large') encoder.size(1, 2);
    if (style === 'band') encoder.invert(true);
    if (settings.codePage === 'utf-8') encoder.raw(new TextEncoder().encode(text)).newline();
    else encoder.line(text);
    if (style === 'band') encoder.invert(false);
    if (style === 'large') encoder.size(1, 1);
    if (style !== undefined) encoder.bold(false);
  }
}

function encoderOf(settings: Settings): ReceiptPrinterEncoder {
  const { printer, commands, codePage, codePageNumber } = settings;
  const name = codePage === undefined || codePage === 'utf-8' ? undefined : nameOf(codePage, commands);
  const encoder = new ReceiptPrinterEncoder({
    ...(printer === undefined
      ? { language: commands, imageMode: 'raster', newline: '\n', feedBeforeCut: FEED }
      : { printerModel: printer }),
    ...(name !== undefined &&
      codePageNumber !== undefined && { codepageMapping: { [name]: codePageNumber } }),
    columns: WIDEST,
    feedAfterBlock: false,
  }).initialize();
  if (name !== undefined) encoder.codepage(name);
  if (codePage === 'utf-8') encoder.raw(utf8(settings));
  return encoder;
}

const writerOf = ({ codePage, commands }: Settings): LetterWriter =>
  new LetterWriter(codePage === undefined ? noLetters : lettersOf(codePage, commands));

/** The steps of a roll, those of rows one by one. */
const stripsIn = (model: PrintModel, { columns }: Settings): Strip[] =>
  stripsOf(model, columns).flatMap((strip) => (strip.kind === 'row' ? strip.strips : [strip]));

const losesLetters = (strip: Strip, writer: LetterWriter): boolean =>
  valuesIn(strip).some((value) => writer.loses(value));

function valuesIn(strip: Strip): readonly Value[] {
  switch (strip.kind) {
    case 'text':
      return strip.values;
    case 'pair':
      return [...strip.left, ...strip.right];
    case 'cells':
      return strip.cells;
    default:
      return [];
  }
}
