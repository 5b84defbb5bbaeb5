import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';
import { facts, invoice } from './sample.js';

const now = '2026-11-20T10:00:00Z';
const json = (value: unknown): string => JSON.stringify(value);
const lines = (...values: unknown[]): string => values.map((value) => `${json(value)}\n`).join('');
const ofOutput = (stdout: string): Record<string, unknown>[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What each command is given: one document twice, and one of another number. */
const header = invoice().invoiceHeader as object;
const GIVEN = {
  build: { same: facts(), other: { ...facts(), aa: '9999' } },
  fix: { same: invoice(), other: { ...invoice(), invoiceHeader: { ...header, aa: '9999' } } },
};

describe.each(['build', 'fix'] as const)('%s, with several documents', (command) => {
  const { same, other } = GIVEN[command];
  const repeated = {
    rule: 'batch/number-repeated',
    severity: 'error',
    pointer: '/invoice/2/invoiceHeader/aa',
  };

  it.each([
    ['a list', json([same, other, same])],
    ['NDJSON', lines(same, other, same)],
  ])('compares the documents of one request, given as %s', async (_, stdin) => {
    const { code, stderr } = await runCli([command], { stdin, now });
    expect(code).toBe(1);
    expect(stderr).toContain('✗ standard input · issues between documents of the request\n');
    expect(stderr).toContain('→ document 3 · invoiceHeader · aa  /invoice/2/invoiceHeader/aa');
    expect(stderr).toContain('3 documents: 3 without issues; between documents: 1 error\n');
  });

  it('exits with the same code as validate for the same documents', async () => {
    const fixed = await runCli(['fix'], { stdin: json([GIVEN.fix.same, GIVEN.fix.same]), now });
    expect(fixed.code).toBe(1);
    expect((await runCli(['validate'], { stdin: fixed.stdout, now })).code).toBe(1);
  });

  it('reports issues between documents in JSON, next to the documents', async () => {
    const { code, stdout, stderr } = await runCli([command, '--format', 'json'], {
      stdin: json([same, other, same]),
      now,
    });
    const { ok, documents, issues, request } = JSON.parse(stdout);
    expect({ code, stderr, ok }).toEqual({ code: 1, stderr: '', ok: false });
    expect(documents.map((document: { ok: boolean }) => document.ok)).toEqual([true, true, true]);
    expect(issues).toEqual([expect.objectContaining({ source: '-', ...repeated })]);
    // Only fix prints what still has errors.
    expect(request !== undefined).toBe(command === 'fix');
  });

  it('compares the documents of several files, which form one request', async () => {
    const files = { 'a.json': json(same), 'b.json': json(other), 'c.json': json(same) };
    const { code, stdout } = await runCli([command, '--format', 'json', ...Object.keys(files)], {
      files,
      now,
    });
    expect(code).toBe(1);
    const [issue] = JSON.parse(stdout).issues;
    expect(issue).toMatchObject(repeated);
    expect(issue).not.toHaveProperty('source');
    const { stderr } = await runCli([command, ...Object.keys(files)], { files, now });
    expect(stderr).toContain('✗ issues between documents of the request\n');
  });

  it('numbers documents together with unusable inputs', async () => {
    const { code, stdout } = await runCli([command, '--format', 'json'], {
      stdin: `${json(same)}\n{"a":\n${json(same)}\n`,
      now,
    });
    expect(code).toBe(2);
    expect(JSON.parse(stdout).issues).toMatchObject([repeated]);
  });

  describe('with --format ndjson', () => {
    it('compares the documents of a list, but not those of different lines', async () => {
      const stdin = lines(same, [same, other], same, [other, same, other]);
      const { code, stdout } = await runCli([command, '--format', 'ndjson'], { stdin, now });
      expect(code).toBe(1);
      const lists = ofOutput(stdout).filter((line) => line['index'] === undefined);
      expect(lists).toEqual([
        { source: '-', line: 4, ok: false, issues: [expect.objectContaining(repeated)] },
      ]);
    });

    it('exits with 0 if documents repeat only in different lines', async () => {
      const { code } = await runCli([command, '--format', 'ndjson'], { stdin: lines(same, same), now });
      expect(code).toBe(0);
    });

    it('reports findings when validate reads its output', async () => {
      const { stdout } = await runCli([command, '--format', 'ndjson'], { stdin: json([same, same]), now });
      const { code, stderr } = await runCli(['validate'], { stdin: stdout, now });
      expect(code).toBe(2);
      expect(stderr).toContain('standard input, line 3: This is a report of parastatiko without a');
    });
  });
});

describe('build', () => {
  it('prints no request if its documents cannot be sent together', async () => {
    const { stdout, stderr } = await runCli(['build'], { stdin: json([facts(), facts()]), now });
    expect(stdout).toBe('');
    expect(stderr).toContain('No request is printed');
  });

  it('counts facts that built no document among the positions of the request', async () => {
    const unread = { ...facts(), lines: 'none' };
    const { stdout } = await runCli(['build', '--format', 'json'], {
      stdin: json([facts(), unread, facts()]),
      now,
    });
    expect(JSON.parse(stdout).issues[0].pointer).toBe('/invoice/2/invoiceHeader/aa');
  });
});
