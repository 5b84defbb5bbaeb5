import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { type PageFormat, renderDocument } from '../../src/print/index.js';
import { samples } from '../../src/rules/examples/index.js';
import type { Document } from '../../src/types/index.js';
import { correctedReceipt } from '../site/pages/front.js';
import { serveSite } from '../site/serve.js';

const FOLDER = 'docs/guide/pictures';
const SITE = 'site/dist';

/** Few colours make a small file, and printed pages and our own pages have few. */
const COLOURS = 32;

/** What the service answered for the printed documents. */
const issued = {
  mark: '400001971234567',
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/A3F05C7D',
};

/**
 * The pictures of the README, the guides and the start page. Those of the playground are taken from the built site, so they
 * are left as they are if there is none.
 */
export async function guidePictures(browser: Browser): Promise<void> {
  await printed('invoice-a4', samples.salesInvoice, 'a4', 830, 810);
  await printed('slip-roll80', samples.orderCancellation, 'roll80', 300);
  await printed('receipt-roll80', correctedReceipt() as Document, 'roll80', 300);
  await sandboxPages();
  if (existsSync(SITE)) await playgrounds();

  async function printed(
    name: string,
    document: Document,
    format: PageFormat,
    width: number,
    height?: number,
  ): Promise<void> {
    const page = await browser.newPage({ viewport: { width, height: height ?? 300 } });
    await page.setContent(renderDocument(document, { format, language: 'el', issued }));
    await taken(page, name, height === undefined);
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
        await taken(page, name);
      }
    } finally {
      day.kill();
    }
  }

  /** The playground as it opens, in both languages. */
  async function playgrounds(): Promise<void> {
    const server = await serveSite(SITE, 0);
    const { port } = server.address() as AddressInfo;
    for (const [name, path] of [
      ['playground', '/playground/'],
      ['playground-el', '/el/playground/'],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
      await page.locator('.playground .verdict').waitFor();
      await page.waitForTimeout(1000);
      await taken(page, name);
    }
    server.close();
  }
}

async function taken(page: Page, name: string, fullPage = false): Promise<void> {
  const file = `${FOLDER}/${name}.png`;
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
