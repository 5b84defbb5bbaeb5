import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { median } from '../measure.js';

const front = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const entry = fileURLToPath(new URL('../../src/index.ts', import.meta.url));
const STARTS = 15;

/**
 * The cost of importing the front door of the built package: time above an empty Node, and gzipped size with
 * everything.
 */
export function importCost(): string {
  if (!existsSync(front)) return 'The front door: run `npm run build` first.';
  const empty: number[] = [];
  const full: number[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    empty.push(start(''));
    full.push(start(`await import(${JSON.stringify(front)})`));
  }
  const above = median(full) - median(empty);
  return `The front door: ${above.toFixed(0)} ms above an empty Node of ${median(empty).toFixed(0)} ms (aim 60)`;
}

function start(code: string): number {
  const begin = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  return performance.now() - begin;
}

/** The gzipped size of the front door with all its dependencies, bundled and minified. */
export async function bundledSize(): Promise<string> {
  const outcome = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const bytes = gzipSync(outcome.outputFiles[0]?.contents ?? readFileSync(front)).length;
  return `Gzipped with everything: ${(bytes / 1024).toFixed(1)} KB (aim 70)`;
}
