import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, it } from 'vitest';

const installed = process.env['PACKAGE_FOLDER'] ?? '';
const data = mkdtempSync(join(tmpdir(), 'parastatiko-served-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it.each([
  ['serve', 'spec', 'parastatiko'],
  ['sandbox', 'recommended', 'Invoicing Provider Service'],
] as const)(
  'the installed command %s serves an OpenAPI document that the linter accepts',
  async (name, rules, title) => {
    const line = [join(installed, 'dist/cli.js'), name, '--port', '0', '--format', 'json'];
    const child = spawn(process.execPath, [...line, ...(name === 'serve' ? ['--data', data] : [])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [printed] = (await once(child.stdout, 'data')) as [Buffer];
      const { baseUrl } = JSON.parse(printed.toString()) as { readonly baseUrl: string };
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
    } finally {
      child.kill();
      await once(child, 'exit');
    }
  },
);
