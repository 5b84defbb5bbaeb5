import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import { runCli } from './fake-io.js';
import { invoice } from './sample.js';

const good = invoice();
const other = { ...invoice(), invoiceHeader: { ...(invoice().invoiceHeader as object), aa: '9999' } };
const json = (value: unknown): string => JSON.stringify(value);

describe('documents of one request', () => {
  it('are compared with each other, and the report lists the issues of the request separately', async () => {
    const { code, stdout } = await runCli(['validate', '--format', 'json'], {
      stdin: json({ invoice: [good, other, good] }),
    });
    const { ok, documents, issues } = JSON.parse(stdout);
    expect({ code, ok }).toEqual({ code: 1, ok: false });
    expect(documents.map((document: { ok: boolean }) => document.ok)).toEqual([true, true, true]);
    expect(issues).toEqual([
      {
        source: '-',
        rule: 'batch/number-repeated',
        severity: 'error',
        pointer: expect.stringMatching(/^\/invoice\/2/),
        message: expect.stringContaining('101'),
        authorityCode: expect.any(Number),
      },
    ]);
  });

  it('have no issues member in the report if nothing is found', async () => {
    const { stdout } = await runCli(['validate', '--format', 'json'], { stdin: json([good, other]) });
    expect(Object.keys(JSON.parse(stdout))).toEqual(['ok', 'documents']);
  });

  it('are reported for people, and on their own line in NDJSON', async () => {
    const stdin = `${json(good)}\n${json([good, good])}\n`;
    const text = await runCli(['validate'], { stdin });
    expect(text.code).toBe(1);
    expect(text.stdout).toContain('✗ standard input · line 2 · issues between documents of the request');
    expect(text.stdout).toContain('document 2');
    expect(text.stdout).toContain('3 documents: 3 without issues; between documents: 1 error\n');
    const greek = await runCli(['validate', '--lang', 'el'], { stdin });
    // A semicolon would be a question mark.
    expect(greek.stdout).toContain('3 παραστατικά: 3 χωρίς ευρήματα· μεταξύ τους 1 σφάλμα\n');
    const lines = (await runCli(['validate', '--format', 'ndjson'], { stdin })).stdout.trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ source: '-', line: 2, ok: false });
    expect(JSON.parse(lines.at(-1) ?? '')).not.toHaveProperty('index');
  });

  it('are numbered together with unusable documents between them', async () => {
    const { stdout, code } = await runCli(['validate', '--format', 'json'], {
      stdin: json([good, { type: '1.1', lines: [] }, good]),
    });
    expect(code).toBe(2);
    expect(JSON.parse(stdout).issues[0].pointer).toMatch(/^\/invoice\/2/);
  });

  it('are compared within each request of a list', async () => {
    const requests = [{ invoice: [good, other] }, { invoice: [good] }, { invoice: [other, good, other] }];
    const { stdout } = await runCli(['validate', '--format', 'json'], { stdin: json(requests) });
    expect(JSON.parse(stdout).issues.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      expect.stringMatching(/^\/invoice\/2\//),
    ]);
  });

  it('are not compared across lines or files', async () => {
    const world = { stdin: `${json(good)}\n${json(good)}\n`, files: { 'a.json': json(good) } };
    expect((await runCli(['validate', '-', 'a.json', 'a.json'], world)).code).toBe(0);
  });
});

describe('--related', () => {
  const { tableClosing, orderSlip } = samples as unknown as Record<string, Record<string, unknown>>;
  const files = {
    'closing.json': json(tableClosing),
    'slip.json': json(orderSlip),
    'slips.ndjson': `${json(orderSlip)}\n${json({ document: orderSlip, mark: '400001234567890' })}\n`,
    'bad.json': '{"a":',
    'odd.json': '{"a":1}',
  };

  it('relates its documents to each checked document', async () => {
    const alone = await runCli(['validate', '--format', 'json', 'closing.json'], { files });
    const beside = await runCli(
      ['validate', '--format', 'json', '--related', 'slip.json', '--related=slips.ndjson', 'closing.json'],
      { files },
    );
    const rules = ({ stdout }: { stdout: string }): string[] =>
      JSON.parse(stdout).documents[0].issues.map(({ rule }: { rule: string }) => rule);
    expect(rules(alone).filter((rule) => rule.startsWith('order/close'))).toEqual([]);
    expect(rules(beside).some((rule) => rule.startsWith('order/'))).toBe(true);
  });

  it('is an error if it cannot be read, and nothing is checked without it', async () => {
    for (const file of ['bad.json', 'nothing.json']) {
      const { code, stdout, stderr } = await runCli(['validate', '--related', file, 'closing.json'], {
        files,
      });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(file);
    }
  });

  it('reports a value that is not a document', async () => {
    const { stderr } = await runCli(['validate', '--related', 'odd.json', 'closing.json'], { files });
    expect(stderr).toMatch(/^parastatiko: --related: related\[0\]/);
  });

  it('requires a file', async () => {
    expect((await runCli(['validate', '--related'], { files })).code).toBe(2);
  });
});

describe('--specification', () => {
  it('accepts only known versions', async () => {
    const stdin = json(good);
    expect((await runCli(['validate', '--specification', '2.0.1'], { stdin })).code).toBe(0);
    const { code, stderr } = await runCli(['validate', '--specification', '1.0'], { stdin });
    expect(code).toBe(2);
    expect(stderr).toContain('2.0.1, 2.0.2');
  });
});
