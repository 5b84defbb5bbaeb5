import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Io, Sink } from '../../../src/tools/cli/io.js';
import { run } from '../../../src/tools/cli/run.js';

const guide = readFileSync('docs/guide/command-line.md', 'utf8');
const PACKAGE = 'node_modules/parastatiko/';
const written = new Map<string, string>();

function worldOf(print: (text: string) => void): Io {
  const sink: Sink = { isTerminal: false, write: async (text) => print(String(text)) };
  return {
    stdin: { isTerminal: true, read: async function* () {} },
    stdout: sink,
    stderr: { isTerminal: false, write: async () => {} },
    readFile: async function* (name) {
      yield new TextEncoder().encode(written.get(name) ?? readFileSync(name.replace(PACKAGE, ''), 'utf8'));
    },
    env: {},
    saveFile: () => Promise.reject(new Error('nothing is saved here')),
    // Long after the day of the sample: its lines name their day.
    now: () => new Date('2029-03-01T12:00:00+02:00'),
  };
}

test('the first lines of the guide to the command line succeed when they are pasted, one after the other, on any day', async () => {
  const lines = [...guide.matchAll(/^npx parastatiko ([^#\n]*?)(?: > (\S+))? +#/gm)];
  expect(lines.map(([, line = '']) => line.split(' ')[0])).toEqual([
    'build',
    'validate',
    'totals',
    'fix',
    'xml',
    'explain',
    'codes',
  ]);
  for (const [, line = '', into] of lines) {
    let printed = '';
    const code = await run(
      line.split(' '),
      worldOf((text) => {
        printed += text;
      }),
    );
    expect(`${line}: ${code}`).toBe(`${line}: 0`);
    expect(printed).not.toBe('');
    if (into !== undefined) written.set(into, printed);
  }
});
