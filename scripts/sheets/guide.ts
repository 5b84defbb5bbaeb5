import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { type PageFormat, renderDocument } from '../../src/print/index.js';
import { samples } from '../../src/rules/examples/index.js';
import type { Document } from '../../src/types/index.js';
import { issued, paper } from '../site/pages/front.js';
import { serveSite } from '../site/serve.js';
import { drawWays } from './way.js';

const FOLDER = 'docs/guide/pictures';
const SITE = 'site/dist';

/** Few colours make a small file, and printed pages and our own pages have few. */
const COLOURS = 32;

/**
 * The pictures of the README, the guides and the start page. Those of the playground are taken from the built site, so they
 * are left as they are if there is none.
 */
export async function guidePictures(browser: Browser): Promise<void> {
  drawWays(FOLDER);
  await printed('invoice-a4', samples.salesInvoice, 'a4', 830, 810);
  await printed('slip-roll80', samples.orderCancellation, 'roll80', 300);
  await shown('receipt-roll80', paper, 300);
  await sandboxPages();
  if (existsSync(SITE)) await pagesOfSite();

  async function printed(
    name: string,
    document: Document,
    format: PageFormat,
    width: number,
    height?: number,
  ): Promise<void> {
    await shown(name, renderDocument(document, { format, language: 'el', issued }), width, height);
  }

  async function shown(name: string, html: string, width: number, height?: number): Promise<void> {
    const page = await browser.newPage({ viewport: { width, height: height ?? 300 } });
    await page.setContent(html);
    await taken(page, `${FOLDER}/${name}.png`, height === undefined);
  }

  /** The day of the demo in the sandbox, in both languages. */
  async function sandboxPages(): Promise<void> {
    const day = spawn('node_modules/.bin/tsx', ['examples/demo/main.ts', '--serve'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const address = await addressOf(day);
      for (const [name, locale] of [
        ['sandbox-page', 'en-GB'],
        ['sandbox-page-el', 'el-GR'],
      ] as const) {
        const page = await browser.newPage({ viewport: { width: 1240, height: 560 }, locale });
        await page.goto(address, { waitUntil: 'networkidle' });
        await taken(page, `${FOLDER}/${name}.png`);
      }
    } finally {
      day.kill();
    }
  }

  /** The playground as it opens, and the first screen as links to the site show it, in both languages. */
  async function pagesOfSite(): Promise<void> {
    const server = await serveSite(SITE, 0);
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [ending, start] of [
      ['', '/'],
      ['-el', '/el/'],
    ] as const) {
      const playground = await browser.newPage({ viewport: { width: 1280, height: 860 } });
      await playground.goto(`${base}${start}playground/`, { waitUntil: 'networkidle' });
      await playground.locator('.playground .verdict').waitFor();
      await playground.waitForTimeout(1000);
      await taken(playground, `${FOLDER}/playground${ending}.png`);
      const card = await browser.newPage({ viewport: { width: 1200, height: 630 } });
      await card.goto(base + start, { waitUntil: 'networkidle' });
      await card.addStyleTag({ content: 'site-search, .right-group, .figures { display: none !important }' });
      await taken(card, `site/public/card${ending}.png`);
    }
    server.close();
  }
}

async function taken(page: Page, file: string, fullPage = false): Promise<void> {
  await page.screenshot({ path: file, fullPage });
  await page.close();
  execFileSync('convert', [file, '+dither', '-colors', String(COLOURS), '-strip', `PNG8:${file}`]);
  console.log(file);
}

/** The address that the demo prints. */
async function addressOf(day: ChildProcess): Promise<string> {
  if (day.stdout === null) throw new Error('The demo has no output.');
  for await (const line of createInterface({ input: day.stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line) ?? [];
    if (address !== undefined && line.includes('openapi')) return address;
  }
  throw new Error('The demo ended before it was served.');
}
