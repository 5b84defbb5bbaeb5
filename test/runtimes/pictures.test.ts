import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecodedPng, decode, encode } from 'fast-png';
import files from 'pdfmake/build/vfs_fonts.js';
import pixelmatch from 'pixelmatch';
import { describe, expect } from 'vitest';
import { type RenderOptions, renderDocument } from '../../src/print/index.js';
import { samples } from '../../src/rules/examples/index.js';
import { uids } from '../unit/print/uids.js';
import { attribute, inBrowser, opened } from './browser.js';

/** Pictures of pages. To write them again after a change that is meant: `UPDATE_PICTURES=1 npx vitest run pictures`. */
const PICTURES = 'test/golden/print/pictures';
const isUpdate = process.env['UPDATE_PICTURES'] === '1';
/** Where a page that differs is written, with what differs in red. */
const DIFFERENT = 'out/pictures';
/** Browsers draw the edges of letters a little differently. A word that moves by a dot is more than that. */
const MOST_DIFFERENT = 0.006;

const issued = {
  mark: '400001971234567',
  uid: uids.salesInvoice,
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/A3F05C7D',
  invoiceUrl: 'https://provider.example/d/A3F05C7D',
};
const completions = [{ paymentType: 8, paymentAmount: 14.69, tipAmount: 2, transactionId: '000417' }];

interface Picture {
  readonly name: string;
  readonly document: unknown;
  readonly options: RenderOptions;
  readonly width: number;
  readonly height: number;
}

const picture = (
  name: string,
  document: unknown,
  options: RenderOptions,
  [width, height]: readonly [number, number],
): Picture => ({ name, document, options, width, height });

const SHEET = [830, 820] as const;
const ROLL = [300, 820] as const;
const NARROW = [210, 820] as const;

const pictures: readonly Picture[] = [
  picture('invoice-a4-el', samples.salesInvoice, { issued, language: 'el' }, SHEET),
  picture('invoice-draft-a4-both', samples.salesInvoice, { language: ['el', 'en'] }, SHEET),
  picture(
    'services-withheld-a4-el',
    samples.serviceInvoice,
    { issued: { ...issued, uid: uids.serviceInvoice }, language: 'el' },
    SHEET,
  ),
  picture(
    'delivery-note-a4-en',
    samples.deliveryNote,
    { issued: { ...issued, uid: uids.deliveryNote }, language: 'en' },
    SHEET,
  ),
  picture(
    'closing-roll80-el',
    samples.tableClosing,
    { issued: { ...issued, uid: uids.tableClosing, completions }, format: 'roll80' },
    ROLL,
  ),
  picture(
    'queued-roll80-both',
    samples.retailReceipt,
    {
      issued: { statusCode: 'Offline', uid: uids.retailReceipt, qrUrl: issued.qrUrl },
      format: 'roll80',
      language: ['el', 'en'],
    },
    ROLL,
  ),
  picture(
    'cancelled-slip-roll58-el',
    samples.orderCancellation,
    { issued: { ...issued, uid: uids.orderCancellation }, format: 'roll58' },
    NARROW,
  ),
  picture(
    'credit-roll58-en',
    samples.creditInvoice,
    { issued: { ...issued, uid: uids.creditInvoice }, format: 'roll58', language: 'en' },
    NARROW,
  ),
];

/** The same letters on every machine: those of the PDFs, in place of what the system has. */
const FONTS = [
  ['Roboto-Regular.ttf', 400],
  ['Roboto-Medium.ttf', 600],
  ['Roboto-Medium.ttf', 700],
].map(([name = '', weight]) => {
  const source = `url(data:font/ttf;base64,${files[name]})`;
  return `@font-face{font-family:"Test Letters";font-weight:${weight};src:${source}}`;
});

/** The page in those letters. Its own policy allows no font that is not on the system. */
const lettered = (html: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<style>', `<style>${FONTS.join('')}`);

/** All pages side by side, taken in one run of the browser and cut apart. */
function taken(): ReadonlyMap<string, DecodedPng> {
  const theme = { fonts: ['Test Letters'] };
  const frames = pictures.map(({ document, options, width, height }) => {
    const page = lettered(renderDocument(document, { ...options, theme }));
    return `<iframe width="${width}" height="${height}" srcdoc="${attribute(page)}"></iframe>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><style>body{margin:0;display:flex}iframe{border:0;flex:none}</style>${frames.join('')}`;
  const width = pictures.reduce((sum, each) => sum + each.width, 0);
  const height = Math.max(...pictures.map((each) => each.height));
  let whole: DecodedPng | undefined;
  opened(
    page,
    (folder) => [
      `--screenshot=${join(folder, 'page.png')}`,
      `--window-size=${width},${height}`,
      '--force-device-scale-factor=1',
      '--font-render-hinting=none',
      '--disable-lcd-text',

      '--hide-scrollbars',
    ],
    (folder) => {
      whole = decode(readFileSync(join(folder, 'page.png')));
    },
  );
  if (whole === undefined) throw new Error('The browser took no picture.');
  const parts = new Map<string, DecodedPng>();
  let left = 0;
  for (const each of pictures) {
    parts.set(each.name, cut(whole, left, each));
    left += each.width;
  }
  return parts;
}

/** A part of a picture, in greys: less to keep, and all that a page needs. */
function cut(whole: DecodedPng, left: number, { width, height }: Picture): DecodedPng {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * whole.width + left + x) * whole.channels;
      const [red = 0, green = 0, blue = 0] = whole.data.slice(at, at + 3);
      // Sixteen greys pack well.
      data[y * width + x] = Math.round((red * 0.3 + green * 0.59 + blue * 0.11) / 17) * 17;
    }
  }
  return { width, height, data, depth: 8, channels: 1, text: {} };
}

const coloured = ({ data }: DecodedPng): Uint8Array =>
  Uint8Array.from({ length: data.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : (data[at >> 2] ?? 0)));

const fileOf = (name: string): string => join(PICTURES, `${name}.png`);

/** The part of the dots that differ from the picture that is kept. */
function difference(name: string, page: DecodedPng): number {
  const kept = decode(readFileSync(fileOf(name)));
  const { width, height } = page;
  if (kept.width !== width || kept.height !== height) return 1;
  const red = new Uint8Array(width * height * 4);
  const count = pixelmatch(coloured(kept), coloured(page), red, width, height, { threshold: 0.2 });
  const share = count / (width * height);
  if (share > MOST_DIFFERENT) {
    mkdirSync(DIFFERENT, { recursive: true });
    writeFileSync(join(DIFFERENT, `${name}.png`), encode(page));
    writeFileSync(join(DIFFERENT, `${name}-differs.png`), encode({ width, height, data: red }));
  }
  return share;
}

describe('pictures of printed pages', () => {
  inBrowser('match the stored pictures', () => {
    const pages = taken();
    if (isUpdate) {
      mkdirSync(PICTURES, { recursive: true });
      for (const [name, page] of pages) writeFileSync(fileOf(name), encode(page, { zlib: { level: 9 } }));
    }
    const differing = [...pages]
      .map(([name, page]) => ({ name, share: existsSync(fileOf(name)) ? difference(name, page) : 1 }))
      .filter(({ share }) => share > MOST_DIFFERENT);
    expect(differing, `see ${DIFFERENT}`).toEqual([]);
  });
});
