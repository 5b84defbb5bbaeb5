import { gzipSync } from 'node:zlib';
import { type BuildOptions, type BuildResult, build } from 'esbuild';
import { type Door, fileOf, moduleOf } from './doors.js';

/** The packages that a built door loads, directly or through its chunks. */
export async function packagesOf(door: Door, ending: 'js' | 'cjs'): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`dist/${fileOf(door)}.${ending}`],
    bundle: true,
    write: false,
    metafile: true,
    format: ending === 'js' ? 'esm' : 'cjs',
    platform: 'neutral',
    packages: 'external',
    external: ['node:*'],
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return [...new Set(imports.filter((each) => each.external).map((each) => each.path))].sort();
}

/** What a browser downloads for a door: everything bundled and minified, gzipped, in bytes. */
export async function sizeOf(door: Door): Promise<number> {
  const { outputFiles } = await bundled(door);
  return outputFiles.reduce((sum, file) => sum + gzipped(file), 0);
}

/** The same for what a door loads immediately: its own file and those that it imports statically. */
export async function firstSizeOf(door: Door): Promise<number> {
  const { outputFiles, metafile } = await bundled(door, { splitting: true, outdir: 'out', metafile: true });
  const outputs = metafile?.outputs ?? {};
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { kind, path: other } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') load(other);
    }
  };
  load(Object.keys(outputs).find((path) => outputs[path]?.entryPoint === moduleOf(door)) ?? '');
  const files = outputFiles.filter(({ path }) => [...loaded].some((each) => path.endsWith(each)));
  return files.reduce((sum, file) => sum + gzipped(file), 0);
}

const gzipped = ({ contents }: { contents: Uint8Array }): number => gzipSync(contents, { level: 9 }).length;

const bundled = (door: Door, options: BuildOptions = {}): Promise<BuildResult<{ write: false }>> =>
  build({
    entryPoints: [moduleOf(door)],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
    // Modules that only Node has, and the driver of SQLite, which is not JavaScript.
    external: ['node:*', 'libsql', 'pg', 'graphile-worker', '@opentelemetry/api'],
    ...options,
    write: false,
  });
