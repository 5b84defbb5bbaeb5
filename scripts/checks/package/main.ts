/**
 * The package as a user would get it: packed, its list of files read, then publint and
 * are-the-types-wrong on the tarball. `npm run check:package` after a build.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const allowed = /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/[\w.-]+\.(js|cjs|d\.ts|d\.cts))$/;
const required = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/cli.js'];

interface Packed {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'parastatiko-pack-'));
const npm = (args: string[]): string =>
  execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const show = (command: string, args: string[]): void => {
  execFileSync('npx', ['--no', '--', command, ...args], { stdio: 'inherit' });
};

try {
  const answer: Packed[] = JSON.parse(
    npm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder]),
  );
  const packed = answer[0];
  if (packed === undefined) throw new Error('npm pack answered nothing');
  const paths = packed.files.map(({ path }) => path);
  const surplus = paths.filter((path) => !allowed.test(path));
  const missing = required.filter((path) => !paths.includes(path));
  if (surplus.length > 0) console.error(`the package must not carry ${surplus.join(', ')}`);
  if (missing.length > 0) console.error(`the package lacks ${missing.join(', ')}`);
  if (surplus.length > 0 || missing.length > 0) process.exitCode = 1;
  console.log(`package: ${paths.length} files, ${packed.size} bytes packed, ${packed.unpackedSize} unpacked`);

  const tarball = join(folder, packed.filename);
  show('publint', [tarball, '--strict']);
  // node16: the doors are subpath exports, which the resolution before them cannot see.
  show('attw', [tarball, '--profile', 'node16', '--format', 'ascii']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
