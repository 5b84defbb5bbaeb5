import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Door, fileOf } from './doors.js';

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
  const { outputFiles } = await build({
    entryPoints: [`dist/${fileOf(door)}.js`],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
}
