import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Io, Sink } from '../../../src/tools/cli/io.js';
import { run } from '../../../src/tools/cli/run.js';

const readme = readFileSync('README.md', 'utf8');
const files = new Map([
  ['facts.json', readFileSync('examples/shop-day/03-receipt-two-payments.json', 'utf8')],
]);

function worldOf(print: (text: string) => void): Io {
  const sink: Sink = { isTerminal: false, write: async (text) => print(String(text)) };
  return {
    stdin: { isTerminal: true, read: async function* () {} },
    stdout: sink,
    stderr: { isTerminal: false, write: async () => {} },
    readFile: async function* (name) {
      yield new TextEncoder().encode(files.get(name) ?? '');
    },
    env: {},
    saveFile: () => Promise.reject(new Error('nothing is saved here')),
    now: () => new Date('2026-11-20T12:00:00+02:00'),
  };
}

const commands = [...readme.matchAll(/^parastatiko ([^#\n]*?)(?: > (\S+))? +#/gm)];

test('the README lists every command once', () => {
  const named = commands.map(([, line = '']) => line.split(' ')[0]);
  expect(named).toEqual(['build', 'validate', 'totals', 'fix', 'xml', 'explain', 'codes']);
});

test('the commands of the README succeed, one after the other', async () => {
  for (const [, line = '', into] of commands) {
    let printed = '';
    const code = await run(
      line.split(' '),
      worldOf((text) => {
        printed += text;
      }),
    );
    expect(`${line}: ${code}`).toBe(`${line}: 0`);
    expect(printed).not.toBe('');
    if (into !== undefined) files.set(into, printed);
  }
});

test('the README names existing scripts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  for (const [, name = ''] of readme.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name);
});
