import { wrong } from '../error.js';
import type { Bitmap } from './bitmap.js';
import { pngBitmap } from './png-image.js';

const PNG = 'data:image/png;base64,';
const SIGNATURE = '89504e470d0a1a0a';
/** The start of a PNG, which has its width and height. */
const HEADER = 24;
const MOST_PIXELS = 4_000_000;

/** The room for a logo in dots: about 70% of the paper width and 20 mm, as on an HTML roll. */
const ROOM = { 80: { width: 400, height: 160 }, 58: { width: 264, height: 160 } } as const;
/** Printers take images in whole bytes of dots. */
const BYTE = 8;

/**
 * A logo as dots, no larger than its room and never enlarged. Throws `PrintError` with the option that has it if it is not a
 * PNG of a usual size.
 */
export function logoBitmap(image: string, paper: keyof typeof ROOM, option: 'logo' | 'theme.logo'): Bitmap {
  if (!image.startsWith(PNG)) throw wrong(option, 'option/image-png');
  const bytes = bytesOf(image.slice(PNG.length));
  const size = bytes && sizeOf(bytes);
  if (bytes === undefined || size === undefined) throw wrong(option, 'option/image-unreadable');
  if (size.width * size.height > MOST_PIXELS)
    throw wrong(option, 'option/image-too-large', { most: MOST_PIXELS });
  const room = ROOM[paper];
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  const width = Math.max(1, Math.floor(size.width * scale));
  const height = Math.max(1, Math.floor(size.height * scale));
  try {
    return inWholeBytes(pngBitmap(bytes, width, height));
  } catch {
    throw wrong(option, 'option/image-unreadable');
  }
}

/** The bytes of a text in base64; undefined if its length is that of no base64. */
function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < HEADER) return undefined;
  const start = Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const view = new DataView(bytes.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return start === SIGNATURE && width > 0 && height > 0 ? { width, height } : undefined;
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
