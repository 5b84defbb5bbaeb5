import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli } from './fake-io.js';

const above = mkdtempSync(join(tmpdir(), 'parastatiko-init-'));
afterAll(() => rmSync(above, { recursive: true, force: true }));

const saveFile = (file: string, content: Uint8Array) => writeFile(file, content, { flag: 'wx' });
const init = (line: readonly string[], instead: Parameters<typeof runCli>[2] = {}) =>
  runCli(['init', ...line], {}, { saveFile, ...instead });
const textOf = (...path: string[]) => readFileSync(join(above, ...path), 'utf8');

it('leads from an empty folder to an issued document with two commands', async () => {
  const folder = join(above, 'shop');
  const begun = await init([folder, '--company', '094014201']);
  expect(begun).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('documents.issue first.json'),
  });
  expect(JSON.parse(textOf('shop', 'serve.json'))).toEqual({ port: 8087, company: ['094014201'] });
  // The second command, as it was printed.
  const [, printed = ''] = /^ {2}parastatiko (call .*)$/m.exec(begun.stdout) ?? [];
  const line = [...printed.split(' '), '--data', join(folder, 'data'), '--format', 'json'];
  const { code, stdout } = await runCli(line, {
    files: { 'first.json': textOf('shop', 'first.json') },
  });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    outcome: { kind: 'issued' },
    document: { issuer: { vatNumber: '094014201' } },
  });
});

it('asks what no option says, and takes the usual answer for none', async () => {
  const asked: string[] = [];
  const answers = ['python', '', '3', 'https://host.example', '9000'];
  const ask = async (prompt: string) => {
    asked.push(prompt);
    return answers[asked.length - 1];
  };
  const folder = join(above, 'asked');
  expect((await init([folder], { ask })).code).toBe(0);
  expect(asked).toEqual([
    '--program (typescript): ',
    '--company (800123456): ',
    '--branch (0): ',
    '--service (): ',
    '--port (8087): ',
  ]);
  expect(JSON.parse(textOf('asked', 'serve.json'))).toEqual({
    port: 9000,
    service: 'https://host.example',
    'key-file': 'key.txt',
  });
  expect(JSON.parse(textOf('asked', 'first.json')).facts.issuer).toEqual({
    vatNumber: '800123456',
    country: 'GR',
    branch: 3,
  });
  expect(textOf('asked', 'sale.py')).toContain('http://127.0.0.1:9000/documents');
  expect(textOf('asked', 'sale.py')).toContain('"branch": 3');
});

it('overwrites nothing, and leaves nothing half written', async () => {
  const folder = join(above, 'again');
  await init([folder]);
  rmSync(join(folder, 'serve.json'));
  writeFileSync(join(folder, 'first.json'), 'mine');
  const again = await init([folder]);
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('first.json')]);
  expect([existsSync(join(folder, 'serve.json')), textOf('again', 'first.json')]).toEqual([false, 'mine']);
});

it.each([
  [['--company', '123456780'], '--company'],
  [['--program', 'cobol'], 'typescript, python, csharp, php, delphi'],
  [['--port', '70000'], '65535'],
  [['--branch', 'x'], '--branch'],
])('refuses %j', async (options, named) => {
  const { code, stderr } = await init([join(above, 'wrong'), ...options]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(named)]);
  expect(existsSync(join(above, 'wrong'))).toBe(false);
});

it.each([
  ['typescript', 'sale.mjs', ['node', '--check']],
  ['python', 'sale.py', ['python3', '-m', 'py_compile']],
  ['php', 'sale.php', ['php', '-l']],
  ['delphi', 'sale.pas', ['fpc', '-Sew-']],
] as const)('writes a program in %s that compiles', async (program, file, [tool = '', ...options]) => {
  const folder = join(above, program);
  await init([folder, '--program', program]);
  const { error, status, stdout, stderr } = spawnSync(tool, [...options, join(folder, file)], {
    encoding: 'utf8',
  });
  if (error === undefined) expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
  else expect([tool, Object(error).code]).toEqual([tool, 'ENOENT']);
});
