// Writes the generated files of src from reference/*.json, package.json and the encoder of receipt printers, the bundle of the sandbox's
// page, and fonts. With --check it writes nothing, and fails if a file is stale. A folder as argument replaces src.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files as choose } from '../choose/files.js';
import { files as codes } from '../codes/files.js';
import { generatedFrom } from '../codes/print.js';
import { files as commands } from '../commands/files.js';
import { files as fonts } from '../fonts/files.js';
import { files as members } from '../members/files.js';
import { files as printers } from '../printers/files.js';
import { files as sandbox } from '../sandbox/files.js';
import { files as service } from '../service/files.js';
import { files as terminals } from '../terminals/files.js';
import { files as words } from '../words/files.js';

/** Texts by their paths in src. */
type Files = Iterable<readonly [string, string]>;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const own: readonly [string, string][] = [
  [
    'types/generated/version.ts',
    `${generatedFrom('generate', 'package.json')}/** The version of this library. */\nexport const version = '${version}';\n`,
  ],
];
const source = fileURLToPath(new URL('../../src', import.meta.url));
const target = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? source;

const isCheck = process.argv.includes('--check');

const content = (path: string) => {
  try {
    return readFileSync(join(target, path), 'utf8');
  } catch {
    return undefined;
  }
};

const changedIn = (files: Files) => [...files].filter(([path, text]) => content(path) !== text);

const write = (files: Files) => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
};

const sources: [string, string][] = [
  ...choose,
  ...codes,
  ...commands,
  ...members,
  ...service,
  ...terminals,
  ...words,
  ...sandbox,
  ...fonts,
  ...printers,
  ...own,
];
const changed = changedIn(sources);
// The page is bundled from generated modules, so they are written before.
if (!isCheck) write(changed);
const { files: page } = await import('../page/files.js');
const changedPage = changedIn(page);
const files = new Map([...sources, ...page]);

const needless = [...new Set([...files.keys()].map(dirname))].flatMap((folder) => {
  try {
    return readdirSync(join(target, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !files.has(`${folder}/${entry.name}`))
      .map(({ name }) => `${folder}/${name}`);
  } catch {
    return [];
  }
});
const stale = [...changed, ...changedPage].map(([path]) => path).concat(needless);

if (isCheck) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  }
} else {
  write(changedPage);
  for (const path of needless) rmSync(join(target, path));
  console.log(`${files.size} files in ${target}, ${stale.length} changed.`);
}
