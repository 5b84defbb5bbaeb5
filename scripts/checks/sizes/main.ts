/**
 * What an import ships: bundled from the packed package, minified and gzipped. And how long Node takes to import the front door.
 * `npm run check:sizes` after a build.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { install } from '../install.js';
import { bundlers, sizeOf } from './bundlers.js';
import { imports, start } from './imports.js';
import { startOf } from './start.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parastatiko-sizes-')));
const KILOBYTE = 1000;
const problems: string[] = [];

try {
  install(folder);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "sideEffects": true }');
  console.log(row('import', ...Object.keys(bundlers), 'at most'));
  const known = new Map<string, readonly number[]>();
  for (const [name, { code, limit, onTopOf, atFirst = false }] of Object.entries(imports)) {
    const entry = join(folder, `${name.replace(/\W+/g, '-')}.js`);
    writeFileSync(entry, code);
    const below = known.get(onTopOf ?? '') ?? [];
    const sizes: number[] = [];
    for (const bundle of Object.values(bundlers)) {
      const size = sizeOf(await bundle(entry), atFirst) / KILOBYTE;
      sizes.push(size - (below[sizes.length] ?? 0));
    }
    known.set(name, sizes);
    console.log(row(name, ...sizes.map((size) => size.toFixed(1)), String(limit)));
    if (Math.max(...sizes) > limit) problems.push(`${name}: at most ${limit} KB`);
  }
  const { timesEmpty, partOfZod } = startOf(folder);
  console.log(
    `Node with the front door: ${timesEmpty.clock.toFixed(2)} times an empty process by the clock, ${timesEmpty.processor.toFixed(2)} times its processor time (aim ${start.aim}). It adds ${partOfZod.toFixed(2)} of what zod adds (at most ${start.ofZod}).`,
  );
  if (partOfZod > start.ofZod) problems.push(`the front door: at most ${start.ofZod} of what zod adds`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function row(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(30)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}
