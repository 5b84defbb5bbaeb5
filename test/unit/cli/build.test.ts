import { describe, expect, it } from 'vitest';
import { checkUnknown } from '../../../src/builders/check-document.js';
import { runCli } from './fake-io.js';
import { facts } from './sample.js';

const now = '2026-11-20T10:00:00Z';
const good = facts();
const second = { ...facts(), aa: '8' };
const broken = { ...facts(), aa: '9', lines: [{ ...facts().lines[0], unitPriceWithVat: 'five' }] };
/** Facts that can be read, of a document that breaks a rule: its issue date is far ahead. */
const early = { ...facts(), aa: '10', issueDate: '2027-01-31' };

const documentOf = (each: unknown) => {
  const { document } = checkUnknown(each, { now: new Date(now) });
  expect(document).toBeDefined();
  return JSON.parse(JSON.stringify(document));
};

describe('build', () => {
  it('prints only the request', async () => {
    const { code, stdout, stderr } = await runCli(['build', 'f.json'], {
      files: { 'f.json': JSON.stringify(good) },
      now,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ invoice: [documentOf(good)] });
  });

  it.each([
    ['a list', JSON.stringify([good, second])],
    ['NDJSON', `${JSON.stringify(good)}\n${JSON.stringify(second)}`],
  ])('builds one request from %s', async (_, stdin) => {
    const { code, stdout } = await runCli(['build'], { stdin, now });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ invoice: [documentOf(good), documentOf(second)] });
  });

  it.each([
    ['facts with errors', broken, 'facts/'],
    ['a document that breaks a rule', early, 'header/'],
  ])('prints no request because of %s, and names the failed document', async (_, faulty, rule) => {
    const { code, stdout, stderr } = await runCli(['build', 'f.json'], {
      files: { 'f.json': JSON.stringify([good, faulty, second]) },
      now,
    });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('✗ f.json · document 2');
    expect(stderr).toContain(`rule ${rule}`);
    expect(stderr).toContain('No request is printed');
    expect(stderr).not.toContain('document 1 ');
  });

  it('ignores a discount in a member named __proto__', async () => {
    const text = JSON.stringify({ ...good, payments: [{ type: 3, amount: 'rest' }] });
    const stdin = text.replace('{', '{"__proto__":{"discount":{"percent":50}},');
    const { code, stdout, stderr } = await runCli(['build'], { stdin, now });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('rule shape/unknown-member');
    expect(stderr).toContain('__proto__');
  });

  it('prints no request if a part of the input is unusable', async () => {
    const { code, stdout, stderr } = await runCli(['build', 'f.json', 'g.json'], {
      files: { 'f.json': JSON.stringify(good) },
      now,
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('g.json: There is no such file.');
  });

  it('skips the calendar rules with --no-calendar', async () => {
    const { code } = await runCli(['build', '--no-calendar'], { stdin: JSON.stringify(early), now });
    expect(code).toBe(0);
  });

  it('distinguishes documents and facts', async () => {
    const { stdout } = await runCli(['build'], { stdin: JSON.stringify(good), now });
    const again = await runCli(['build'], { stdin: stdout, now });
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('This is already a document');
  });

  it('builds what validate accepts', async () => {
    const { stdout } = await runCli(['build'], { stdin: JSON.stringify([good, second]), now });
    const checked = await runCli(['validate', '--format', 'json'], { stdin: stdout, now });
    expect(checked.code).toBe(0);
    expect(JSON.parse(checked.stdout).documents).toHaveLength(2);
  });
});

describe('the output of build', () => {
  const twice = `${JSON.stringify(good)}\n${JSON.stringify(second)}`;

  describe.each(['text', 'json', 'ndjson'])('in the format %s', (format) => {
    it.each(['validate', 'totals'])('can be read by %s', async (command) => {
      const built = await runCli(['build', '--format', format], { stdin: twice, now });
      const { code, stdout, stderr } = await runCli([command, '--format', 'json'], {
        stdin: built.stdout,
        now,
      });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const { documents } = JSON.parse(stdout);
      expect(documents.map((each: Record<string, unknown>) => [each.source, each.index, each.type])).toEqual([
        ['-', 0, '11.1'],
        ['-', 1, '11.1'],
      ]);
    });

    it('reports documents that were not built', async () => {
      const built = await runCli(['build', '--format', format], {
        stdin: JSON.stringify([good, broken]),
        now,
      });
      const { code, stderr } = await runCli(['validate'], { stdin: built.stdout, now });
      expect(code).toBe(2);
      expect(stderr).toContain(
        format === 'text' ? 'It is empty.' : 'This is a report of parastatiko without a',
      );
      expect(stderr).not.toContain('These are facts');
    });
  });

  it('is not built again', async () => {
    const built = await runCli(['build', '--format', 'ndjson'], { stdin: twice, now });
    const { code, stderr } = await runCli(['build'], { stdin: built.stdout, now });
    expect(code).toBe(2);
    expect(stderr).toContain('This is already a document');
  });
});

describe('build with --format json', () => {
  const report = async (...all: unknown[]) => {
    const { code, stdout, stderr } = await runCli(['build', '--format', 'json'], {
      stdin: JSON.stringify(all),
      now,
    });
    expect(stderr).toBe('');
    return { code, ...JSON.parse(stdout) };
  };

  it('reports the request and the documents', async () => {
    expect(await report(good)).toEqual({
      code: 0,
      ok: true,
      request: { invoice: [documentOf(good)] },
      documents: [{ source: '-', index: 0, type: '11.1', ok: true, issues: [] }],
    });
  });

  it('reports issues with their root, and no request if a document has errors', async () => {
    const { code, ok, request, documents } = await report(broken, good, early);
    expect({ code, ok, request }).toEqual({ code: 1, ok: false, request: undefined });
    expect(documents.map((each: { ok: boolean }) => each.ok)).toEqual([false, true, false]);
    expect(documents[0].issues[0]).toMatchObject({ in: 'facts', pointer: '/lines/0/unitPriceWithVat' });
    expect(documents[2].issues[0]).toMatchObject({ in: 'document', pointer: '/invoiceHeader/issueDate' });
  });
});

describe('build with --format ndjson', () => {
  it('prints each document with its issues on its own line', async () => {
    const stdin = [good, broken, early].map((each) => JSON.stringify(each)).join('\n');
    const { code, stdout } = await runCli(['build', '--format', 'ndjson'], { stdin, now });
    expect(code).toBe(1);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ ok, document }) => [ok, document !== undefined])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(lines[0].document).toEqual(documentOf(good));
  });
});
