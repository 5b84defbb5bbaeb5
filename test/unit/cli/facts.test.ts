import { describe, expect, it } from 'vitest';
import { buildUnknown } from '../../../src/builders/index.js';
import { runCli } from './fake-io.js';
import { facts } from './sample.js';

const documentOf = (aa: string) => buildUnknown({ ...facts(), aa });
const request = JSON.stringify({ invoice: [documentOf('7'), documentOf('8')] });

describe('the command facts', () => {
  it('prints facts from which build makes the same request', async () => {
    const { code, stdout, stderr } = await runCli(['facts'], { stdin: request });
    expect([code, stderr]).toEqual([0, '']);
    const again = await runCli(['build', '--no-calendar'], { stdin: stdout });
    expect(JSON.parse(again.stdout)).toEqual(JSON.parse(request));
  });

  it('prints the facts of a single document as one object', async () => {
    const { stdout } = await runCli(['facts'], { stdin: JSON.stringify(documentOf('7')) });
    expect(JSON.parse(stdout)).toMatchObject({ type: '11.1', aa: '7' });
  });

  it('names on standard error what facts cannot express', async () => {
    const document = documentOf('7');
    const stdin = JSON.stringify({
      ...document,
      invoiceHeader: { ...document.invoiceHeader, invoiceVariationType: 1 },
    });
    const { code, stdout, stderr } = await runCli(['facts', '--lang', 'el'], { stdin });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ aa: '7' });
    expect(stderr).toContain('/invoiceHeader/invoiceVariationType');
    expect(stderr).toContain('Τα στοιχεία δεν μπορούν να εκφράσουν το πεδίο invoiceVariationType με τιμή 1.');
    const { stdout: line } = await runCli(['facts', '--format', 'ndjson'], { stdin });
    expect(JSON.parse(line)).toMatchObject({
      complete: false,
      lost: [{ pointer: '/invoiceHeader/invoiceVariationType', why: 'no-fact' }],
    });
  });

  it('prints code with --typescript', async () => {
    const one = await runCli(['facts', '--typescript'], { stdin: JSON.stringify(documentOf('7')) });
    expect(one.stdout).toContain("export const document = retailReceipt({\n  series: 'A',");
    const two = await runCli(['facts', '--typescript'], { stdin: request });
    expect(two.stdout).toContain('export const documents = [\n  retailReceipt({');
    const both = await runCli(['facts', '--typescript', '--format', 'json'], { stdin: request });
    expect(both.code).toBe(2);
  });

  it('refuses facts, which need no way back', async () => {
    const { code, stderr } = await runCli(['facts'], { stdin: JSON.stringify(facts()) });
    expect(code).toBe(2);
    expect(stderr).not.toBe('');
  });
});
