import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/tools/operations/index.js';
import { facts, issueDate, issuer } from '../operations/setup.js';
import { runCli } from './fake-io.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'call-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const call = async (
  line: readonly string[],
  files: Readonly<Record<string, string>> = {},
  stdin?: string,
) => {
  const { code, stdout, stderr } = await runCli(['call', ...line], {
    files,
    ...(stdin !== undefined && { stdin }),
  });
  return { code, stderr, text: stdout, answer: code < 2 && stdout !== '' ? JSON.parse(stdout) : undefined };
};
const data = (name: string): readonly string[] => ['--data', join(folder, name)];

it('lists every operation', async () => {
  const { answer } = await call(['--list', '--format', 'json']);
  expect(answer.map(({ id }: { id: string }) => id)).toEqual(operations.map(({ id }) => id));
  expect(answer[0]).toMatchObject({
    route: 'POST /validate',
    input: { type: 'object', required: ['document'] },
  });
  const { stdout } = await runCli(['call', '--list', '--lang', 'el']);
  for (const { id, summary } of operations)
    expect(stdout).toMatch(new RegExp(`^${id} +${summary.el.slice(0, 20)}`, 'm'));
});

describe('an operation without a folder', () => {
  it('reads its input from a file, from standard input and from --set', async () => {
    const input = JSON.stringify({ facts });
    const fromFile = await call(['documents.build', 'input.json'], { 'input.json': input });
    expect(fromFile.answer.document.invoiceSummary.totalGrossValue).toBe(7);
    expect((await call(['documents.build', '-'], {}, input)).answer).toEqual(fromFile.answer);
    const set = await call(['documents.build', '--set', 'facts:=@facts.json'], {
      'facts.json': JSON.stringify(facts),
    });
    expect(set.answer).toEqual(fromFile.answer);
    const other = await call(
      ['documents.build', 'input.json', '--set', 'facts.series=B', '--set', 'facts.invoiceNote:=null'],
      { 'input.json': input },
    );
    expect(other.code).toBe(1);
    const { answer } = await call(['documents.build', 'input.json', '--set', 'facts.series=B'], {
      'input.json': input,
    });
    expect(answer.document.invoiceHeader.series).toBe('B');
  });

  it('tells people what is wrong with a document, and programs as a problem document', async () => {
    const bad = {
      'bad.json': JSON.stringify({ facts: { ...facts, lines: [{ ...facts.lines[0], vat: 19 }] } }),
    };
    const text = await call(['documents.build', 'bad.json'], bad);
    expect([text.code, text.text]).toEqual([1, '']);
    expect(text.stderr).toContain('/lines/0/vat');
    const { code, answer } = await call(['documents.build', 'bad.json', '--format', 'json'], bad);
    expect(code).toBe(1);
    expect(answer).toMatchObject({ status: 422, issues: [{ pointer: '/facts/lines/0/vat' }] });
  });

  it.each([
    [['documents.builds'], 'documents.build'],
    [[], 'OPERATION'],
    [['documents.build', '--set', 'facts'], '--set facts'],
    [['documents.build', '--set', 'facts:={'], '--set facts:={'],
    [['documents.build', '--set', 'facts=1', '--set', 'facts.aa=1'], '--set facts.aa=1'],
    [['documents.build', '--set', '__proto__.aa=1'], '--set __proto__.aa=1'],
    [['documents.build', '--set', 'colour=red'], 'colour'],
    [['documents.build', 'no.json'], 'no.json'],
    [['documents.build', 'list.json', '--set', 'a=1'], 'list.json'],
  ])('%j is wrong usage', async (line, named) => {
    const { code, stderr, text } = await call(line, { 'list.json': '[]' });
    expect([code, text]).toEqual([2, '']);
    expect(stderr).toContain(named);
    expect({}).not.toHaveProperty('aa');
  });
});

describe('an operation with a folder', () => {
  const order = {
    facts: {
      aa: 'next',
      issueDate,
      lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 13 }],
    },
  };
  const files = {
    'order.json': JSON.stringify(order),
    'table.json': JSON.stringify({ opening: { issuer, series: 'OS' } }),
  };

  it('keeps a table from one call to the next, and does a repeated call once', async () => {
    const open = [
      'tables.open',
      'table.json',
      '--set',
      'table=7',
      '--idempotency-key',
      'open 7',
      ...data('kept'),
    ];
    expect((await call(open, files)).answer).toMatchObject({ table: '7', status: 'empty' });
    const sent = [
      'tables.order',
      'order.json',
      '--set',
      'table=7',
      '--idempotency-key',
      'order 1',
      ...data('kept'),
    ];
    const first = await call(sent, files);
    expect([first.code, first.answer.outcome.kind]).toEqual([0, 'issued']);
    expect((await call(sent, files)).answer).toEqual(first.answer);
    const { answer: table } = await call(['tables.show', '--set', 'table=7', ...data('kept')]);
    expect(table.remaining).toMatchObject([{ description: 'Καφές', quantity: '2' }]);
    const stale = [
      'tables.order',
      'order.json',
      '--set',
      'table=7',
      '--idempotency-key',
      'order 2',
      '--if-version',
      '1',
    ];
    const refused = await call([...stale, '--format', 'json', ...data('kept')], files);
    expect([refused.code, refused.answer.status]).toEqual([1, 412]);
  });

  it('needs a key if the document has no number of its own', async () => {
    const { code, stderr } = await call(
      ['tables.order', 'order.json', '--set', 'table=7', ...data('kept')],
      files,
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('State --idempotency-key')]);
  });

  it('needs the key of the real service with its address', async () => {
    const { code, stderr } = await call(['service.balance', '--service', 'https://host.example']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--key-file')]);
  });
});
