import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecodedPng, decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';
import { type RenderOptions, renderDocument } from '../../src/print/index.js';
import { samples } from '../../src/rules/examples/index.js';
import { isLong } from '../runs.js';
import { everyKind } from '../unit/builders/every-kind.js';
import { uids } from '../unit/print/uids.js';
import { attribute, inBrowser, withPages } from './browser.js';

/** Pictures of pages. To write them again after a change that is meant: `UPDATE_PICTURES=1 npx vitest run pictures`. */
const PICTURES = 'test/golden/print/pictures';
const isUpdate = process.env['UPDATE_PICTURES'] === '1';
/** Where a page that differs is written, with what differs in red. */
const DIFFERENT = 'out/pictures';
/** Browsers draw the edges of letters a little differently. A word that moves by a dot is more than that. */
const MOST_DIFFERENT = 0.003;

const issued = {
  mark: '400001971234567',
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

const SHEET = [830, 760] as const;
const ROLL = [300, 900] as const;
const NARROW = [210, 900] as const;

/** Each kind of document on a sheet and on a roll, in Greek. */
const kinds = Object.entries(everyKind).flatMap(([kind, builder]) => {
  const { document } = builder.check();
  const name = kind.replaceAll(' ', '-');
  return [
    picture(`${name}-a4`, document, { issued, format: 'a4' }, SHEET),
    picture(`${name}-roll80`, document, { issued, format: 'roll80' }, ROLL),
  ];
});

/** Other languages, other paper, and what is not the same on every document of a kind. */
const others: readonly Picture[] = [
  picture('draft-a4-both', samples.salesInvoice, { format: 'a4', language: ['el', 'en'] }, SHEET),
  picture(
    'withheld-a4-both',
    samples.serviceInvoice,
    { issued: { ...issued, uid: uids.serviceInvoice }, language: ['el', 'en'] },
    SHEET,
  ),
  picture(
    'delivery-note-a4-en',
    samples.deliveryNote,
    { issued: { ...issued, uid: uids.deliveryNote }, language: 'en' },
    SHEET,
  ),
  picture(
    'charged-roll80',
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
    'cancelled-slip-roll58',
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
const pictures = [...kinds, ...others];

/** The same letters on every machine: those of a package, in place of what the system has. */
const FONTS = [400, 600, 700].flatMap((weight) =>
  ['latin', 'greek'].map((subset) => {
    const file = `node_modules/@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff2`;
    const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
    const range = subset === 'greek' ? 'unicode-range:U+0370-03FF;' : '';
    return `@font-face{font-family:"Test Letters";font-weight:${weight};${range}src:${source}}`;
  }),
);

/** The page in those letters. Its own policy allows no font that is not on the system. */
const lettered = (html: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<style>', `<style>${FONTS.join('')}`);

/** Dots of the screen for each dot of a picture. */
const SCALE = 2;

/** Whether the letters of all frames are there. */
const LETTERED = `Promise.all([...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument.fonts.ready)).then(() => true)`;

const newPage = withPages();

/** Pages of one width, taken below each other in one picture and cut apart. */
async function taken(pages: readonly Picture[]): Promise<ReadonlyMap<string, DecodedPng>> {
  const theme = { fonts: ['Test Letters'] };
  const frames = pages.map(({ document, options, width, height }) => {
    const page = lettered(renderDocument(document, { ...options, theme }));
    return `<iframe width="${width}" height="${height}" srcdoc="${attribute(page)}"></iframe>`;
  });
  const width = Math.max(...pages.map((each) => each.width));
  const height = pages.reduce((sum, each) => sum + each.height, 0);
  const page = await newPage({ viewport: { width, height } });
  const style = '<style>body{margin:0}iframe{border:0;display:block}</style>';
  await page.setContent(`<!doctype html><meta charset="utf-8">${style}${frames.join('')}`, { timeout: 0 });
  await page.evaluate(LETTERED);
  const whole = decode(await page.screenshot({ timeout: 0 }));
  const parts = new Map<string, DecodedPng>();
  let top = 0;
  for (const each of pages) {
    parts.set(each.name, cut(whole, top, each));
    top += each.height;
  }
  return parts;
}

/** A part of a picture at half its size, in sixteen greys: less to keep, and all that a page needs. */
function cut(whole: DecodedPng, top: number, of: Picture): DecodedPng {
  const [width, height] = [Math.floor(of.width / SCALE), Math.floor(of.height / SCALE)];
  const data = new Uint8Array(width * height);
  const { channels, data: dots } = whole;
  const greyAt = (x: number, y: number): number => {
    const at = (y * whole.width + x) * channels;
    return (dots[at] ?? 0) * 0.3 + (dots[at + 1] ?? 0) * 0.59 + (dots[at + 2] ?? 0) * 0.11;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let grey = 0;
      for (let dot = 0; dot < SCALE * SCALE; dot += 1)
        grey += greyAt(x * SCALE + (dot % SCALE), top + y * SCALE + Math.floor(dot / SCALE));
      data[y * width + x] = Math.round(grey / (SCALE * SCALE) / 17) * 17;
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

/** How many pages one run of the browser takes. */
const AT_ONCE = 16;

/** Each kind on a sheet or on a roll, in turn; a long run takes both. */
const tried = [
  ...kinds.filter((_, index) => isLong || isUpdate || index % 4 === 0 || index % 4 === 3),
  ...others,
];

/** The pages in groups of one width. */
const groups = [...new Set(tried.map(({ width }) => width))].flatMap((width) => {
  const all = tried.filter((each) => each.width === width);
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
});

describe('pictures of printed pages', () => {
  inBrowser.each(groups.map((group) => [group[0]?.name ?? '', group] as const))(
    'from %s on match the stored pictures',
    async (_, group) => {
      const pages = await taken(group);
      if (isUpdate) {
        mkdirSync(PICTURES, { recursive: true });
        for (const [name, page] of pages) writeFileSync(fileOf(name), encode(page, { zlib: { level: 9 } }));
      }
      const differing = [...pages]
        .map(([name, page]) => ({ name, share: existsSync(fileOf(name)) ? difference(name, page) : 1 }))
        .filter(({ share }) => share > MOST_DIFFERENT);
      expect(differing, `see ${DIFFERENT}`).toEqual([]);
    },
    120_000,
  );

  it('are those of pages that are still printed', () => {
    const names = new Set(pictures.map(({ name }) => `${name}.png`));
    const left = readdirSync(PICTURES).filter((file) => !names.has(file));
    if (isUpdate) for (const file of left) rmSync(join(PICTURES, file));
    expect(readdirSync(PICTURES).sort()).toEqual([...names].sort());
  });
});
