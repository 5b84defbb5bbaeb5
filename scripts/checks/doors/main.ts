/**
 * The surface of the built package, door by door: `npm run check:doors` after a build.
 * `npm run check:doors -- --write` writes package.json's `exports` and the snapshot of the exported names instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { firstSizeOf, packagesOf, sizeOf } from './bundle.js';
import { confusableErrors } from './copies.js';
import { type Door, doorNames, limitsOf } from './doors.js';
import { packageExports } from './exports.js';
import { namesOf } from './load.js';
import { brokenSandboxes } from './starts.js';

const snapshotFile = 'scripts/checks/doors/exports.snapshot.json';
const write = process.argv.includes('--write');
const problems: string[] = [];
const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const difference = (from: readonly string[], less: readonly string[]): string =>
  from.filter((name) => !less.includes(name)).join(', ') || 'none';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
if (write) writeFileSync('package.json', pretty({ ...manifest, exports: packageExports() }));
else if (!isDeepStrictEqual(manifest.exports, packageExports())) {
  problems.push('package.json: `exports` does not match doors.ts; run `npm run check:doors -- --write`');
}

const snapshot: Partial<Record<Door, string[]>> = write ? {} : JSON.parse(readFileSync(snapshotFile, 'utf8'));

for (const door of doorNames) {
  const { esm, cjs } = namesOf(door);
  if (!isDeepStrictEqual(esm, cjs)) {
    problems.push(
      `${door}: only with import: ${difference(esm, cjs)}; only with require: ${difference(cjs, esm)}`,
    );
  }
  if (write) snapshot[door] = esm;
  const known = snapshot[door] ?? [];
  if (!isDeepStrictEqual(esm, known)) {
    problems.push(
      `${door}: new: ${difference(esm, known)}; removed: ${difference(known, esm)}; if this is intended, run \`npm run check:doors -- --write\``,
    );
  }

  for (const name of await confusableErrors(door)) {
    problems.push(`${door}: ${name} of the other copy is not recognised: brand it, or export is${name}`);
  }

  const { packages: allowed, kilobytes, firstKilobytes } = limitsOf(door);
  for (const ending of ['js', 'cjs'] as const) {
    const loaded = (await packagesOf(door, ending)).filter((name) => !allowed.includes(name));
    if (loaded.length > 0) problems.push(`${door}: the ${ending} build loads ${loaded.join(', ')}`);
  }
  const size = (await sizeOf(door)) / 1000;
  if (size > kilobytes) problems.push(`${door}: ${size.toFixed(1)} KB gzipped, at most ${kilobytes}`);
  let line = `door ${door}: ${esm.length} exports, ${size.toFixed(1)} KB gzipped with everything (at most ${kilobytes})`;
  if (firstKilobytes !== undefined) {
    const first = (await firstSizeOf(door)) / 1000;
    line += `, ${first.toFixed(1)} KB at first (at most ${firstKilobytes})`;
    if (first > firstKilobytes) {
      problems.push(`${door}: loads ${first.toFixed(1)} KB gzipped at first, at most ${firstKilobytes}`);
    }
  }
  console.log(line);
}

problems.push(...(await brokenSandboxes()));

if (write) writeFileSync(snapshotFile, pretty(snapshot));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
