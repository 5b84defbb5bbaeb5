import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';

/** The browser of this machine; undefined without one, and then tests that need it are skipped. */
export const executablePath = ['chromium', 'chromium-browser', 'google-chrome']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

/** A test that needs a browser. */
export const inBrowser = it.skipIf(executablePath === undefined);

/** A text as the value of an attribute. */
export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Opens a page in the browser, without a window, and returns what the browser writes. `flagsOf` takes the folder of the run;
 * what the browser leaves there can be read in `after`.
 */
export function opened(
  html: string,
  flagsOf: (folder: string) => readonly string[],
  after: (folder: string) => void = () => {},
): string {
  return inFolder((folder) => {
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--virtual-time-budget=10000',
      ...flagsOf(folder),
    ];
    const options = { encoding: 'utf8', maxBuffer: 1 << 28 } as const;
    const { stdout } = spawnSync(executablePath ?? '', [...flags, `file://${file}`], options);
    after(folder);
    return stdout;
  });
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
