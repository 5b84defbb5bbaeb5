/** The packages whose code our files contain. Users do not install them, so no tool of theirs knows of them. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { filesBelow } from '../checks/files.js';
import { lighter } from '../page/lighter.js';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** scripts/fonts writes letters of this font into a file. */
const FONT = 'node_modules/@fontsource/noto-sans';

export async function bundledPackages(): Promise<readonly BundledPackage[]> {
  const { metafile } = await build({
    entryPoints: [
      ...filesBelow('src/vendor', '.ts'),
      'src/sandbox/pages/browser/main.tsx',
      'src/sandbox/pages/browser/reference/main.tsx',
    ],
    bundle: true,
    format: 'esm',
    tsconfig: 'tsconfig.page.json',
    plugins: [lighter],
    external: ['node:*', 'stream'],
    outdir: 'out',
    metafile: true,
    write: false,
  });
  const folders = new Set([
    FONT,
    ...Object.keys(metafile.inputs).flatMap((file) => FOLDER.exec(file)?.[0] ?? []),
  ]);
  return [...folders].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return { name, version, folder };
  });
}
