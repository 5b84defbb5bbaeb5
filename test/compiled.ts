import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';

/** Inside node_modules, so that a program finds its packages. */
const FOLDER = resolve('node_modules/.cache/parastatiko');

const programs = new Map<string, Promise<string>>();

/**
 * A program of the tests as JavaScript, bundled once for each process that runs tests. It starts in a fraction of the time
 * that its sources take. Everything is in the file except `external` packages, because most of these programs do little more
 * than start.
 */
export function compiled(source: string, external: readonly string[] = ['libsql']): Promise<string> {
  const known = programs.get(source);
  if (known !== undefined) return known;
  const program = bundle(source, external);
  programs.set(source, program);
  return program;
}

async function bundle(source: string, external: readonly string[]): Promise<string> {
  const file = `${FOLDER}/${basename(source, '.ts')}-${process.pid}.mjs`;
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    external: [...external],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}
