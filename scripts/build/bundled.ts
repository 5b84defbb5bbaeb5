/** The packages whose code our files contain. Users do not install them, so no tool of theirs knows of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { filesBelow } from '../checks/files.js';
import { lighter } from '../page/lighter.js';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
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
  return packagesOf(Object.keys(metafile.inputs));
}

/** The packages of these files, and the font. */
export function packagesOf(files: readonly string[]): readonly BundledPackage[] {
  const folders = new Set([FONT, ...files.flatMap((file) => FOLDER.exec(file)?.[0] ?? [])]);
  return [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return { name, version, license, folder };
  });
}

function noticeOf({ name, version, folder, license }: BundledPackage, hasFile: boolean): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (file === undefined && hasFile) throw new Error(`${name} has no file with its licence.`);
  const licence = file === undefined ? license : readFileSync(`${folder}/${file}`, 'utf8').trim();
  return `${name} ${version}\n\n${licence}\n`;
}

const RULE = `\n${'-'.repeat(80)}\n\n`;

/** The licences of packages. A package without a file that has it is named with its licence, if `hasFile` is not asked for. */
export const noticesOf = (packages: readonly BundledPackage[], hasFile = false): string =>
  [
    'The files of parastatiko contain code of these packages.\n',
    ...packages.map((one) => noticeOf(one, hasFile)),
  ].join(RULE);
