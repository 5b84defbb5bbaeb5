import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/tools/cli/generated/list.js';
import { KEY } from '../client/service.js';
import { withService } from '../client/setup.js';
import { withFiles } from '../journal-sqlite/files.js';
import { HOSTILE, hostileFiles, hostileLines } from './every-command.js';
import { runCli, type World } from './fake-io.js';

const at = withService();
const files = withFiles();

/** Runs a line in a world of its own, in which a document was sent before. */
async function run(line: readonly string[], world: World = {}, io: Parameters<typeof runCli>[2] = {}) {
  const journal = files.newFile();
  const env = { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl };
  if (line.includes('JOURNAL') && !line.includes('send')) {
    at.service.fail('SendInvoices', 'reset-after');
    await runCli(['send', 'receipts.json', '--journal', journal], { files: hostileFiles, env });
  }
  const places: Readonly<Record<string, string>> = { JOURNAL: journal, BASE: at.service.baseUrl };
  const given = line.map((word) => places[word] ?? word);
  const stdin = line[0] === 'mcp' ? hostileFiles['rpc.ndjson'] : undefined;
  return await runCli(
    given,
    { files: hostileFiles, env, ...(stdin !== undefined && { stdin }), ...world },
    io,
  );
}

const lines = Object.entries(hostileLines).flatMap(([name, all]) => all.map((line) => [name, ...line]));
const titled = lines.map((line) => [JSON.stringify(line.join(' ')), line] as const);

it('every command has lines with hostile content', () => {
  expect(Object.keys(hostileLines)).toEqual(commands.map(({ name }) => name));
});

/** What can command a terminal or turn its text around. Lines end with a line feed. */
const COMMANDS = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const ESCAPE = '\u001b';
const COLOURS = new RegExp(`${ESCAPE}\\[(?:[12]|22|3[1236]|39)m`, 'g');

describe.each(['text', 'json', 'ndjson'])(
  'with --format %s, nothing in the input commands a terminal',
  (format) => {
    it.each(titled)('%s', async (_, line) => {
      const formatted = line[0] === 'preview' || line[0] === 'mcp' ? line : [...line, '--format', format];
      const { stdout, stderr } = await run(formatted);
      expect(`${stdout}${stderr}`).not.toBe('');
      expect(stdout).not.toMatch(COMMANDS);
      expect(stderr).not.toMatch(COMMANDS);
      const coloured = await run(formatted, { terminal: true });
      const shown = `${coloured.stdout}${coloured.stderr}`;
      expect(shown.replace(COLOURS, '')).not.toMatch(COMMANDS);
      // Not even in the colour of an error.
      expect(shown).not.toContain('\u001b[31mRED');
    });
  },
);

it('JSON has the characters as escapes, so that a program reads the same text', async () => {
  const { stdout } = await run(['validate', 'name.json', '--format', 'json']);
  expect(stdout).not.toContain('\u009b');
  const built = await run(['fix', 'name.json', '--format', 'ndjson']);
  expect(
    JSON.stringify(
      built.stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ),
  ).toContain(JSON.stringify(`Cable${HOSTILE}`).slice(1, -1));
});

describe('a command that uses the clock has --now', () => {
  const firsts = Object.entries(hostileLines).map(
    ([name, [first = []]]) => [name, [name, ...first]] as const,
  );
  it.each(firsts)('%s', async (name, line) => {
    const { options } = (await commands.find((command) => command.name === name)?.load()) ?? {};
    const wrong = await run([...line, '--now', 'tomorrow']);
    const has = options?.some((option) => option.name === 'now');
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(has ? '--now is "tomorrow"' : 'There is no option --now.'),
    });
  });

  it.each(titled)('and reads no other: %s', async (_, line) => {
    const { options } = (await commands.find(({ name }) => name === line[0])?.load()) ?? {};
    const readers: string[] = [];
    const now = (): Date => {
      const { stack = '' } = new Error();
      // Progress is shown by the clock on the wall.
      if (!stack.includes('progress.ts')) readers.push(stack);
      return new Date('2026-11-20T10:00:00Z');
    };
    await run(line, {}, { now });
    const has = options?.some(({ name }) => name === 'now');
    expect(has ? [] : readers).toEqual([]);
  });
});

it('send and recover take the time that is stated', async () => {
  const old = '2027-11-20T10:00:00Z';
  const world = { now: old, files: { 'r.json': hostileFiles['receipts.json'] ?? '' } };
  const line = ['send', 'r.json', '--format', 'json'];
  const late = JSON.parse((await run(line, world)).stdout);
  expect(late.documents[0].outcome).toMatchObject({ kind: 'refused', sent: false });
  const stated = JSON.parse((await run([...line, '--now', '2026-11-20T12:00:00+02:00'], world)).stdout);
  expect(stated.documents[0].outcome).toMatchObject({ kind: 'issued' });
});
