/** A size in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The characters of base64 that have the head of a PNG, GIF or WebP. */
const HEAD = 64;

/**
 * The size of an image that is a `data:` URL in base64, from the head of its file: whoever shows it needs memory for all its
 * pixels. Undefined for SVG, which has none, and for a file that is not an image.
 */
export function imageSize(image: string): ImageSize | undefined {
  const base64 = image.slice(image.indexOf(',') + 1);
  const bytes = bytesOf(image.startsWith('data:image/jpeg') ? base64 : base64.slice(0, HEAD));
  const size = bytes && (ofPng(bytes) ?? ofJpeg(bytes) ?? ofGif(bytes) ?? ofWebp(bytes));
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

/** How many pixels an image has. */
export const pixelsOf = (image: string): number => {
  const { width = 0, height = 0 } = imageSize(image) ?? {};
  return width * height;
};

function bytesOf(base64: string): DataView | undefined {
  try {
    return new DataView(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer);
  } catch {
    return undefined;
  }
}

const isAt = (file: DataView, at: number, name: string): boolean =>
  file.byteLength >= at + name.length &&
  [...name].every((letter, index) => file.getUint8(at + index) === letter.charCodeAt(0));

function ofPng(file: DataView): ImageSize | undefined {
  if (!isAt(file, 0, '\u0089PNG\r\n\u001A\n') || file.byteLength < 24) return undefined;
  return { width: file.getUint32(16), height: file.getUint32(20) };
}

function ofGif(file: DataView): ImageSize | undefined {
  if (!isAt(file, 0, 'GIF8') || file.byteLength < 10) return undefined;
  return { width: file.getUint16(6, true), height: file.getUint16(8, true) };
}

/** A JPEG is a list of segments. The one of its frame (C0 to CF, without C4, C8 and CC) has its size. */
function ofJpeg(file: DataView): ImageSize | undefined {
  if (!isAt(file, 0, '\u00FF\u00D8')) return undefined;
  for (let at = 2; at + 9 <= file.byteLength && file.getUint8(at) === 0xff; ) {
    const marker = file.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && (marker === 0xc0 || marker % 4 !== 0);
    if (isFrame) return { width: file.getUint16(at + 7), height: file.getUint16(at + 5) };
    // A segment may have fill bytes before it.
    at += marker === 0xff ? 1 : 2 + file.getUint16(at + 2);
  }
  return undefined;
}

/** The three forms of WebP (RFC 9649): extended, lossless, and lossy. */
function ofWebp(file: DataView): ImageSize | undefined {
  if (!isAt(file, 0, 'RIFF') || !isAt(file, 8, 'WEBP') || file.byteLength < 30) return undefined;
  if (isAt(file, 12, 'VP8X')) {
    const [width, height] = [file.getUint32(24, true) & 0xffffff, file.getUint32(26, true) >>> 8];
    return { width: width + 1, height: height + 1 };
  }
  if (isAt(file, 12, 'VP8L')) {
    const bits = file.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: file.getUint16(26, true) & 0x3fff, height: file.getUint16(28, true) & 0x3fff };
}
