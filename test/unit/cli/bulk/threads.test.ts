import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../runs.js';
import { builtProgram } from '../built.js';
import { invoice } from '../sample.js';

/** The built program with its worker, and real threads. */
let folder = '';
let built = '';
let program = '';
let file = '';
const good = JSON.stringify(invoice());
const wrong = good.replace(/"totalGrossValue":[\d.]+/, '"totalGrossValue":1');
const DOCUMENTS = 3000;
/** A shorter file is not divided. */
const WORTHWHILE = 4 << 20;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parastatiko-'));
  built = await builtProgram();
  program = join(built, 'cli.js');
  file = join(folder, 'many.ndjson');
  const lines = Array.from({ length: DOCUMENTS }, (_, index) =>
    index % 375 === 7 ? wrong : index % 500 === 9 ? '{"a":' : good,
  );
  writeFileSync(file, lines.join('\n'));
  expect(statSync(file).size).toBeGreaterThan(WORTHWHILE);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (line: readonly string[], from: { stdin?: number; program?: string } = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [from.program ?? program, 'validate', '--now', '2026-11-20', ...line],
    {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: 1 << 28,
      stdio: [from.stdin ?? 'ignore', 'pipe', 'pipe'],
    },
  );
  return { status, stdout, stderr };
};

describe('worker threads', { timeout: 120_000 }, () => {
  it.each([
    ['text', isLong ? ['1', '3'] : ['3']],
    ['json', ['3']],
    ['ndjson', ['3']],
  ])('print the same report as the main thread, --format %s', (format, counts) => {
    const none = run(['--workers', '0', '--format', format, file]);
    expect(none.status).toBe(2);
    expect(none.stderr.trimEnd().split('\n').length).toBeGreaterThan(4);
    for (const workers of counts) expect(run(['--workers', workers, '--format', format, file])).toEqual(none);
  });

  it('print the same report for a pipe', () => {
    const none = run(['--workers', '0', '--quiet'], { stdin: openSync(file, 'r') });
    expect(none.stdout).toContain('8 with errors');
    expect(run(['--workers', '2', '--quiet'], { stdin: openSync(file, 'r') })).toEqual(none);
  });

  it('that cannot start cause a message and exit code 2', () => {
    const other = join(built, 'broken');
    mkdirSync(other);
    const files = readdirSync(built).filter((name) => name.endsWith('.js'));
    for (const name of files) copyFileSync(join(built, name), join(other, name));
    for (const text of ['throw new Error("no");', 'process.exit(3);', '']) {
      writeFileSync(join(other, 'cli-worker.js'), text);
      const { status, stdout, stderr } = run(['--quiet', '--workers', '2', file], {
        program: join(other, 'cli.js'),
      });
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(
        /^parastatiko: A worker ended unexpectedly \(.*\), so the report is not complete\..*\n$/,
      );
    }
  });

  it('end with the program when it is interrupted', async () => {
    const child = spawn(
      process.execPath,
      [program, 'validate', '--format', 'ndjson', '--workers', '2', '-'],
      {
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    child.stdin.on('error', () => {});
    child.stdin.write(`${good}\n`.repeat(DOCUMENTS));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdout.resume();
    child.kill('SIGINT');
    const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
    expect(signal).toBe('SIGINT');
  });

  it('end when the reader goes away', async () => {
    const child = spawn(process.execPath, [program, 'validate', '--workers', '2', file], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(141);
  });
});
