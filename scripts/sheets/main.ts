/**
 * Contact sheets: a document of every kind, on each paper and in each language, many on one picture. `npm run sheets` writes them to
 * out/sheets, to be looked at before and after a change. It needs Chromium; PDF also needs pdftoppm of Poppler. `npm run
 * sheets -- guide` takes the pictures of the README, the guides and the start page instead, with convert of ImageMagick.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Language, PageFormat } from '../../src/print/index.js';
import { renderDocument, toPdf, toPrinter } from '../../src/print/index.js';
import { samples } from '../../src/rules/examples/index.js';
import { everyKind } from '../../test/unit/builders/every-kind.js';
import { readBytes } from '../../test/unit/print/printer/read-bytes.js';
import { guidePictures } from './guide.js';

const OUT = 'out/sheets';
const issued = {
  mark: '400001971234567',
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/A3F05C7D',
};

const documents = [
  ...Object.entries(everyKind).map(([name, builder]) => [name, builder.check().document] as const),
  ...Object.entries(samples),
];

const LANGUAGES: Readonly<Record<string, Language | Language[]>> = { el: 'el', en: 'en', both: ['el', 'en'] };

/** The size of a page on the screen, and how many are side by side and in a picture. */
const PAPERS: Readonly<Record<'a4' | 'roll80' | 'roll58', readonly [number, number, number, number]>> = {
  a4: [830, 760, 2, 4],
  roll80: [300, 900, 5, 5],
  roll58: [210, 900, 7, 7],
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

mkdirSync(OUT, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
const browser = await chromium.launch({
  executablePath: execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ deviceScaleFactor: 0.8 });
  const wanted = process.argv.slice(2);
  const isWanted = (name: string): boolean =>
    wanted.length === 0 || wanted.some((each) => name.includes(each));
  if (wanted.includes('guide')) await guidePictures(browser);
  for (const [name, language] of Object.entries(LANGUAGES)) {
    for (const [format, size] of Object.entries(PAPERS) as [PageFormat, (typeof PAPERS)['a4']][]) {
      if (isWanted(`${format}-${name}`)) {
        const frames = documents.map(([, document]) => {
          const html = renderDocument(document, { format, language, issued });
          return `<iframe srcdoc="${escaped(html)}"></iframe>`;
        });
        await taken(`${format}-${name}`, frames, size);
      }
    }
    if (isWanted(`pdf-${name}`)) {
      const pictures: string[] = [];
      for (const [index, [, document]] of documents.entries()) {
        const file = join(folder, `${name}-${index}`);
        writeFileSync(`${file}.pdf`, await toPdf(document, { format: 'a4', language, issued }));
        execFileSync('pdftoppm', ['-r', '100', '-png', '-singlefile', `${file}.pdf`, file]);
        const data = readFileSync(`${file}.png`, 'base64');
        pictures.push(`<img src="data:image/png;base64,${data}">`);
      }
      await taken(`pdf-${name}`, pictures, PAPERS.a4);
    }
    if (isWanted(`bytes-${name}`)) {
      const texts: string[] = [];
      for (const [kind, document] of documents) {
        const { bytes } = await toPrinter(document, { width: 80, codePage: 737, language, issued });
        const { lines } = readBytes(bytes, 737);
        texts.push(`=== ${kind}\n${lines.map(({ text }) => text).join('\n')}\n`);
      }
      writeFileSync(join(OUT, `bytes-${name}.txt`), texts.join('\n'));
    }
  }

  /** Writes pictures of pages side by side, each with the name of its document. */
  async function taken(
    name: string,
    pages: readonly string[],
    [width, height, columns, most]: (typeof PAPERS)['a4'],
  ) {
    for (let start = 0; start < pages.length; start += most) {
      const figures = pages
        .slice(start, start + most)
        .map((each, index) => `<figure><b>${documents[start + index]?.[0]}</b>${each}</figure>`);
      const style = `body{margin:0;font:16px sans-serif}main{display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px}figure{margin:0}iframe,img{width:${width}px;height:${height}px;border:1px solid #999;display:block;object-fit:cover;object-position:top}`;
      await page.setViewportSize({ width: (width + 8) * columns, height: 100 });
      await page.setContent(`<!doctype html><style>${style}</style><main>${figures.join('')}</main>`);
      await page.screenshot({ path: join(OUT, `${name}-${start / most + 1}.png`), fullPage: true });
    }
    console.log(`${OUT}/${name}`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
