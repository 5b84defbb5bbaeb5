import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Inside node_modules, so that a program finds its packages. */
const FOLDER = resolve('node_modules/.cache/parastatiko');

/** The packages that are not in the file of a program: some, or all. */
type External = readonly string[] | 'packages';

const programs = new Map<string, Promise<string>>();

/**
 * A program of the tests as JavaScript, bundled once for each process that runs tests: it starts in a fraction of the time
 * that its sources take. Packages are in the file too, because most of these programs do little more than start.
 */
export function compiled(source: string, external: External = ['libsql']): Promise<string> {
  const program = programs.get(source) ?? bundle(source, external);
  programs.set(source, program);
  return program;
}

async function bundle(source: string, external: External): Promise<string> {
  const file = `${FOLDER}/${source.replaceAll('/', '-').replace(/\.ts$/, '')}-${process.pid}.mjs`;
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    ...(external === 'packages' ? { packages: 'external' } : { external: [...external] }),
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  process.once('exit', () => rmSync(file, { force: true }));
  return file;
}

/**
 * The programs of a folder of `examples/`, bundled as `NAME.mjs` into a folder that is returned. They start each other by
 * their names, and what they read stands beside them.
 */
export async function compiledExample(
  folder: string,
  programs: readonly string[],
  files: readonly string[] = [],
): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const root = mkdtempSync(`${FOLDER}/examples-`);
  const place = `${root}/${folder}`;
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  mkdirSync(place, { recursive: true });
  for (const file of files) symlinkSync(resolve('examples', file), `${root}/${file}`);
  const { outputFiles } = await build({
    entryPoints: programs.map((program) => `examples/${folder}/${program}.ts`),
    outdir: place,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const renamed = (text: string): string =>
    programs.reduce((all, program) => all.replaceAll(`"${program}.ts"`, `"${program}.mjs"`), text);
  for (const { path, text } of outputFiles) writeFileSync(path, renamed(text));
  return place;
}
