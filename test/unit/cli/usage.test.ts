import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { allOptions, commonOptions } from '../../../src/tools/cli/args/common-options.js';
import { parseLine, splitCommand } from '../../../src/tools/cli/args/parse.js';
import { commands } from '../../../src/tools/cli/generated/list.js';
import { runCli } from './fake-io.js';

describe('the command line', () => {
  it('prints its version', async () => {
    expect(await runCli(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
    expect((await runCli(['validate', '--version'])).stdout).toBe(`${manifest.version}\n`);
  });

  it('prints help on standard output on request', async () => {
    const { code, stdout, stderr } = await runCli(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { name, summary } of commands)
      expect(stdout).toMatch(new RegExp(`^ {2}${name} +${summary.en.slice(0, 30)}`, 'm'));
    expect((await runCli(['help'])).stdout).toBe(stdout);
    expect((await runCli(['-h'])).stdout).toBe(stdout);
  });

  it('prints help on standard error without a command', async () => {
    const { code, stdout, stderr } = await runCli([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('parastatiko <command>');
  });

  it.each(commands.map(({ name }) => name))(
    'has help with examples for %s, in both languages',
    async (name) => {
      const command = await commands.find((each) => each.name === name)!.load();
      for (const lang of ['en', 'el'] as const) {
        const { code, stdout } = await runCli([name, '--help', '--lang', lang]);
        expect(code).toBe(0);
        for (const { name: option, inFile } of command.options)
          expect(stdout).toContain(inFile === true ? `"${option}": ` : `--${option}`);
        for (const line of Object.keys(command.examples)) expect(stdout).toContain(line);
        expect((await runCli(['help', name, '--lang', lang])).stdout).toBe(stdout);
        expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
      }
    },
  );

  it('shows only valid examples', async () => {
    const loaded = await Promise.all(commands.map(({ load }) => load()));
    for (const line of loaded.flatMap(({ examples }) => Object.keys(examples))) {
      for (const part of line.split('|')) {
        const words = part
          .trim()
          .replace(/ > \S+$/, '')
          .split(/\s+/)
          .slice(1);
        const { command: name, rest } = splitCommand(words, commonOptions);
        const listed = commands.find((each) => each.name === name);
        expect(listed, line).toBeDefined();
        const command = await listed?.load();
        const { operands } = parseLine(rest, allOptions(command?.options ?? []));
        expect(operands.length, line).toBeLessThanOrEqual(command?.most ?? operands.length);
        // A command that keeps a file or a port open is read only.
        if (name === 'sandbox' || name === 'serve' || words.includes('--journal')) continue;
        const { stderr } = await runCli(words, { stdin: '{}' });
        expect(stderr, line).not.toContain('--help');
      }
    }
  });

  const WRONG: readonly (readonly [line: string[], says: string])[] = [
    [['valdate', 'a.json'], 'There is no command "valdate". Did you mean validate?'],
    [['validate', '--formt', 'json'], 'There is no option --formt. Did you mean --format?'],
    [['validate', '-x'], 'There is no option -x.'],
    [['validate', '--__proto__'], 'There is no option --__proto__.'],
    [['validate', '--format', 'xml'], '--format is "xml", but may be: text, json, ndjson.'],
    [['validate', '--format='], 'The option --format needs a value: --format text|json|ndjson'],
    [['validate', '--now'], 'The option --now needs a value: --now ISO-TIME'],
    [['validate', '--quiet=yes'], 'The option --quiet takes no value.'],
    [['validate', '--skip-signature', 'maybe'], '--skip-signature is "maybe", but may be: true, false.'],
    [['validate'], 'No input: name a file, or - for standard input.'],
    [['help', 'me'], 'There is no command "me".'],
    [['--lang', 'fr', 'codes'], '--lang is "fr", but may be: en, el.'],
  ];

  it.each(WRONG)('exits with 2 for %j and explains the problem', async (line, says) => {
    const { code, stdout, stderr } = await runCli(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`parastatiko: ${says}`);
    expect(stderr).toMatch(/\nHelp: parastatiko .*--help\n$/);
  });

  it.each([
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '2026-11-20T25:00:00Z',
    '20/11/2026',
    '2026-11-20 10:00',
    '0',
  ])('refuses %s as a time', async (time) => {
    const { code, stderr } = await runCli(['validate', '--now', time], { stdin: '{}' });
    expect(code).toBe(2);
    expect(stderr).toContain(`--now is "${time}", which is not a time.`);
  });

  it('answers in Greek with --lang el, even for a wrong command', async () => {
    expect((await runCli(['validate', '--lang', 'el', '--formt'])).stderr).toContain(
      'Δεν υπάρχει επιλογή --formt. Μήπως εννοείτε --format;',
    );
    expect((await runCli(['--lang=el'])).stderr).toContain('<εντολή>');
  });

  it('accepts options before the command, and files that look like options after --', async () => {
    const files = { '--odd.json': '[]' };
    expect((await runCli(['--lang', 'el', 'codes', 'vatCategories'])).stdout).toContain('ΦΠΑ');
    expect((await runCli(['validate', '--', '--odd.json'], { files })).stderr).toContain(
      '--odd.json: It contains no document.',
    );
  });
});

describe('colours', () => {
  const colour = (text: string) => text.includes('\u001b[');
  const bad = JSON.stringify({ invoiceHeader: { invoiceType: '1.1' } });

  it('are used only on a terminal, unless NO_COLOR or FORCE_COLOR is set', async () => {
    const stdout = async (world: object) => (await runCli(['validate'], { stdin: bad, ...world })).stdout;
    expect(colour(await stdout({}))).toBe(false);
    expect(colour(await stdout({ terminal: true }))).toBe(true);
    expect(colour(await stdout({ terminal: true, env: { NO_COLOR: '1' } }))).toBe(false);
    expect(colour(await stdout({ terminal: true, env: { TERM: 'dumb' } }))).toBe(false);
    expect(colour(await stdout({ env: { FORCE_COLOR: '1' } }))).toBe(true);
    expect(colour(await stdout({ env: { FORCE_COLOR: '1', NO_COLOR: '1' } }))).toBe(true);
    expect(colour(await stdout({ terminal: true, env: { FORCE_COLOR: '0' } }))).toBe(false);
    expect(
      colour((await runCli(['validate', '--format', 'json'], { stdin: bad, terminal: true })).stdout),
    ).toBe(false);
  });

  it('do not change the text', async () => {
    const plain = await runCli(['validate'], { stdin: bad });
    const coloured = await runCli(['validate'], { stdin: bad, terminal: true });
    expect(coloured.stdout.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')).toBe(
      plain.stdout,
    );
  });
});
