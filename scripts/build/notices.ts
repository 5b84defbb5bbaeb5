/**
 * Writes THIRD-PARTY-NOTICES: the licences of the packages that our files contain, because users do not install them.
 * Part of `npm run build`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { filesBelow } from '../checks/files.js';
import { lighter } from '../page/lighter.mjs';

const entryPoints = [
  ...filesBelow('src/vendor', '.ts'),
  'src/sandbox/pages/browser/main.tsx',
  'src/sandbox/pages/browser/reference/main.tsx',
];

const { metafile } = await build({
  entryPoints,
  bundle: true,
  format: 'esm',
  tsconfig: 'tsconfig.page.json',
  plugins: [lighter],
  external: ['node:*', 'stream'],
  outdir: 'out',
  metafile: true,
  write: false,
});

const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** scripts/fonts writes letters of this font into a file. */
const FONT = '@fontsource/noto-sans';
const names = new Set([
  FONT,
  ...Object.keys(metafile.inputs).flatMap((file) => PACKAGE.exec(file)?.[1] ?? []),
]);

function noticeOf(name: string): string {
  const folder = `node_modules/${name}`;
  const licence = readdirSync(folder).find((file) => /^licen[cs]e(?:\.\w+)?$/i.test(file));
  if (licence === undefined) throw new Error(`${name} has no file with its licence.`);
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  return `${name} ${version}\n\n${readFileSync(`${folder}/${licence}`, 'utf8').trim()}\n`;
}

const RULE = `\n${'-'.repeat(80)}\n\n`;
const head = 'The files of parastatiko contain code of these packages.\n';
writeFileSync('THIRD-PARTY-NOTICES', [head, ...[...names].sort().map(noticeOf)].join(RULE));
