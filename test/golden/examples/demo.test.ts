import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { compiledExample } from '../../compiled.js';

let program = '';
beforeAll(async () => {
  program = `${await compiledExample('demo', ['main'], ['shop-day'])}/main.mjs`;
});

test('the demo prints the checked-in table and issues in both languages, and writes the payloads', async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).not.toContain('\u001b');
  expect(stdout).not.toMatch(/undefined|NaN|\[object/);

  expect(stdout.split('\n').filter((line) => [...line.normalize('NFC')].length > 100)).toEqual([]);
  // 600.00 net and 144.00 VAT, of which the buyer keeps 120.00.
  expect(stdout.replace(/\s+/g, ' ')).toContain('600.00 + 144.00 − 120.00 = 624.00');
  const [, page = ''] = /^Open (\S+\.html) in a browser/m.exec(stdout) ?? [];
  expect(readFileSync(page, 'utf8')).toContain('ΛΙΑ 2042');

  const [table = '', greek = '', english = ''] = stdout.split(/^A broken document|^The same issues/m);
  await expect(table).toMatchFileSnapshot('demo.txt');
  // The words of the messages are held by the pages of the rules; here it is enough that both languages speak.
  const rulesOf = (text: string): string[] =>
    text.match(/(?<=(?:error|warning|σφάλμα|προειδοποίηση) {2})[a-z]+\/[a-z-]+/g) ?? [];
  expect(rulesOf(greek)).toHaveLength(7);
  expect(rulesOf(english)).toHaveLength(7);
  expect(greek).toMatch(/σφάλμα ΑΑΔΕ 209/);
  expect(english).toMatch(/authority error 209/);

  const written = readdirSync('out/demo').filter((file) => /^\d\d-.*\.json$/.test(file));
  expect(written).toHaveLength(11);
  for (const file of written)
    expect(readFileSync(`out/demo/${file.replace('.json', '.html')}`, 'utf8')).toContain('<!doctype html>');
  // What the flows made of the day is what its raw facts give, document by document; a credit keeps the line's number.
  const text = (folder: string, file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
  for (const file of written) {
    const made = text('out/demo', file);
    const given = text('test/golden/examples/shop-day', file);
    expect(file.startsWith('11-') ? made.replace('"lineNumber": 2', '"lineNumber": 1') : made, file).toBe(
      given,
    );
  }
}, 60_000);

test('the demo serves its day on a port until Ctrl+C', async () => {
  const child = spawn(process.execPath, [program, '--serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let printed = '';
    let address = '';
    for await (const piece of child.stdout) {
      printed += String(piece);
      address = /The day is at (http:\/\/127\.0\.0\.1:\d+)\//.exec(printed)?.[1] ?? '';
      if (address !== '') break;
    }
    const [pdf = ''] = printed.match(/http:\S+\.pdf/) ?? [];
    expect(pdf.startsWith(`${address}/`)).toBe(true);
    expect(await (await fetch(pdf)).text()).toMatch(/^%PDF/);
    // The page gets the documents as events.
    const { body } = await fetch(`${address}/_sandbox/events`);
    let events = '';
    for await (const piece of body ?? []) {
      events += new TextDecoder().decode(piece, { stream: true });
      if (events.includes('400001970000111')) break;
    }
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
}, 60_000);
