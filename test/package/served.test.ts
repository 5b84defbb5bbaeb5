import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, it } from 'vitest';

type Json = ReturnType<typeof JSON.parse>;

const installed = process.env['PACKAGE_FOLDER'] ?? '';
const data = mkdtempSync(join(tmpdir(), 'parastatiko-served-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs the installed command while `work` calls it. A moment moves its clock. */
async function whileServing(
  name: 'serve' | 'sandbox',
  work: (baseUrl: string) => Promise<void>,
  moment?: string,
): Promise<void> {
  const line = [join(installed, 'dist/cli.js'), name, '--port', '0', '--format', 'json'];
  const clock = ['--require', resolve('test/dates/clock.cjs')];
  const child = spawn(
    process.execPath,
    [...(moment === undefined ? [] : clock), ...line, ...(name === 'serve' ? ['--data', data] : [])],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, TEST_NOW: moment } },
  );
  try {
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    await work(JSON.parse(printed.toString()).baseUrl);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

it.each([
  ['serve', 'spec', 'parastatiko'],
  ['sandbox', 'recommended', 'Invoicing Provider Service'],
] as const)(
  'the installed command %s serves an OpenAPI document that the linter accepts',
  (name, rules, title) =>
    whileServing(name, async (baseUrl) => {
      const source = await (await fetch(new URL('/openapi.json', baseUrl))).text();
      const { license, version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
      expect(JSON.parse(source).info).toMatchObject({
        title,
        license: { name: license, identifier: license },
        ...(name === 'serve' && { version }),
      });
      const config = await createConfig({ extends: [rules] });
      const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
      expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
    }),
);

/** Makes a call as its example in the OpenAPI document says, and returns what was refused. */
async function exampleRefused(baseUrl: string, path: string, method: string, call: Json): Promise<string[]> {
  const url = new URL(path, baseUrl);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  for (const { name, in: place, example } of call.parameters) {
    if (example === undefined) continue;
    if (place === 'path') url.pathname = decodeURI(url.pathname).replace(`{${name}}`, String(example));
    else if (place === 'query') url.searchParams.set(name, String(example));
    else headers[name] = String(example);
  }
  const body = call.requestBody && JSON.stringify(call.requestBody.content['application/json'].example);
  const answer = await fetch(url, { method: method.toUpperCase(), headers, body });
  const text = await answer.text();
  return answer.status === 200 ? [] : [`${call.operationId} ${answer.status} ${text}`];
}

// Days that follow each other, so that what the examples of one day leave behind is in the way of the next.
const moments = ['2026-12-31T23:30:00+02:00', '2027-01-02T09:00:00+02:00', '2028-02-29T12:00:00+02:00'];
const isShare = process.env['PACKAGE_SHARE'] !== undefined;

// The command is the same in each module system.
it.runIf(process.env['PACKAGE'] === 'esm').each(isShare ? moments.slice(0, 1) : moments)(
  'each example of the OpenAPI document succeeds as it stands, twice, at %s',
  (moment) =>
    whileServing(
      'serve',
      async (baseUrl) => {
        const { paths }: Json = await (await fetch(new URL('/openapi.json', baseUrl))).json();
        const refused: string[] = [];
        let count = 0;
        for (const [path, calls] of Object.entries<Json>(paths))
          for (const [method, call] of Object.entries<Json>(calls))
            for (const _ of [1, 2]) {
              count += 1;
              refused.push(...(await exampleRefused(baseUrl, path, method, call)));
            }
        expect(refused).toEqual([]);
        expect(count).toBeGreaterThanOrEqual(2 * 60);
      },
      moment,
    ),
);
