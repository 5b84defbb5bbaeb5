/**
 * Runs the packed package in every supported runtime, and compares the results with those of this Node:
 * `npm run runtimes`, or `npm run runtimes -- Deno Bun` for some of them. `Jest` runs the tests of an example with Jest,
 * and `Queue` the queue with a newer graphile-worker.
 * A runtime that is not available here is skipped, with a message.
 */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { memoryJournal } from '../../src/sending/client/journal/memory.js';
import { journalContract } from '../../src/testing/journal/contract.js';
import { newerQueue, queueIn } from './queue.js';
import { runtimes as all, type Runtime } from './runtimes.js';

const cache = resolve('node_modules/.cache/runtimes');
const programs = ['queue', 'print', 'worker', 'page'];
const cases = journalContract(() => memoryJournal()).length;
/** The possible second lines of a program: the journal in a file does what it must, or the runtime has no SQLite. */
const journals = {
  [`2041 issued 400001970000151, ${cases} cases`]: `with a journal in a file that passes ${cases} cases`,
  'journal/no-driver': 'without SQLite',
};
const [, , ...names] = process.argv;
const runtimes = all.filter(({ name }) => names.length === 0 || names.some((each) => name.startsWith(each)));
const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
const TIMEOUT = 120_000;

const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
const jest = { spec: 'jest@30.5.2', binary: 'bin/jest.js' } as const;
const newer = all.find(({ name }) => name === 'Node 24')?.from;

interface Fetched {
  readonly spec: string;
  readonly binary: string;
}

/** The binaries of packages, all fetched side by side from the start. */
const fetching = new Map(
  [
    ...runtimes.flatMap(({ from = [] }) => from),
    ...(isWanted('Jest') ? [jest] : []),
    ...(isWanted('Queue') && newer !== undefined ? [newer, newerQueue] : []),
  ].map((each) => [each.spec, install(each)]),
);
const fetched = ({ spec }: Fetched): Promise<string | undefined> | undefined => fetching.get(spec);

const project = mkdtempSync(join(tmpdir(), 'parastatiko-runtimes-'));
// A separate process, because this one waits for each runtime to end.
const service = spawn(process.execPath, ['--import', 'tsx', 'scripts/runtimes/service.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [address] = await once(service.stdout, 'data');
  await prepare(String(address).trim());
  const [expected = ''] = run(process.execPath, ['print.mjs']).split('\n');
  let failed = 0;
  let skipped = 0;
  for (const runtime of runtimes) {
    const binary = runtime.from === undefined ? installed(runtime) : await fetched(runtime.from);
    if (binary === undefined) {
      skipped += 1;
      console.log(
        `${runtime.name}: SKIPPED, ${runtime.from?.spec ?? runtime.system?.join(' or ')} is not available here`,
      );
      continue;
    }
    const { result, complaint } = outcome(binary, runtime);
    const [same, journal] = result?.split('\n') ?? [];
    const said = journal === undefined ? '' : journals[journal as keyof typeof journals];
    if (same === expected && said !== undefined) {
      console.log([`${runtime.name}: same results`, said].filter(Boolean).join(', '));
      continue;
    }
    failed += 1;
    const difference = same === expected ? `the journal says ${journal}` : firstDifference(expected, same);
    console.error(`${runtime.name}: FAILED\n${complaint ?? difference}`);
  }
  if (isWanted('Jest')) {
    const binary = await fetched(jest);
    const result = binary === undefined ? `SKIPPED, ${jest.spec} is not available here` : tested(binary);
    if (result.startsWith('FAILED')) failed += 1;
    console.log(`Jest 30: ${result}`);
  }
  if (isWanted('Queue')) {
    const result = await queueIn(project, newer && (await fetched(newer)), await fetched(newerQueue));
    if (result.startsWith('FAILED')) failed += 1;
    console.log(`Queue on Node 24: ${result}`);
  }
  console.log(`runtimes: ${runtimes.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0) process.exitCode = 1;
} finally {
  service.kill();
  rmSync(project, { recursive: true, force: true });
}

/** Creates an empty project with the packed package in it, as for a user. */
async function prepare(address: string): Promise<void> {
  const answer = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project], {
    encoding: 'utf8',
  });
  const [{ filename }]: [{ filename: string }] = JSON.parse(answer);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync('npm', ['install', ...quietly, join(project, filename)], { cwd: project, stdio: 'inherit' });
  // The cases of a journal are from the source, because the door of the testing kit needs fast-check.
  await build({
    entryPoints: programs.map((program) => `scripts/runtimes/programs/${program}.ts`),
    outdir: project,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    packages: 'external',
    // Without the paths to the source: the programs import the packed package.
    tsconfigRaw: '{}',
    define: { ADDRESS: JSON.stringify(address) },
    logLevel: 'silent',
  });
  const bundle = (name: string, format: 'esm' | 'iife') =>
    build({
      entryPoints: [join(project, `${name}.mjs`)],
      outfile: join(project, `${name}.bundle.js`),
      bundle: true,
      format,
      platform: 'browser',
      target: 'es2022',
      logLevel: 'silent',
    });
  await bundle('worker', 'esm');
  await bundle('page', 'iife');
  writeFileSync(
    join(project, 'page.html'),
    '<!doctype html><meta charset="utf-8"><body><script src="page.bundle.js"></script></body>',
  );
  writeFileSync(
    join(project, 'worker.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "main", worker = (
    modules = [(name = "worker", esModule = embed "worker.bundle.js")],
    compatibilityDate = "2026-01-01",
  )),
  (name = "internet", network = (allow = ["private"])),
]);
`,
  );
}

/** The binary of a package, installed once into the cache. */
async function install({ spec, binary }: Fetched): Promise<string | undefined> {
  const folder = join(cache, spec.replaceAll(/[^\w.]+/g, '-'));
  const file = join(folder, 'node_modules', spec.slice(0, spec.lastIndexOf('@')), binary);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  await promisify(execFile)('npm', ['install', ...quietly, spec], { cwd: folder, timeout: TIMEOUT }).catch(
    () => undefined,
  );
  return existsSync(file) ? file : undefined;
}

/** The tests of examples/testing/jest.test.cjs, which require the packed package as its user does. */
function tested(program: string): string {
  cpSync('examples/testing/jest.test.cjs', join(project, 'till.test.cjs'));
  const { status, stderr } = spawnSync(process.execPath, [program, '--rootDir', project, 'till.test.cjs'], {
    cwd: project,
    encoding: 'utf8',
    timeout: TIMEOUT,
  });
  const count = /^Tests:.*?(\d+) passed/m.exec(stderr)?.[1];
  return status === 0 && count !== undefined ? `${count} tests of the example passed` : `FAILED\n${stderr}`;
}

function installed({ system = [] }: Runtime): string | undefined {
  return system.find((program) => spawnSync(program, ['--version']).status === 0);
}

function outcome(binary: string, { runs, args }: Runtime): { result?: string; complaint?: string } {
  const file = { module: 'print.mjs', worker: 'worker.capnp', page: 'page.html' }[runs];
  try {
    if (runs !== 'page') return { result: run(binary, args(file)) };
    // The virtual time of a page may end while an answer is pending. The page is then opened again.
    let result = '';
    for (let opened = 0; opened < 8 && !result.startsWith('{'); opened += 1) {
      result = textOf(run(binary, args(join(project, file))));
    }
    return { result };
  } catch (error) {
    return { complaint: error instanceof Error ? error.message.slice(0, 2000) : String(error) };
  }
}

/** The standard output of a program, or its error output if it fails. */
function run(binary: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(binary, args, {
    cwd: project,
    encoding: 'utf8',
    timeout: TIMEOUT,
    maxBuffer: 1 << 26,
  });
  if (status === 0) return stdout.trim();
  throw error ?? new Error(stderr || `exit code ${status}`);
}

/** The text in the body of a page, with HTML escapes decoded. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'));
  return body
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .trim();
}

function firstDifference(expected: string, found = ''): string {
  const at = [...expected].findIndex((letter, index) => letter !== found[index]);
  return `expected …${expected.slice(Math.max(0, at - 60), at + 120)}\nfound    …${found.slice(Math.max(0, at - 60), at + 120)}`;
}
