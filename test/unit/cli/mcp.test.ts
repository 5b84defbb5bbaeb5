import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtProgram } from './built.js';
import { runCli } from './fake-io.js';

let program = '';
let folder = '';
beforeAll(async () => {
  program = join(await builtProgram(), 'cli.js');
  folder = mkdtempSync(join(tmpdir(), 'mcp-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The SDK's own client, with the program as its server. */
async function connected(options: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const args = [program, 'mcp', '--lang', 'en', ...options];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  return client;
}

const names = async (client: Client): Promise<string[]> =>
  (await client.listTools()).tools.map(({ name }) => name);

it('offers tools and guides on standard input and output, in memory', { timeout: 60_000 }, async () => {
  const client = await connected([]);
  try {
    const { structuredContent } = await client.callTool({
      name: 'codes_search',
      arguments: { table: 'paymentMethodTypes' },
    });
    expect(structuredContent).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ code: 3 })]),
    });
    const { contents } = await client.readResource({ uri: 'parastatiko://guides/http' });
    expect(contents[0]).toMatchObject({ text: readFileSync('docs/guide/http.md', 'utf8') });
    expect(await names(client)).not.toContain('documents_issue');
    expect(client.getInstructions()).toContain('nothing that you issue is filed');
  } finally {
    await client.close();
  }
});

it('offers tools that file with a real service only with --allow-issue', { timeout: 60_000 }, async () => {
  const key = join(folder, 'key');
  writeFileSync(key, 'secret');
  const real = ['--service', 'https://host.example', '--key-file', key];
  for (const [options, isOffered] of [
    [[...real, '--tools', 'documents'], false],
    [
      [
        ...real,
        '--tools',
        'documents.search',
        '--allow-issue',
        'documents.issue,tables',
        '--data',
        join(folder, 'data'),
      ],
      true,
    ],
  ] as const) {
    const client = await connected(options);
    const offered = await names(client);
    await client.close();
    expect([offered.includes('documents_issue'), offered.includes('documents_search')]).toEqual([
      isOffered,
      true,
    ]);
  }
});

it.each([
  ['en', /journal that lasts.*--data.*--database/],
  ['el', /ημερολόγιο που διατηρείται.*--data.*--database/],
] as const)(
  'refuses to issue with a real service and a journal in memory, in %s',
  async (language, sentence) => {
    const real = ['--service', 'https://host.example', '--key-file', 'key.txt'];
    const { code, stderr } = await runCli(['mcp', '--lang', language, ...real, '--allow-issue', 'all'], {
      stdin: '',
    });
    expect([code, stderr]).toEqual([2, expect.stringMatching(sentence)]);
  },
);

it('ends with 0 when standard input ends', async () => {
  expect(await runCli(['mcp'], { stdin: '' })).toEqual({ code: 0, stdout: '', stderr: '' });
});

it.each([
  [['--allow-issue', 'documents.isue'], 'documents.issue'],
  [['--tools', 'tabels'], 'tables'],
  [['--allow-issue', 'documents.issue,everything'], 'everything'],
  [['--up-to', '12.345'], '--up-to'],
  [['--up-to', 'much'], '--up-to'],
])('refuses %j', async (options, named) => {
  const { code, stderr } = await runCli(['mcp', ...options], { stdin: '' });
  expect([code, stderr]).toEqual([2, expect.stringContaining(named)]);
});
