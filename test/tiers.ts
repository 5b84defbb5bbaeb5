import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesBelow } from '../scripts/checks/files.js';

/** What starts a process, a browser, a database or a bundler. */
const SLOW = /^(?:node:(?:child_process|worker_threads|cluster)|playwright-core|pg|esbuild|vite)$/;

/** Rooms of ours that open a database or a server, run a whole program with its files, or set and read files of PDF. */
const SLOW_ROOM =
  /^(?:src\/(?:tools\/(?:cli|serve)|sending\/(?:journal-\w+|worker)|print\/pdf)|test\/unit\/print\/pdf)\b/;

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
 * Whether a test needs a process, a server, a browser, a database or a bundler, itself or through its helpers. Other rooms
 * of `src` do not count: a part of them that starts something does so only when it is called.
 */
export function isSlow(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return specifiersIn(file).some((specifier) => {
    if (!specifier.startsWith('.')) return SLOW.test(specifier);
    const imported = fileOf(file, specifier);
    if (imported === undefined) return false;
    return SLOW_ROOM.test(imported) || (!imported.startsWith('src/') && isSlow(imported, seen));
  });
}

/** Properties are tried 25 times by `npm test`, and fifty times by `npm run test:rest`: the same cases in every run. */
const isProperty = (file: string): boolean => file.startsWith('test/property/');

/** The tests of `npm test` (`quick`), of `npm run test:rest` (`rest`), or all. */
export function testsOf(mode: string): readonly string[] {
  const all = testFiles();
  if (mode === 'quick') return all.filter((file) => !isSlow(file));
  return mode === 'rest' ? all.filter((file) => isSlow(file) || isProperty(file)) : all;
}
