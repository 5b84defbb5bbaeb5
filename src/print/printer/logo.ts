import { wrong } from '../error.js';
import { imageSize } from '../image-size.js';
import type { Bitmap } from './bitmap.js';
import { pngBitmap } from './png-image.js';

const PNG = 'data:image/png;base64,';

/** The room for a logo in dots: about 70% of the paper width and 20 mm, as on an HTML roll. */
const ROOM = { 80: { width: 400, height: 160 }, 58: { width: 264, height: 160 } } as const;
/** Printers take images in whole bytes of dots. */
const BYTE = 8;

/**
 * A logo as dots, no larger than its room and never enlarged. Throws `PrintError` if it is not a PNG.
 */
export function logoBitmap(image: string, paper: keyof typeof ROOM): Bitmap {
  if (!image.startsWith(PNG)) throw wrong('theme.logo', 'option/image-png');
  const size = imageSize(image);
  if (size === undefined) throw wrong('theme.logo', 'option/image-unreadable');
  const room = ROOM[paper];
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  const width = Math.max(1, Math.floor(size.width * scale));
  const height = Math.max(1, Math.floor(size.height * scale));
  try {
    const bytes = Uint8Array.from(atob(image.slice(PNG.length)), (character) => character.charCodeAt(0));
    return inWholeBytes(pngBitmap(bytes, width, height));
  } catch {
    throw wrong('theme.logo', 'option/image-unreadable');
  }
}

/** The image, centred in a white one whose sides are whole bytes of dots. */
function inWholeBytes({ data, width, height }: Bitmap): Bitmap {
  const [wide, high] = [Math.ceil(width / BYTE) * BYTE, Math.ceil(height / BYTE) * BYTE];
  const padded = new Uint8ClampedArray(wide * high * 4).fill(255);
  const left = Math.floor((wide - width) / 2);
  for (let row = 0; row < height; row += 1) {
    padded.set(data.slice(row * width * 4, (row + 1) * width * 4), (row * wide + left) * 4);
  }
  return { data: padded, width: wide, height: high };
}
