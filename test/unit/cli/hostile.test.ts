import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';
import { facts, invoice } from './sample.js';

const document = JSON.stringify(invoice());
const withNet = (net: string) => document.replace(/"netValue":[\d.]+/, `"netValue":${net}`);
const factsWith = (price: string) =>
  JSON.stringify(facts()).replace('"unitPriceWithVat":"5.00"', `"unitPriceWithVat":${price}`);

/** What is thrown at every command that reads: nothing may crash, hang or pass in silence. */
const HOSTILE: readonly (readonly [what: string, content: string | Uint8Array])[] = [
  ['nothing', ''],
  ['blanks', ' \n\t\n'],
  ['no JSON', 'this is no JSON'],
  ['a text', '"text"'],
  ['a number', '42'],
  ['null', 'null'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a list of lists', '[[[]]]'],
  ['a request of nothing', '{"invoice":[]}'],
  ['a request of one object', '{"invoice":{}}'],
  ['a request of null', '{"invoice":null}'],
  ['a cut document', document.slice(0, 400)],
  ['two documents without a line between', `${document}${document}`],
  ['a comma too many', `[${document},]`],
  ['bytes', Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251)],
  ['zeros', new Uint8Array(10_000)],
  ['Greek in Windows-1253', Buffer.from([0x7b, 0x22, 0xc1, 0xc2, 0xc3, 0x22, 0x3a, 0x31, 0x7d])],
  ['a lone surrogate', '{"a":"\\ud800"}'],
  ['depth', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['depth of objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['depth without an end', '[{"a":'.repeat(100_000)],
  ['a key twice', document.replace('{"issuer"', '{"issuer":{},"issuer"')],
  ['a key twice, written differently', document.replace('{"issuer"', '{"\\u0069ssuer":{},"issuer"')],
  ['__proto__', '{"__proto__":{"invoiceHeader":{"invoiceType":"1.1"}},"constructor":{"prototype":{}}}'],
  [
    '__proto__ inside',
    `{"invoice":[${document.replace('"issuer":{', '"issuer":{"__proto__":{"branch":1},')}]}`,
  ],
  [
    'facts with __proto__',
    JSON.stringify(facts()).replace('"issuer":{', '"issuer":{"__proto__":{"branch":1},'),
  ],
  ['names of Object', '{"toString":1,"hasOwnProperty":1,"valueOf":null,"length":-1,"then":{}}'],
  ['NaN', withNet('NaN')],
  ['-Infinity', withNet('-Infinity')],
  ['"NaN"', withNet('"NaN"')],
  ['"Infinity"', withNet('"Infinity"')],
  ['1e999', withNet('1e999')],
  ['-1e-999', withNet('-1e-999')],
  ['a comma for a point', withNet('"12,50"')],
  ['a number of many digits', withNet('123456789012345678901234567890.123456789')],
  ['facts with NaN', factsWith('NaN')],
  ['facts with "NaN"', factsWith('"NaN"')],
  ['facts with 1e999', factsWith('1e999')],
  ['facts with "1e3"', factsWith('"1e3"')],
  ['facts with an object', factsWith('{"toFixed":1}')],
  ['facts with a list', factsWith('[5]')],
  ['facts with 0.1 + 0.2', factsWith('0.30000000000000004')],
  ['facts of nulls', '{"type":null,"lines":null}'],
  ['facts of lists', '{"type":[],"lines":[null,[],{"lines":[]}]}'],
  ['a long text', `{"type":"${'a'.repeat(1_000_000)}","lines":[],"${'k'.repeat(1_000_000)}":1}`],
  ['many keys', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`],
  ['many lines of nothing', JSON.stringify({ ...invoice(), invoiceDetails: Array(5000).fill({}) })],
  ['control characters', JSON.stringify({ ...invoice(), '\u001b]0;x\u0007\u009b31m': '\u202e' })],
];

const TRACE = /^\s+at .*[:(]\d+|node:internal|\.ts:\d+|Error:/m;

describe.each([
  ['validate', 'text'],
  ['validate', 'json'],
  ['build', 'text'],
  ['build', 'json'],
  ['build', 'ndjson'],
  ['totals', 'text'],
  ['totals', 'ndjson'],
] as const)('hostile input to %s --format %s', (command, format) => {
  it.each(HOSTILE)('causes exit code 1 or 2 and a message: %s', async (_, content) => {
    for (const lang of ['en', 'el']) {
      const line = [command, '--format', format, '--lang', lang, 'h.json'];
      const { code, stdout, stderr } = await runCli(line, { files: { 'h.json': content } });
      const isTrouble = code === 1 || code === 2;
      // What is a warning in a document, or no matter of sums, may pass with 0, but never without a word.
      if (!isTrouble) expect(code).toBe(0);
      expect(`${stdout}${stderr}`.length).toBeGreaterThan(0);
      expect(stdout).not.toMatch(TRACE);
      expect(stderr).not.toMatch(TRACE);
      if (code === 2) expect(stderr).toMatch(lang === 'el' ? /[α-ω]/ : /[a-z]/);
      if (format === 'text') expect(`${stdout}${stderr}`).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
      if (format === 'json') expect(() => JSON.parse(stdout)).not.toThrow();
    }
  });
});

describe('validate accepts hostile input only with warnings', () => {
  it.each(HOSTILE)('in %s', async (_, content) => {
    const { code, stdout } = await runCli(['validate', '--format', 'json'], { stdin: content });
    const issues = code === 0 ? JSON.parse(stdout).documents[0].issues : [code];
    expect(issues).not.toEqual([]);
    expect([0, 1, 2]).toContain(code);
  });
});
