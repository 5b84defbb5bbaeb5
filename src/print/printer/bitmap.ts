import { qrModules } from '../qr.js';

/** An image for the encoder: four bytes for each dot. */
export interface Bitmap {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Most printers have eight dots to the millimetre, and accept images in whole bytes of dots. */
const BYTE = 8;
/** About 30 mm, which every phone can read. */
const WANTED = 248;
const CHANNELS = 4;

/** A QR code as dots in the middle of a white square. Each module has the same whole number of dots. */
export function qrBitmap(text: string): Bitmap {
  const modules = qrModules(text);
  const scale = Math.max(2, Math.floor(WANTED / modules.length));
  const size = Math.ceil((modules.length * scale) / BYTE) * BYTE;
  const margin = Math.floor((size - modules.length * scale) / 2);
  const data = new Uint8ClampedArray(size * size * CHANNELS).fill(255);
  for (const [row, line] of modules.entries()) {
    for (const [column, isBlack] of line.entries()) {
      if (isBlack) fill(data, size, margin + column * scale, margin + row * scale, scale);
    }
  }
  return { data, width: size, height: size };
}

function fill(data: Uint8ClampedArray, width: number, left: number, top: number, side: number): void {
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      const at = (y * width + x) * CHANNELS;
      data.fill(0, at, at + CHANNELS - 1);
    }
  }
}
