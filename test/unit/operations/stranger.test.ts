import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { operationsPage } from '../../../scripts/docs/reference/operations.js';
import { createMcpServer } from '../../../src/tools/mcp/server.js';
import { type Operation, operations } from '../../../src/tools/operations/index.js';
import { runCli } from '../cli/fake-io.js';
import { served } from '../serve/setup.js';
import { contextOfTest } from './setup.js';

/** An operation that nobody else knows. */
const stranger = {
  id: 'strangers.greet',
  route: 'POST /strangers/{name}/greetings',
  summary: { en: 'Greet a stranger.', el: 'Χαιρετά έναν άγνωστο.' },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ name: z.string(), times: z.number().int() }),
  output: z.strictObject({ greeting: z.string() }),
  example: { name: 'Anna', times: 2 },
  run: ({ name, times }: { name: string; times: number }) => ({
    greeting: Array.from({ length: times }, () => `Hello ${name}`).join(', '),
  }),
} as unknown as Operation;

const GREETING = { greeting: 'Hello Anna, Hello Anna' };

// One entry in the list is all that a new operation needs.
const list = operations as Operation[];
beforeEach(() => void list.push(stranger));
afterEach(() => void list.pop());

it('is a route', async () => {
  const { call } = await served();
  expect((await call('POST /strangers/Anna/greetings', { times: 2 })).body).toEqual(GREETING);
});

it('is in the OpenAPI document', async () => {
  const { call } = await served();
  const { body } = await call('GET /openapi.json');
  const { post } = body.paths['/strangers/{name}/greetings'];
  expect(post).toMatchObject({ operationId: 'strangers.greet', summary: 'Greet a stranger.' });
  expect(post.requestBody.content['application/json']).toMatchObject({
    schema: { properties: { times: { type: 'integer' } }, required: ['times'] },
    example: { times: 2 },
  });
});

it('is a call of the command line', async () => {
  const line = ['call', 'strangers.greet', '--set', 'name=Anna', '--set', 'times:=2'];
  const { code, stdout } = await runCli(line);
  expect([code, JSON.parse(stdout)]).toEqual([0, GREETING]);
  expect((await runCli(['call', '--list', '--lang', 'el'])).stdout).toContain('Χαιρετά έναν άγνωστο.');
});

it('is a tool of assistants', async () => {
  const { context } = await contextOfTest();
  const guides = { list: async () => [], read: async () => undefined };
  const server = createMcpServer({
    operations,
    context,
    allowed: { operations: [] },
    tools: ['strangers'],
    guides,
  });
  const client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  const { tools } = await client.listTools();
  expect(tools.find(({ name }) => name === 'strangers_greet')?.inputSchema).toMatchObject({
    required: ['name', 'times'],
  });
  const { structuredContent } = await client.callTool({
    name: 'strangers_greet',
    arguments: { name: 'Anna', times: 2 },
  });
  expect(structuredContent).toEqual(GREETING);
});

it('has its place in the documentation', () => {
  const page = operationsPage(operations);
  expect(page).toContain(
    '| [`strangers.greet`](#strangersgreet) | `POST /strangers/{name}/greetings` | Greet a stranger. |',
  );
  expect(page).toContain('## strangers.greet');
});
