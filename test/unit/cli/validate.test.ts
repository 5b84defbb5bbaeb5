import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/rules/validate/validate.js';
import { runCli } from './fake-io.js';
import { facts, invoice } from './sample.js';

const good = JSON.stringify(invoice());
/** The same with another number: twice the same number in one request is an error of the request. */
const second = good.replace('"aa":"101"', '"aa":"102"');
const third = good.replace('"aa":"101"', '"aa":"103"');
const bad = JSON.stringify({ ...invoice(), 'x/y~z': 1, invoiceHeader: { invoiceType: '1.1' } });

const json = async (line: string[], files: Record<string, string>) => {
  const outcome = await runCli(['validate', '--format', 'json', ...line], { files });
  return { ...outcome, report: JSON.parse(outcome.stdout) };
};

describe('validate --format json', () => {
  it('reports ok, source, index, type and no issues for a valid document', async () => {
    const { code, report, stderr } = await json(['a.json'], { 'a.json': good });
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(report).toEqual({
      ok: true,
      documents: [{ source: 'a.json', index: 0, type: '1.1', ok: true, issues: [] }],
    });
  });

  it('reports each issue as the library finds it, with a pointer from the root of the document', async () => {
    const { code, report } = await json(['--now', '2026-11-20', 'a.json'], { 'a.json': bad });
    const { issues } = validate(JSON.parse(bad), { now: new Date('2026-11-20T00:00:00Z') });
    expect(code).toBe(1);
    expect(report.ok).toBe(false);
    expect(report.documents[0].issues).toEqual(
      issues.map(({ rule, severity, path, message, authorityCode }) => ({
        rule,
        severity,
        pointer: path.map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join(''),
        message,
        ...(authorityCode && { authorityCode }),
      })),
    );
    expect(report.documents[0].issues).toContainEqual(
      expect.objectContaining({ rule: 'shape/unknown-member', pointer: '/x~1y~0z' }),
    );
  });

  it.each([
    ['one document', good, 1],
    ['a request', `{"invoice":[${good},${second}]}`, 2],
    ['a list', `[${good},${second},${third}]`, 3],
    ['a list of requests', `[{"invoice":[${good}]},{"invoice":[${good}]}]`, 2],
    ['NDJSON', `${good}\n${good}\n`, 2],
    ['NDJSON of requests', `{"invoice":[${good},${second}]}\n{"invoice":[${good}]}`, 3],
    ['a document on several lines', JSON.stringify(invoice(), null, 2), 1],
  ])('reads %s', async (_, text, count) => {
    const { code, report } = await json(['a.json'], { 'a.json': text });
    expect(code).toBe(0);
    expect(report.documents.map((each: { index: number }) => each.index)).toEqual([...Array(count).keys()]);
  });

  it('reads several files, each numbered separately, and standard input', async () => {
    const files = { 'a.json': `[${good},${bad}]`, 'b.json': good };
    const { code, stdout } = await runCli(['validate', '--format=json', 'a.json', '-', 'b.json'], {
      files,
      stdin: bad,
    });
    expect(code).toBe(1);
    expect(
      JSON.parse(stdout).documents.map((each: Record<string, unknown>) => [each.source, each.index, each.ok]),
    ).toEqual([
      ['a.json', 0, true],
      ['a.json', 1, false],
      ['-', 0, false],
      ['b.json', 0, true],
    ]);
  });

  it('reports an element that is not a document as a document with an issue', async () => {
    const { code, report } = await json(['a.json'], { 'a.json': `[${good},null,42]` });
    expect(code).toBe(1);
    expect(report.documents.map((each: { ok: boolean; type: unknown }) => [each.ok, each.type])).toEqual([
      [true, '1.1'],
      [false, null],
      [false, null],
    ]);
    expect(report.documents[1].issues[0]).toMatchObject({ rule: 'shape/not-an-object', pointer: '' });
  });

  it('stays valid JSON if it is too large to buffer', { timeout: 60_000 }, async () => {
    const many = { ...invoice(), invoiceDetails: Array.from({ length: 6000 }, () => ({})) };
    const { code, report, stdout } = await json(['a.json'], {
      'a.json': `${JSON.stringify(many)}\n`.repeat(3),
    });
    expect(code).toBe(1);
    expect(stdout.length).toBeGreaterThan(4 << 20);
    expect(report.ok).toBe(false);
    expect(report.documents).toHaveLength(3);
    expect(Object.keys(report)).toEqual(['documents', 'ok']);
  });
});

describe('validate --format ndjson', () => {
  it('prints one line per document, and checks the lines around a bad one', async () => {
    const text = `${good}\n\n{"invoiceHeader":\n${bad}\n{"a":1,"a":2}\n${good}`;
    const { code, stdout, stderr } = await runCli(['validate', '--format', 'ndjson', 'day.ndjson'], {
      files: { 'day.ndjson': text },
    });
    expect(code).toBe(2);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line)).map(({ index, ok }) => [index, ok])).toEqual([
      [0, true],
      [2, false],
      [4, true],
    ]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ type: '1.1', series: 'A', aa: '101' });
    expect(JSON.parse(lines[1] ?? '')).toHaveProperty('series');
    expect(stderr).toContain('day.ndjson, line 3: It is not JSON.');
    expect(stderr).toContain('day.ndjson, line 5: The key "a" appears twice');
  });
});

describe('the options of validate', () => {
  it('use the system clock, a given clock, or none', async () => {
    const files = {
      'a.json': JSON.stringify({
        ...invoice(),
        invoiceHeader: { ...(invoice().invoiceHeader as object), issueDate: '2026-11-25' },
      }),
    };
    const rules = async (...line: string[]) => {
      const { stdout } = await runCli(['validate', '--format', 'json', ...line, 'a.json'], {
        files,
        now: '2026-11-20T10:00:00Z',
      });
      return JSON.parse(stdout).documents[0].issues.map((issue: { rule: string }) => issue.rule);
    };
    const early = await rules();
    expect(early.length).toBeGreaterThan(0);
    expect(await rules('--no-calendar')).toEqual([]);
    expect(await rules('--now', '2026-11-25T09:00:00+02:00')).toEqual([]);
    expect(await rules('--now', '2026-11-20T23:00:00Z')).toEqual(early);
  });

  it('turn warnings that name an authority error into errors with --strict', async () => {
    const sale = invoice();
    const [line] = sale.invoiceDetails;
    const odd = { ...sale, invoiceDetails: [{ ...line, vatAmount: 30 }] };
    const severity = async (...options: string[]) => {
      const { stdout } = await runCli(['validate', '--format', 'json', ...options], {
        stdin: JSON.stringify(odd),
      });
      const issues: { rule: string; severity: string }[] = JSON.parse(stdout).documents[0].issues;
      return issues.find(({ rule }) => rule.startsWith('totals/line-vat'))?.severity;
    };
    expect([await severity(), await severity('--strict')]).toEqual(['warning', 'error']);
  });

  it('check the POS fields of card payments with --skip-signature false', async () => {
    const card = { ...invoice(), paymentMethods: [{ type: 7, amount: 0 }] };
    const count = async (value: string) => {
      const { stdout } = await runCli(['validate', '--format', 'json', '--skip-signature', value], {
        stdin: JSON.stringify(card),
      });
      return JSON.parse(stdout).documents[0].issues.filter((issue: { rule: string }) =>
        issue.rule.startsWith('pos/'),
      ).length;
    };
    expect(await count('true')).toBeLessThan(await count('false'));
  });

  it('choose the language with --lang, or else that of the system', async () => {
    const files = { 'a.json': bad };
    const first = async (line: string[], env: Record<string, string>) => {
      const { stdout } = await runCli(['validate', '--format', 'json', ...line, 'a.json'], { files, env });
      return JSON.parse(stdout).documents[0].issues[0].message as string;
    };
    const greek = /[α-ω]/;
    expect(await first([], {})).not.toMatch(greek);
    expect(await first(['--lang', 'el'], {})).toMatch(greek);
    expect(await first([], { LANG: 'el_GR.UTF-8' })).toMatch(greek);
    expect(await first([], { LANG: 'el_GR.UTF-8', LC_ALL: 'C' })).not.toMatch(greek);
    expect(await first(['--lang=en'], { LANG: 'el_GR.UTF-8' })).not.toMatch(greek);
  });

  it('name a warning in Greek with one word', async () => {
    const { stdout } = await runCli(['validate', '--lang', 'el'], {
      stdin: JSON.stringify({ ...invoice(), odd: 1 }),
    });
    expect(stdout).toMatch(/^ {2}προειδοποίηση {2}/m);
    expect(stdout).toContain('1 προειδοποίηση)');
    expect(stdout).not.toContain('προσοχή');
  });

  it('list only documents with issues with --quiet', async () => {
    const { stdout } = await runCli(['validate', '--quiet'], { stdin: `[${good},${bad}]` });
    expect(stdout).not.toContain('document 1');
    expect(stdout).toContain('document 2');
    expect(stdout).toContain('2 documents: 1 without issues, 1 with errors');
  });

  it('keep all documents in JSON even with --quiet', async () => {
    const stdin = `[${good},${bad}]`;
    const whole = await runCli(['validate', '--quiet', '--format', 'json'], { stdin });
    expect(JSON.parse(whole.stdout).documents).toHaveLength(2);
    const lines = await runCli(['validate', '--quiet', '--format', 'ndjson'], { stdin });
    expect(lines.stdout.match(/"index":\d/g)).toEqual(['"index":0', '"index":1']);
  });
});

describe('validate with unexpected input', () => {
  it('distinguishes facts and documents', async () => {
    const { code, stdout, stderr } = await runCli(['validate', 'f.json'], {
      files: { 'f.json': JSON.stringify(facts()) },
    });
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('f.json: These are facts');
    expect(stderr).toContain('parastatiko build FILE');
  });

  it('checks documents that come with facts', async () => {
    const { code, report, stderr } = await json(['f.json'], {
      'f.json': `[${JSON.stringify(facts())},${good}]`,
    });
    expect(code).toBe(2);
    expect(report).toMatchObject({ ok: false, documents: [{ index: 1, ok: true }] });
    expect(stderr).toContain('f.json, document 1: These are facts');
  });

  it('names request members that the service would drop', async () => {
    const { code, stderr } = await json(['r.json'], {
      'r.json': `{"invoice":[${good}],"notes":"x","\\u001b[2J":1}`,
    });
    expect(code).toBe(0);
    expect(stderr).toContain('r.json: The service drops these fields next to "invoice": notes, \\u001b[2J');
  });

  it('accepts the name of the request in any letter case, like the service', async () => {
    const { code, report } = await json(['r.json'], { 'r.json': `{"Invoice":[${good}]}` });
    expect(code).toBe(0);
    expect(report.documents).toHaveLength(1);
  });
});
