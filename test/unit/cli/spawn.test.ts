import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './built.js';
import { invoice } from './sample.js';

/** The program in a process of its own, with real files and pipes. */
let program = '';
/** The day of the sample document, so that no verdict depends on the day of the test. */
const VALIDATE = ['validate', '--now', '2026-11-20T18:30:00+02:00'];
const good = JSON.stringify(invoice());
let folder = '';

beforeAll(async () => {
  program = join(await builtProgram(), 'cli.js');
  folder = mkdtempSync(join(tmpdir(), 'parastatiko-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (line: readonly string[], input?: string | Buffer) => {
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...line], {
    encoding: 'utf8',
    env,
    ...(input !== undefined && { input }),
  });
  return { code: status, stdout, stderr };
};

const write = (name: string, content: string | Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

describe('the program', { timeout: 60_000 }, () => {
  it('reads files and standard input, and exits with 0, 1 and 2', () => {
    const file = write('good.json', good);
    expect(run([...VALIDATE, file])).toMatchObject({ code: 0, stderr: '' });
    expect(run([...VALIDATE, '--format', 'json'], good)).toMatchObject({ code: 0, stderr: '' });
    expect(run([...VALIDATE, '-'], '{}').code).toBe(1);
    const missing = run([...VALIDATE, join(folder, 'nothing.json')]);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toMatch(/^parastatiko: .*nothing\.json: There is no such file\.\n$/);
  });

  it('reports a folder as a folder and empty input as empty', () => {
    expect(run([...VALIDATE, folder]).stderr).toContain('It is a folder.');
    expect(run(VALIDATE, '')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'parastatiko: standard input: It is empty.\n',
    });
  });

  it('speaks UTF-8 in both directions', () => {
    const { stdout } = run([...VALIDATE, '--lang', 'el'], good.replace('"series":"A"', '"series":"ΛΑ½"'));
    expect(stdout).toContain('Τιμολόγιο Πώλησης · ΛΑ½ 101');
  });

  it('exits silently when the reader goes away', async () => {
    const file = write('many.ndjson', `${good}\n`.repeat(5000));
    const child = spawn(process.execPath, [program, ...VALIDATE, file], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
  });

  it('reads an open pipe only as far as necessary', async () => {
    const child = spawn(process.execPath, [program, ...VALIDATE], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.on('error', () => {});
    child.stdin.write(Buffer.alloc(100_000));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(2);
  });

  it('checks NDJSON that is larger than its memory', () => {
    const few = ['--max-old-space-size=32', program, ...VALIDATE, '--quiet'];
    const lines = Math.ceil(40_000_000 / (good.length + 1));
    const file = write('large.ndjson', `${good}\n`.repeat(lines));
    const { status, stdout } = spawnSync(process.execPath, [...few, file], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain(
      `${lines.toLocaleString('en')} documents: ${lines.toLocaleString('en')} without issues`,
    );
  });

  it('refuses 30 MB of brackets, lists or noise immediately', () => {
    const size = 30_000_000;
    for (const content of [Buffer.alloc(size, '['), Buffer.alloc(size, '[],'), Buffer.alloc(size, 0xff)]) {
      const { code, stdout, stderr } = run([...VALIDATE, write('huge.json', content)]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});
