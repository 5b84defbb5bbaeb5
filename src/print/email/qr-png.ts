import { encode } from '../../vendor/png.js';
import { qrModules } from '../qr.js';

/** Dots for each module, so that the code is sharp on screens with two dots to a pixel. */
const SCALE = 8;
const WHITE = 255;

/** A QR code as PNG in greys, with its quiet zone, which stays white where a mail program darkens the page. */
export function qrPng(text: string): Uint8Array {
  const modules = qrModules(text);
  const size = modules.length * SCALE;
  const data = new Uint8Array(size * size);
  for (let y = 0; y < size; y += 1) {
    const row = modules[Math.floor(y / SCALE)] ?? [];
    for (let x = 0; x < size; x += 1) data[y * size + x] = row[Math.floor(x / SCALE)] === true ? 0 : WHITE;
  }
  return encode({ width: size, height: size, data, channels: 1, depth: 8 }, { zlib: { level: 9 } });
}
