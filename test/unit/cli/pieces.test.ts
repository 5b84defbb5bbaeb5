import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';
import { facts, invoice } from './sample.js';

const good = JSON.stringify(invoice());
const wrong = good.replace(/"totalGrossValue":[\d.]+/, '"totalGrossValue":1');
const odd = good.replace('{"issuer"', '{ "note":"a\\u0062c", "issuer"');
const greek = good.replace('"series":"A"', '"series":"ΛΑ½ 𝄞"');
const twice = good.replace('{"issuer"', '{"issuer":{},"issuer"');
const request = `{"invoice":[${good},${wrong}],"stray":1}`;

const INPUTS: readonly (readonly [what: string, content: string | Buffer])[] = [
  ['good lines', `${good}\n${good}\n${good}\n`],
  ['no line feed at the end', `${good}\n${wrong}`],
  ['Windows lines', `${good}\r\n${wrong}\r\n\r\n${greek}\r\n`],
  ['a byte order mark', `\uFEFF${wrong}\n${good}\n`],
  ['blank lines', `\n\n${good}\n \t\n\n${wrong}\n\n`],
  ['blank lines only', '\n \n\r\n\t\n'],
  ['nothing', ''],
  ['a blank before', ` ${good}\n ${wrong}`],
  [
    'lines of every kind',
    [good, '{"a":', twice, '[]', request, '7', odd, greek, JSON.stringify(facts()), '{}'].join('\n'),
  ],
  ['requests and lists', `${request}\n[${good},{"lines":[],"aa":"1"},${wrong}]\n${good}\n[]\n${request}`],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(`${good}\n`), Buffer.from([0x7b, 0xff, 0x0a]), Buffer.from(`${wrong}\n`)]),
  ],
  ['a zero byte', `${good}\n\u0000\n${good}`],
  ['two documents on a line', `${good}${good}\n${good} ${wrong}\n`],
  ['deep', `${good}\n${'['.repeat(600)}${']'.repeat(600)}\n${good}`],
  ['short lines', '1\n2\n\n3\n{}\n[]\n"a"'],
];

describe.each(['text', 'json', 'ndjson'])('validate --format %s', (format) => {
  it.each(INPUTS)('prints the same bytes for %s, however they arrive', async (_, content) => {
    for (const more of format === 'text' ? [[], ['--quiet', '--lang', 'el']] : [[]]) {
      const line = ['validate', '--format', format, ...more];
      const whole = await runCli(line, { stdin: content });
      for (const piece of [content.length < 500 ? 1 : 77, good.length, good.length + 1, 5000]) {
        expect(await runCli(line, { stdin: content, piece })).toEqual(whole);
        const files = { 'a.ndjson': content };
        const twice = await runCli([...line, 'a.ndjson', 'a.ndjson'], { files });
        expect(await runCli([...line, 'a.ndjson', 'a.ndjson'], { files, piece })).toEqual(twice);
      }
    }
  });
});

it('counts the progress of documents', async () => {
  const { stderr } = await runCli(['validate', '--progress'], { stdin: `${good}\n`.repeat(20), piece: 1000 });
  expect(stderr).toBe('20 documents …\n');
});

it('refuses --workers', async () => {
  const { code, stderr } = await runCli(['validate', '--workers', '2'], { stdin: good });
  expect(code).toBe(2);
  expect(stderr).toContain('--workers');
});

it('names a pipe that failed after the earlier results', async () => {
  async function* read(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${good}\n${wrong}\n${good}`);
    throw Object.assign(new Error('no'), { code: 'EIO' });
  }
  const { code, stdout, stderr } = await runCli(['validate'], {}, { stdin: { isTerminal: false, read } });
  expect(code).toBe(2);
  expect(stderr).toContain('(EIO)');
  expect(stdout).toContain('2 documents: 1 without issues, 1 with errors');
});
