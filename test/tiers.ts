import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesBelow } from '../scripts/checks/files.js';

/** What starts a process, a browser, a database or a bundler. */
const SLOW = /^(?:node:(?:child_process|worker_threads|cluster)|playwright-core|pg|esbuild|vite)$/;

/** Imports of values: `import type` starts nothing. */
const IMPORT = /\bimport\((?<late>'[^']+'|"[^"]+")|^(?:import|export)(?! type\b)[^'"]*?'(?<early>[^']+)'/gm;

const names = ['unit', 'property', 'golden', 'runtimes', 'simulation'];

/** The example of a till's tests is one of ours. */
export const testFiles = (): readonly string[] => [
  ...names.flatMap((name) => filesBelow(`test/${name}`, '.test.ts')),
  'examples/testing/vitest.test.ts',
];

const specifiersIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(
    ({ groups = {} }) => groups['early'] ?? groups['late']?.slice(1, -1) ?? '',
  );

const fileOf = (importer: string, specifier: string): string | undefined => {
  const path = normalize(join(dirname(importer), specifier));
  return [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path].find(
    (file) => /\.(?:[cm]?[jt]sx?)$/.test(file) && existsSync(file),
  );
};

/**
 * Whether a test needs a process, a browser, a database or a bundler, itself or through its helpers. What it imports of
 * `src` does not count: a part of it that starts something does so only when it is called.
 */
export function isSlow(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return specifiersIn(file).some((specifier) => {
    if (!specifier.startsWith('.')) return SLOW.test(specifier);
    const imported = fileOf(file, specifier);
    return imported !== undefined && !imported.startsWith('src/') && isSlow(imported, seen);
  });
}

/** The tests of `npm test` (`quick`), of `npm run test:rest` (`rest`), or all. */
export function testsOf(mode: string): readonly string[] {
  const all = testFiles();
  return mode === 'quick' || mode === 'rest' ? all.filter((file) => isSlow(file) === (mode === 'rest')) : all;
}
