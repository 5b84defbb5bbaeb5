import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { imageSize } from '../../../src/print/image-size.js';
import { renderDocument, toEmail, toPdf, toPrinter } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';

const url = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** The start of a PNG that says it is so large: its pixels are left out. */
function pngOf(width: number, height: number): string {
  const bytes = Buffer.from(encode({ width: 1, height: 1, channels: 1, data: new Uint8Array([255]) }));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return url('png', bytes);
}

// The heads of files as their specifications have them, of 640 × 480 pixels (0280 × 01E0).
const IMAGES = [
  ['PNG', pngOf(640, 480)],
  ['GIF', url('gif', hex('474946383961 8002 e001 f7 00 00'))],
  [
    'JPEG, after other segments and a fill byte',
    url('jpeg', hex('ffd8 ffe0 0004 0000 ffc4 0003 00 ff ffc2 0011 08 01e0 0280 03 00000000')),
  ],
  ['WebP, lossy', url('webp', hex('52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 e001'))],
  ['WebP, lossless', url('webp', hex('52494646 00000000 57454250 5650384c 00000000 2f 7fc27700 0000000000'))],
  ['WebP, extended', url('webp', hex('52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100'))],
] as const;

describe('the size of an image', () => {
  it.each(IMAGES)('is read from the head of its file: %s', (_, image) => {
    expect(imageSize(image)).toEqual({ width: 640, height: 480 });
  });

  it.each([
    ['SVG', url('svg+xml', Buffer.from('<svg width="9" height="9"/>'))],
    ['another file', url('png', Buffer.from('%PDF-1.7 and so on and on'))],
    ['half a head', url('png', hex('89504e470d0a1a0a 0000000d'))],
    ['no JPEG frame', url('jpeg', hex('ffd8 ffe0 0004 0000 ffd9'))],
    ['a segment without end', url('jpeg', hex('ffd8 ffe0 ffff 0000 0000 0000 0000'))],
    ['no base64', 'data:image/png;base64,A'],
    ['nothing', ''],
  ])('is unknown for %s', (_, image) => {
    expect(imageSize(image)).toBeUndefined();
  });
});

describe('a logo of more than 4,000,000 pixels, however small its file is,', () => {
  const refused = (subject: string) =>
    expect.objectContaining({ problem: 'option/image-too-large', subject, params: { most: 4_000_000 } });
  const logo = pngOf(2000, 2001);
  const issued = { mark: '400001971234567' };

  it('is refused by every way of printing', async () => {
    const options = { issued, theme: { logo } };
    const subject = 'theme.logo';
    expect(() => renderDocument(samples.salesInvoice, options)).toThrow(refused(subject));
    expect(() => toEmail(samples.salesInvoice, options)).toThrow(refused(subject));
    await expect(toPdf(samples.salesInvoice, options)).rejects.toThrow(refused(subject));
    await expect(toPrinter(samples.salesInvoice, options)).rejects.toThrow(refused(subject));
  });

  it('is refused in any format, and one of just 4,000,000 is not', () => {
    const jpeg = url('jpeg', hex('ffd8 ffc0 0011 08 ffff ffff 03 00000000'));
    const webp = url('webp', hex('52494646 00000000 57454250 56503858 0a000000 00000000 ffffff ffffff'));
    const gif = url('gif', hex('474946383961 ffff ffff f7 00 00'));
    for (const image of [jpeg, webp, gif])
      expect(() => renderDocument(samples.salesInvoice, { issued, theme: { logo: image } })).toThrow(
        refused('theme.logo'),
      );
    expect(renderDocument(samples.salesInvoice, { issued, theme: { logo: pngOf(2000, 2000) } })).toContain(
      '<img',
    );
  });
});
