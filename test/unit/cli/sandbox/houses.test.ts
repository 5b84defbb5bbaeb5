import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../../src/tools/cli/args/parse.js';
import { houseOptions, housesOf } from '../../../../src/tools/cli/sandbox/houses.js';
import { runCli } from '../fake-io.js';

const read = (...line: string[]) => housesOf(parseLine(line, houseOptions));

describe('the software houses of a sandbox on the command line', () => {
  it('have the company of the documentation, unless another is given', () => {
    expect(read()).toEqual([{ key: 'sandbox-key', companies: ['800123456'] }]);
    expect(read('--key', 'till-key')).toEqual([{ key: 'till-key', companies: ['800123456'] }]);
    expect(read('--company', '094014201')).toEqual([{ key: 'sandbox-key', companies: ['094014201'] }]);
  });

  it('can be several, each with its own companies', () => {
    expect(
      read('--key', 'tills:800123456,EL 094014201', '--key', 'office:094014201', '--key', 'empty'),
    ).toEqual([
      { key: 'tills', companies: ['800123456', '094014201'] },
      { key: 'office', companies: ['094014201'] },
      { key: 'empty', companies: ['800123456'] },
    ]);
  });

  it('all have the companies of --company, once', () => {
    expect(
      read('--key', 'a:800123456', '--key', 'b', '--company', '094014201', '--company', '800123456'),
    ).toEqual([
      { key: 'a', companies: ['800123456', '094014201'] },
      { key: 'b', companies: ['094014201', '800123456'] },
    ]);
  });

  it('can have a key with a colon, before their companies', () => {
    expect(read('--key', 'till:1:800123456')).toEqual([{ key: 'till:1', companies: ['800123456'] }]);
  });

  it.each([
    ['a:123', '--key is "123", which is not a Greek VAT number'],
    ['a:', '--key is "", which is not a Greek VAT number'],
    ['a:800123456,', '--key is "", which is not a Greek VAT number'],
    [
      ':800123456',
      '--key is ":800123456". Write it as NAME or NAME:VAT-NUMBER,VAT-NUMBER, in Latin letters.',
    ],
    ['κλειδί', '--key is "κλειδί". Write it as NAME'],
  ])('--key %s is refused', async (key, said) => {
    const { code, stderr } = await runCli(['sandbox', '--port', '0', '--lang', 'en', '--key', key]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });

  it('are refused with the same key twice', async () => {
    const line = ['sandbox', '--port', '0', '--key', 'a:800123456', '--key', 'a:094014201'];
    const english = await runCli([...line, '--lang', 'en']);
    expect(english).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The key "a" is given twice.'),
    });
    const greek = await runCli([...line, '--lang', 'el']);
    expect(greek.stderr).toContain('Το κλειδί «a» δόθηκε δύο φορές.');
  });
});
