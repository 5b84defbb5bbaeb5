import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { toPrinter } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { type Receipt, readBytes } from './read-bytes.js';

const BLACK = 0;
const WHITE = 255;

type Encoded = Parameters<typeof encode>[0];

/** A PNG as a `data:` URL. */
const png = (image: Encoded): string =>
  `data:image/png;base64,${Buffer.from(encode(image)).toString('base64')}`;

const grey = (width: number, height: number, at: (x: number, y: number) => number): Encoded => ({
  width,
  height,
  channels: 1,
  depth: 8,
  data: Uint8Array.from({ length: width * height }, (_, dot) => at(dot % width, Math.floor(dot / width))),
});

const printed = async (logo: string, width: 80 | 58 = 80): Promise<Receipt['images'][number]> => {
  const { bytes } = await toPrinter(samples.salesInvoice, { theme: { logo }, width });
  const { images } = readBytes(bytes, 737);
  const [image] = images;
  if (image === undefined) throw new Error('no image was printed');
  return image;
};

/** Whether a dot is black. */
const isBlack = ({ width, bits }: Receipt['images'][number], x: number, y: number): boolean =>
  (((bits[(y * width + x) >> 3] ?? 0) >> (7 - (x & 7))) & 1) === 1;

const shareOfBlack = (image: Receipt['images'][number]): number => {
  let black = 0;
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) if (isBlack(image, x, y)) black += 1;
  }
  return black / (image.width * image.height);
};

describe('a logo on a receipt printer', () => {
  it('is printed first and centered, dot for dot if there is space', async () => {
    // Black at the left, white at the right.
    const logo = png(grey(16, 8, (x) => (x < 8 ? BLACK : WHITE)));
    const image = await printed(logo);
    expect([image.width, image.height]).toEqual([16, 8]);
    for (let y = 0; y < 8; y += 1) {
      expect(Array.from({ length: 16 }, (_, x) => isBlack(image, x, y))).toEqual([
        ...Array<boolean>(8).fill(true),
        ...Array<boolean>(8).fill(false),
      ]);
    }
    const job = await toPrinter(samples.salesInvoice, { theme: { logo } });
    const bytes = [...job.bytes].join(' ');
    // ESC a 1 puts it in the middle; GS v is the image.
    expect(bytes.indexOf('27 97 1')).toBeLessThan(bytes.indexOf('29 118 48'));
  });

  it.each([
    [80, 1200, 300, 400, 104],
    [58, 1200, 300, 264, 72],
    [80, 300, 1600, 32, 160],
    [80, 9, 3, 16, 8],
  ] as const)('on %d mm is scaled: %d × %d dots become %d × %d', async (paper, width, height, wide, high) => {
    const image = await printed(png(grey(width, height, () => BLACK)), paper);
    expect([image.width, image.height]).toEqual([wide, high]);
  });

  it('has as many black dots for grey as it is dark', async () => {
    expect(shareOfBlack(await printed(png(grey(64, 64, () => BLACK))))).toBe(1);
    expect(shareOfBlack(await printed(png(grey(64, 64, () => WHITE))))).toBe(0);
    expect(shareOfBlack(await printed(png(grey(64, 64, () => 128))))).toBeCloseTo(0.5, 1);
  });

  it.each<[string, Encoded, boolean]>([
    ['colour', { width: 8, height: 8, channels: 3, depth: 8, data: new Uint8Array(192) }, true],
    ['transparent black', { width: 8, height: 8, channels: 4, depth: 8, data: new Uint8Array(256) }, false],
    [
      'grey with alpha',
      {
        width: 8,
        height: 8,
        channels: 2,
        depth: 8,
        data: new Uint8Array(128).map((_, at) => (at % 2) * 255),
      },
      true,
    ],
    [
      '16 bits',
      { width: 8, height: 8, channels: 1, depth: 16, data: new Uint16Array(64).fill(65_535) },
      false,
    ],
    ['one bit', { width: 8, height: 8, channels: 1, depth: 1, data: new Uint8Array(8) }, true],
    [
      'a palette',
      {
        width: 8,
        height: 8,
        channels: 1,
        depth: 8,
        data: new Uint8Array(64).fill(1),
        palette: [
          [255, 255, 255],
          [0, 0, 0],
        ],
      },
      true,
    ],
  ])('can be %s', async (_, image, black) => {
    expect(isBlack(await printed(png(image)), 3, 3)).toBe(black);
  });

  it('is chosen by its id from several, as on a page', async () => {
    const logos = { other: png(grey(8, 8, () => BLACK)) };
    const { bytes } = await toPrinter(samples.salesInvoice, { theme: { logo: logos } });
    expect(readBytes(bytes, 737).images).toEqual([]);
  });

  it.each([
    ['a JPEG', 'data:image/jpeg;base64,/9j/4AAQ', 'png'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 'png'],
    ['a file that says it is a PNG', 'data:image/png;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'unreadable'],
    ['half a PNG', `${png(grey(64, 64, (x) => x * 3)).slice(0, 80)}`, 'unreadable'],
    ['a few bytes', 'data:image/png;base64,iVBO', 'unreadable'],
    ['a text that is not base64', 'data:image/png;base64,iVBOR', 'unreadable'],
    ['more pixels than any logo has', hugeHeader(), 'too-large'],
  ])('is a typed error if it is %s', async (_, logo, problem) => {
    await expect(toPrinter(samples.salesInvoice, { theme: { logo } })).rejects.toThrow(
      expect.objectContaining({
        reason: 'option',
        problem: `option/image-${problem}`,
        subject: 'theme.logo',
      }),
    );
  });
});

/** The first bytes of a PNG of 30,000 × 30,000 pixels. */
function hugeHeader(): string {
  const bytes = encode(grey(8, 8, () => WHITE));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(16, 30_000);
  view.setUint32(20, 30_000);
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}
