/**
 * Checks the package as a user would get it: packs it, reads its list of files, then runs publint and
 * are-the-types-wrong on the tarball. `npm run check:package` after a build.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const allowed =
  /^(package\.json|openapi\.json|README\.md|LICENSE|CHANGELOG\.md|docs\/[\w./-]+\.(md|png)|examples\/[\w./-]+\.(ts|cjs|json|md)|dist\/(locales\/)?[\w.-]+\.(js|cjs|d\.ts|d\.cts)|dist\/modules\/[\w./-]+\.js)$/;
const required = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'openapi.json',
  'docs/README.md',
  'dist/cli.js',
  // The command line starts this file by name.
  'dist/cli-worker.js',
];

/** The bundles for Node, without the programs of the sandbox page, which are texts. */
const bundled = /^dist\/(locales\/)?(?!browser-|reference-)[\w.-]+\.c?js$/;
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Node prints the line of an uncaught error, so a line that throws must be readable. Texts on it may be long. */
const hasEndlessThrow = (path: string): boolean =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(TEXT, "''"))
    .some((line) => line.length > 1000 && /\bthrow\b/.test(line));

interface Packed {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'parastatiko-pack-'));

try {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const answer: Packed[] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }));
  const packed = answer[0];
  if (packed === undefined) throw new Error('npm pack returned nothing');
  const paths = packed.files.map(({ path }) => path);
  const surplus = paths
    .filter((path) => !allowed.test(path))
    .map((path) => `the package must not contain ${path}`);
  const missing = required.filter((path) => !paths.includes(path)).map((path) => `the package lacks ${path}`);
  const endless = paths
    .filter((path) => bundled.test(path) && hasEndlessThrow(path))
    .map(
      (path) => `${path} throws on a line with more than 1000 characters of code, which Node prints whole`,
    );
  const unfilled = paths
    .filter((path) => /\.c?js$/.test(path) && readFileSync(path, 'utf8').includes('!~{'))
    .map((path) => `${path} names a file that Rollup has not filled in`);
  console.log(`package: ${paths.length} files, ${packed.size} bytes packed, ${packed.unpackedSize} unpacked`);

  const tarball = join(folder, packed.filename);
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
  const advice = messages.map((message) => `publint: ${formatMessage(message, pkg)}`);

  const problems = [...surplus, ...missing, ...endless, ...unfilled, ...advice];
  for (const problem of problems) console.error(problem);
  // node16, because the doors are subpath exports, which older resolution modes cannot see.
  const attw = ['--no', '--', 'attw', tarball, '--profile', 'node16', '--format', 'ascii', '--no-emoji'];
  const { status } = spawnSync('npx', attw, { stdio: 'inherit' });
  // Compiles programs that import the doors by the name of the package, with strict settings and the types in dist.
  const compiled = ['consumer', 'consumer-on-node'].map((program) =>
    spawnSync('npx', ['--no', '--', 'tsc', '-p', join(import.meta.dirname, program)], { stdio: 'inherit' }),
  );
  if (problems.length > 0 || status !== 0 || compiled.some((one) => one.status !== 0)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
