import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option } from '../../../src/tools/cli/args/command.js';
import { commands } from '../../../src/tools/cli/generated/list.js';
import { isLong } from '../../runs.js';
import { runCli } from './fake-io.js';
import { facts, invoice } from './sample.js';

const home = process.cwd();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'values-'));
  // Some values are names of files, which are then created here.
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

/** Values of every kind that an option may be wrong in: too large, of another form, with a part too many, of no letters. */
const WRONG: readonly string[] = [
  'x',
  ' ',
  '-1',
  '99999',
  '1e9',
  '1.5',
  '2026-13-45',
  'ftp://x',
  'http://',
  'https://a b',
  'x@y:z',
  '/',
  '\u0000',
  'x\u0000',
];

/** What a command needs besides, so that the value is reached. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  build: ['facts.json'],
  call: ['codes.search'],
  choose: ['rent'],
  codes: ['search', 'cash'],
  explain: ['203'],
  import: ['sheet.csv'],
  journal: ['show', 'A', '1'],
  onboard: ['check', 'company.json'],
  sandbox: ['--port', '0'],
  serve: ['--port', '0'],
};

const files = {
  'key.txt': 'key-4711',
  'facts.json': JSON.stringify(facts()),
  'invoice.json': JSON.stringify(invoice()),
  'company.json': '{}',
  'sheet.csv': 'a;b\n1;2\n',
};

/** A real service needs a key. */
const besides = ({ name }: Option): readonly string[] =>
  name === 'service'
    ? ['--key-file', 'key.txt']
    : name === 'key-file'
      ? ['--service', 'https://host.example']
      : [];

describe.each(commands.map(({ name, load }) => [name, load] as const))(
  'a wrong value of %s',
  (name, load) => {
    it('is never an error of the program, whichever option has it', async () => {
      const { options } = await load();
      const unexpected: unknown[] = [];
      for (const [order, option] of options.entries()) {
        if (option.placeholder === undefined) continue;
        for (const [index, value] of WRONG.entries()) {
          if (!isLong && (order + index) % 4 !== 0) continue;
          // Whoever names a database that could be waits for it.
          if (option.name === 'database' && URL.canParse(value, 'postgres://host')) continue;
          const inFile = option.inFile === true || value.includes('\u0000');
          if (inFile && !options.some((each) => each.name === 'options')) continue;
          // A folder is created where it is named.
          const isPlace = option.name === 'data' && !inFile;
          const given = isPlace ? join(folder, value) : value;
          const stated = inFile ? ['--options', 'options.json'] : [`--${option.name}=${given}`];
          const place =
            options.some((each) => each.name === 'data') && option.name !== 'data'
              ? ['--data', join(folder, name)]
              : [];
          const { stderr } = await runCli(
            [
              name,
              ...(NEEDED[name] ?? ['invoice.json']),
              ...place,
              ...besides(option),
              ...stated,
              '--lang',
              'en',
            ],
            {
              files: { ...files, 'options.json': JSON.stringify({ [option.name]: value }) },
              env: { PARASTATIKO_API_KEY: 'k', PARASTATIKO_BASE_URL: 'http://127.0.0.1:1' },
            },
            { untilStopped: async () => undefined },
          );
          if (/Something went wrong inside|\n\s+at /.test(stderr))
            unexpected.push([option.name, value, stderr]);
        }
      }
      expect(unexpected).toEqual([]);
    });
  },
);

it.each([
  ['serve', '--service', 'ftp://x', '--key-file', 'key.txt', 'baseUrl'],
  ['serve', '--database', 'https://a b', 'connectionString'],
  ['serve', '--options', 'zero.json', 'zero.json: data'],
  ['sandbox', '--host', 'no such host', 'no such host'],
])('%s %s %s is refused in words', async (...line) => {
  const said = line.at(-1);
  const zero = { 'zero.json': JSON.stringify({ data: 'x\u0000' }), 'key.txt': 'key-4711' };
  const { code, stderr } = await runCli([...line.slice(0, -1), '--lang', 'en'], { files: zero });
  expect([code, stderr]).toEqual([2, expect.stringContaining(String(said))]);
  expect(stderr).not.toContain('inside parastatiko');
});

it.each([
  ['serve', '--port', '99999'],
  ['sandbox', '--port', '65536'],
])('%s %s %s names the option and what it takes', async (...line) => {
  const { code, stderr } = await runCli([...line, '--lang', 'en']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--port is "')]);
  expect(stderr).toContain('from 0 to 65535');
});
