/**
 * What bundlers get: removes from `dist/modules` what no door of the package reaches, because only the command line has it
 * in its bundles, and shortens the rest. It is part of `npm run build`, after the bundles are made.
 */
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { doorNames, moduleOf } from '../checks/doors/doors.js';
import { filesBelow } from '../checks/files.js';
import { shortened } from './shorten.js';

const folder = 'dist/modules';

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

async function shortModule(code: string): Promise<string> {
  // With `await` outside of functions the code is never a script, so its outer names would change.
  if (/^(?:const|let|export const) [^=]+=\s*await\b/m.test(code)) return code;
  const short = await shortened(code, { charset: 'utf8' });
  const { code: whole } = await transform(short, { minifyWhitespace: true, charset: 'utf8' });
  return whole;
}
