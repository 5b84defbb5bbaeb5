import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { TEXTS_IN_FILE } from '../../site/src/search/pins.js';
import { type SitePage, siteLanguages } from './page.js';
import { pinsOf } from './pins.js';

/** How the module of Pagefind finds the folder that it is in. */
const OWN_NAME = 'pagefind.js.*$/';

/** Puts the search of the site in front of Pagefind: the search field loads `pagefind/pagefind.js`. */
export async function writeSearch(folder: string, pages: readonly SitePage[]): Promise<void> {
  const [entry, engine] = ['pagefind.js', 'engine.js'].map((name) => join(folder, 'pagefind', name)) as [
    string,
    string,
  ];
  if (!existsSync(entry)) throw new Error(`${entry} does not exist`);
  const text = readFileSync(entry, 'utf8');
  if (text.split(OWN_NAME).length !== 2) throw new Error('Pagefind finds its folder in another way.');
  renameSync(entry, engine);
  writeFileSync(engine, text.replace(OWN_NAME, 'engine.js.*$/'));
  for (const language of siteLanguages) {
    const { pins, texts } = pinsOf(pages, language);
    const write = (name: string, value: unknown): void =>
      writeFileSync(join(folder, 'pagefind', `${name}.json`), JSON.stringify(value));
    write(`pins.${language}`, pins);
    for (let from = 0; from < texts.length; from += TEXTS_IN_FILE) {
      write(`pins.${language}.${from / TEXTS_IN_FILE}`, texts.slice(from, from + TEXTS_IN_FILE));
    }
  }
  await build({
    entryPoints: ['site/src/search/pagefind.ts'],
    outfile: entry,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['./engine.js'],
    logLevel: 'error',
  });
}
