import { convertIndexedToRgb, type DecodedPng, decode } from '../../vendor/png.js';
import { wrong } from '../error.js';
import { imageSize } from '../image-size.js';
import type { Bitmap } from './bitmap.js';

const WHITE = 255;

const CHANNELS = 4;

/** A PNG as dots on white paper, scaled down to a width and a height. Throws if it is not a PNG. */
function pngBitmap(bytes: Uint8Array, width: number, height: number): Bitmap {
  const image = decode(bytes);
  const brightness = brightnessOf(image);
  const data = new Uint8ClampedArray(width * height * CHANNELS).fill(WHITE);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = span(y, height, image.height);
    for (let x = 0; x < width; x += 1) {
      const [left, right] = span(x, width, image.width);
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1)
          sum += brightness[row * image.width + column] ?? WHITE;
      }
      const at = (y * width + x) * CHANNELS;
      data.fill(sum / ((bottom - top) * (right - left)), at, at + CHANNELS - 1);
    }
  }
  return { data, width, height };
}

/** The pixels of the image for one dot, at least one. */
function span(dot: number, dots: number, pixels: number): readonly [from: number, to: number] {
  const from = Math.floor((dot * pixels) / dots);
  return [from, Math.max(from + 1, Math.floor(((dot + 1) * pixels) / dots))];
}

/** The brightness of each pixel, from 0 to 255. Transparent pixels are on white. */
function brightnessOf(image: DecodedPng): Uint8Array {
  const { data, channels, most } = samplesOf(image);
  const { transparency } = image;
  const [green, blue] = channels > 2 ? [1, 2] : [0, 0];
  const alphaAt = channels === 2 || channels === 4 ? channels - 1 : undefined;
  const brightness = new Uint8Array(image.width * image.height);
  for (let pixel = 0; pixel < brightness.length; pixel += 1) {
    const at = pixel * channels;
    const sample = (offset: number): number => data[at + offset] ?? most;
    const isKey = transparency?.every((value, offset) => value === sample(offset)) ?? false;
    const alpha = isKey ? 0 : alphaAt === undefined ? 1 : sample(alphaAt) / most;
    // ITU-R BT.601.
    const light = (0.299 * sample(0) + 0.587 * sample(green) + 0.114 * sample(blue)) / most;
    brightness[pixel] = Math.round(WHITE * (1 - alpha + alpha * light));
  }
  return brightness;
}

interface Samples {
  readonly data: Uint8Array | Uint8ClampedArray | Uint16Array;
  readonly channels: number;
  /** The largest sample. */
  readonly most: number;
}

/** One number for each sample: palettes and packed bits are resolved. */
function samplesOf(image: DecodedPng): Samples {
  const { palette, depth, data, channels } = image;
  const [first] = palette ?? [];
  if (first !== undefined) return { data: convertIndexedToRgb(image), channels: first.length, most: WHITE };
  if (depth < 8) {
    const most = 2 ** depth - 1;
    const greys = Array.from(
      { length: most + 1 },
      (_, grey) => [grey, grey, grey] as [number, number, number],
    );
    const unpacked = convertIndexedToRgb({ ...image, palette: greys });
    return { data: unpacked.filter((_, index) => index % 3 === 0), channels: 1, most };
  }
  return { data, channels, most: depth === 16 ? 65_535 : WHITE };
}

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
