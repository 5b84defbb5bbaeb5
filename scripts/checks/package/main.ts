/**
 * Checks the package as a user would get it: packs it, reads its list of files, then runs publint and
 * are-the-types-wrong on the tarball. `npm run check:package` after a build.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { deadLinks } from '../../docs/links.js';
import { bytesOfDependencies } from './installed.js';

const allowed =
  /^(package\.json|openapi\.json|README(?:\.el)?\.md|LICENSE|THIRD-PARTY-NOTICES|sbom\.cdx\.json|CHANGELOG\.md|SECURITY\.md|docs\/llms\.txt|docs\/[\w./-]+\.md|docs\/guide\/pictures\/[\w-]+\.(?:png|svg)|deploy\/[\w./-]+|examples\/[\w./-]+\.(ts|cjs|json|csv|md|py|cs|pas|php|sh)|dist\/(locales\/)?[\w.-]+\.(js|cjs|d\.ts|d\.cts)|dist\/modules\/[\w./-]+\.js|dist\/schemas\/\w+\.json)$/;
const required = [
  'package.json',
  'README.md',
  'LICENSE',
  'THIRD-PARTY-NOTICES',
  'sbom.cdx.json',
  'CHANGELOG.md',
  'openapi.json',
  'dist/schemas/document.json',
  'dist/schemas/request.json',
  'dist/schemas/facts.json',
  'docs/README.md',
  'dist/cli.js',
];

/** The largest package and the largest installation, in bytes. */
const MOST = { packed: 3_160_000, installed: 19_760_000 };

const ATTW = '@arethetypeswrong/cli/dist/index.js';

/** The bundles for Node. */
const bundled = /^dist\/(locales\/)?[\w.-]+\.c?js$/;
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Node prints the line of an uncaught error, so a line that throws must be readable. Texts on it may be long. */
const hasEndlessThrow = (path: string): boolean =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(TEXT, "''"))
    .some((line) => line.length > 1000 && /\bthrow\b/.test(line));

/** The packages that a bundle asks for, and that nobody installs with ours. */
function unlistedIn(path: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const asked = readFileSync(path, 'utf8').matchAll(
    /\b(?:require|import)\("((?:@[\w.-]+\/)?[\w-][\w.:-]*)[^"]*"\)/g,
  );
  return [...asked].flatMap(([, name = '']) =>
    isBuiltin(name) || name in dependencies || name in peerDependencies ? [] : [name],
  );
}

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
  const unlisted = paths
    .filter((path) => bundled.test(path))
    .flatMap((path) =>
      unlistedIn(path).map((name) => `${path} asks for ${name}, which package.json does not list`),
    );
  const unfilled = paths
    .filter((path) => /\.c?js$/.test(path) && readFileSync(path, 'utf8').includes('!~{'))
    .map((path) => `${path} names a file that Rollup has not filled in`);
  const sizes = { packed: packed.size, installed: packed.unpackedSize + bytesOfDependencies() };
  console.log(
    `package: ${paths.length} files, ${sizes.packed} bytes packed, ${packed.unpackedSize} unpacked, ${sizes.installed} installed with its dependencies`,
  );
  const large = (['packed', 'installed'] as const)
    .filter((name) => sizes[name] > MOST[name])
    .map((name) => `${sizes[name]} bytes ${name}, at most ${MOST[name]}`);

  const tarball = join(folder, packed.filename);
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
  const advice = messages.map((message) => `publint: ${formatMessage(message, pkg)}`);

  const dead = deadLinks(paths, (path) => readFileSync(path, 'utf8'));
  const problems = [
    ...large,
    ...surplus,
    ...dead,
    ...missing,
    ...endless,
    ...unlisted,
    ...unfilled,
    ...advice,
  ];
  for (const problem of problems) console.error(problem);
  const succeeds = (tool: string, ...given: string[]): boolean =>
    spawnSync(process.execPath, [join('node_modules', tool), ...given], { stdio: 'inherit' }).status === 0;
  const results = [
    // node16, because the doors are subpath exports, which older resolution modes cannot see.
    succeeds(ATTW, tarball, '--profile', 'node16', '--format', 'ascii', '--no-emoji'),
    // Programs that import the doors by the name of the package, with strict settings and the types in dist.
    succeeds('typescript/bin/tsc', '-p', join(import.meta.dirname, 'consumer')),
    succeeds('typescript/bin/tsc', '-p', join(import.meta.dirname, 'consumer-on-node')),
  ];
  if (problems.length > 0 || results.includes(false)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
