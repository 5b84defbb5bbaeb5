import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../src/sending/client/read-options.js';

/** The members of the interface that an editor shows. */
const [, body = ''] =
  /interface ClientOptions \{([\s\S]*?)\n\}/.exec(readFileSync('src/sending/client/options.ts', 'utf8')) ??
  [];
const members = [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name);

const defaults: Readonly<Record<string, unknown>> = {
  ...readOptions({ baseUrl: 'https://host.example', apiKey: 'key' }),
};

describe.each([
  ['docs/guide/sending.md', 'Option', 'en-US'],
  ['docs/el/guide/sending.md', 'Επιλογή', 'de-DE'],
])('the table of the options of the client in %s', (path, head, numbers) => {
  const [, rows = ''] = readFileSync(path, 'utf8').split(new RegExp(`^\\| ${head} \\|.*\\n.*\\n`, 'm'));
  const table = (rows.split('\n\n')[0] ?? '')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

  it('has every option, in the order of the interface', () => {
    expect(table.map(([, name]) => name)).toEqual(members.map((name) => `\`${name}\``));
  });

  it('has the defaults that the client uses', () => {
    const figures = table.filter(([, , value = '']) => /^[\d.,]+$/.test(value));
    expect(figures.map(([, , value]) => value)).toEqual(
      figures.map(([, name = '']) => (defaults[name.slice(1, -1)] as number).toLocaleString(numbers)),
    );
    expect(figures.length).toBeGreaterThan(5);
  });
});
