import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as viteBuild } from 'vite';

/** A file written by a bundler: its gzipped size, and the files that are loaded together with it. */
interface Piece {
  readonly bytes: number;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

type Pieces = ReadonlyMap<string, Piece>;

/** Bundles an entry file for browsers, minified, and returns the pieces by name. */
export type Bundler = (entry: string) => Promise<Pieces>;

const gzipped = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).length;

const withEsbuild: Bundler = async (entry) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: join(entry, '..'),
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    splitting: true,
    outdir: 'out',
    platform: 'browser',
    external: ['node:*', 'libsql', 'pdfmake', 'pdfmake/*'],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.outputs).map(([name, { entryPoint, imports }]) => {
      const file = outputFiles.find(({ path }) => path.endsWith(`/${name}`));
      const together = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
      // Dynamically imported files are also entries.
      const isEntry = entryPoint !== undefined && entry.endsWith(`/${entryPoint}`);
      return [name, { bytes: gzipped(file?.contents ?? ''), isEntry, imports: together }];
    }),
  );
};

const withVite: Bundler = async (entry) => {
  const built = await viteBuild({
    root: join(entry, '..'),
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: entry, external: [/^node:/, 'libsql', /^pdfmake/] },
    },
  });
  const [result] = [built].flat();
  if (result === undefined || !('output' in result)) throw new Error('Vite built nothing');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  return new Map(
    chunks.map(({ fileName, code, isEntry, imports }) => [
      fileName,
      { bytes: gzipped(code), isEntry, imports },
    ]),
  );
};

export const bundlers: Readonly<Record<string, Bundler>> = { esbuild: withEsbuild, Vite: withVite };

/** The size in bytes of everything, or of what is loaded initially. */
export function sizeOf(pieces: Pieces, atFirst: boolean): number {
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    pieces.get(name)?.imports.forEach(load);
  };
  for (const [name, { isEntry }] of pieces) if (isEntry || !atFirst) load(name);
  return [...loaded].reduce((sum, name) => sum + (pieces.get(name)?.bytes ?? 0), 0);
}
