/**
 * What bundlers get: removes from `dist/modules` what no door of the package reaches, because only the command line has it
 * in its bundles, and shortens the rest. It is part of `npm run build`, after the bundles are made.
 */
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, transform } from 'esbuild';
import { doorNames, moduleOf } from '../checks/doors/doors.js';
import { filesBelow } from '../checks/files.js';
import { directed } from './direct-plugin.js';
import { shortened } from './shorten.js';

const folder = 'dist/modules';

const modules = filesBelow(folder, '.js').filter((file) => !file.includes('/vendor/'));
const texts = modules.map((file) => directed(readFileSync(file, 'utf8'), resolve(file)));
for (const [index, file] of modules.entries()) writeFileSync(file, texts[index] ?? '');

const { metafile } = await build({
  entryPoints: doorNames.map(moduleOf),
  bundle: true,
  outdir: 'out',
  format: 'esm',
  packages: 'external',
  // Engines without a bundler load each module that is imported, also those of which nothing is used.
  ignoreAnnotations: true,
  treeShaking: false,
  metafile: true,
  write: false,
});

/** The packages in `vendor` are short, and so are the programs of the pages. */
const SHORT = /\/vendor\/|\/sandbox\/pages\/generated\//;

/** How bundlers see that they may leave out a call if nothing uses what it returns, and all calls of a function. */
const MARKS = { call: '/*@__PURE__*/', callee: '/*@__NO_SIDE_EFFECTS__*/' } as const;
/** esbuild drops marks where it drops spaces. What is marked is called by a name from outside, which it keeps. */
const HELD = '__marked__.';

for (const file of filesBelow(folder, '.js')) {
  if (!(file in metafile.inputs)) rmSync(file);
  else if (!SHORT.test(file)) writeFileSync(file, await shortModule(readFileSync(file, 'utf8')));
}

const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
  each.isDirectory(),
);
for (const { parentPath, name } of folders.reverse()) {
  const path = `${parentPath}/${name}`;
  if (readdirSync(path).length === 0) rmdirSync(path);
}

function times(text: string, part: string): number {
  return text.split(part).length - 1;
}

async function shortModule(code: string): Promise<string> {
  // With `await` outside of functions the code is never a script, so its outer names would change.
  if (/^(?:export )?const [^=]+= await /m.test(code)) return code;
  const held = code.replace(/\/\* @__PURE__ \*\/ (new )?(?=[A-Z_a-z])/g, `$1${HELD}`);
  const short = await shortened(held, { charset: 'utf8' });
  const { code: whole } = await transform(short, { minifyWhitespace: true, charset: 'utf8' });
  let marked = whole.replace(/(new )?__marked__\./g, `${MARKS.call}$1`);
  for (const [, name = ''] of code.matchAll(/@__NO_SIDE_EFFECTS__\s+(?:export )?function (\w+)/g)) {
    marked = marked.replace(`function ${name}(`, `${MARKS.callee}$&`);
  }
  for (const name of ['@__PURE__', '@__NO_SIDE_EFFECTS__']) {
    if (times(marked, name) !== times(code, name)) throw new Error(`a mark is lost in: ${marked}`);
  }
  return marked;
}
