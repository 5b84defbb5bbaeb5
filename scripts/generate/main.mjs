// Writes the generated files of src from reference/*.json, and the bundle of the sandbox's page. With --check it writes
// nothing, and fails if a file is stale. A folder as argument replaces src.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files as codes } from '../codes/files.mjs';
import { files as members } from '../members/files.mjs';
import { files as page } from '../page/files.mjs';
import { files as service } from '../service/files.mjs';

const files = new Map([...codes, ...members, ...service, ...page]);
const source = fileURLToPath(new URL('../../src', import.meta.url));
const target = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? source;

const present = () =>
  [...new Set([...files.keys()].map(dirname))].flatMap((folder) => {
    try {
      return readdirSync(join(target, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`);
    } catch {
      return [];
    }
  });

const content = (path) => {
  try {
    return readFileSync(join(target, path), 'utf8');
  } catch {
    return undefined;
  }
};

const stale = [
  ...[...files].filter(([path, text]) => content(path) !== text).map(([path]) => path),
  ...present().filter((path) => !files.has(path)),
];

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  }
} else {
  for (const path of stale) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    if (files.has(path)) writeFileSync(join(target, path), files.get(path));
    else rmSync(join(target, path));
  }
  console.log(`${files.size} files in ${target}, ${stale.length} changed.`);
}
